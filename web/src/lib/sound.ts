/** Small sounds, made on the spot; off until somebody turns them on. */

import { kept } from './kept.svelte';

export const soundOn = kept('sound', false);

type Sound = 'slide' | 'tap' | 'snap' | 'stamp' | 'turn';

let context: AudioContext | null = null;
let last = 0;

export function play(sound: Sound): void {
  const now = performance.now();
  if (!soundOn.value || (document.hidden && sound !== 'turn') || now - last < 80) return;
  last = now;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (to: AudioContext, at: number) => void> = {
  slide: (to, at) => rustle(to, at, 0.16, 2600, 0.05),
  tap: (to, at) => tone(to, at, 420, 0.05, 0.06),
  snap: (to, at) => rustle(to, at, 0.09, 900, 0.12),
  stamp: (to, at) => {
    tone(to, at, 95, 0.16, 0.2);
    rustle(to, at, 0.06, 400, 0.1);
  },
  turn: (to, at) => {
    tone(to, at, 587, 0.14, 0.07);
    tone(to, at + 0.13, 784, 0.17, 0.07);
  },
};

function tone(to: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const voice = to.createOscillator();
  voice.frequency.value = pitch;
  voice.connect(fading(to, at, length, loud));
  voice.start(at);
  voice.stop(at + length);
}

function rustle(to: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const noise = to.createBufferSource();
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const band = to.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  noise.connect(band).connect(fading(to, at, length, loud));
  noise.start(at);
}

function fading(to: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(to.destination);
  return gain;
}
