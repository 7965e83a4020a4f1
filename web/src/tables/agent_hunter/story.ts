/** What a turn of Agent Hunter came down to. */

import { entries, type Reading } from '../../lib/log';
import { about, of, type Gist, type Teller, type Told } from '../../lib/story';
import type { Notice, Say, Scene } from '../../lib/wire';
import Picture from './Number.svelte';
import type { Types } from './types.gen';

const zone = (seat: number, base: number): string => `${seat}.${base}`;

function gist({ notices, seat }: Told<Types>): Gist | null {
  const [fell] = of(notices, 'eliminated');
  const [answer] = of(notices, 'answer');
  const told = notices.find(({ event: { type } }) => KEYS.has(type));
  if (!told?.say) return null;
  const { event, say } = told;
  const lights = fell ? [zone(fell.actor, fell.base)] : [];
  if (event.type === 'shown') lights.push(zone(seat, event.base));
  if (event.type === 'attack-with' || event.type === 'attack-from')
    lights.push(zone(1 - seat, event.base));
  if (event.type === 'attack-from') lights.push(zone(seat, event.own));
  const met = answer ? { answer: answer.answer, number: answer.number } : { answer: 'none' };
  const values = event.type === 'shown' ? say.values : { number: '', ...say.values, ...met };
  return { says: [{ key: KEYS.get(event.type)!, values }], notable: fell !== undefined, lights };
}

const KEYS: ReadonlyMap<string, string> = new Map([
  ['shown', 'gist-swap'],
  ['attack-with', 'gist-attack'],
  ['attack-from', 'gist-attack-from'],
]);

/** What made the difference, and how each base fell. */
function decided(
  { intel, prompt }: Scene<Types>,
  log: readonly Notice<Types>[],
  viewer: number,
): Say[] {
  const lost = intel.players.map(({ bases }) => bases.filter(({ standing }) => !standing).length);
  const seat = Number(prompt.values['actor']);
  const [high, low] = [lost[1 - seat]!, lost[seat]!];
  const result = String(prompt.values['result']);
  const by = result === 'points' && high <= low ? 'tokens' : result;
  const told = entries(log, reading).flatMap((entry) => {
    const fell = entry.notices.find(({ event }) => event.type === 'eliminated');
    const answer = of(entry.notices, 'answer')[0];
    if (!fell?.say || fell.event.type !== 'eliminated' || !answer) return [];
    const how = answer.actor === fell.event.actor ? 'lost' : 'hit';
    const values = { ...about(fell.event.actor, viewer, 1 - fell.event.actor), how };
    const { number } = answer;
    const base = fell.say.values['base']!;
    return [{ key: 'decided-fell', values: { ...values, turn: entry.turn ?? 0, base, number } }];
  });
  const values = { ...about(seat, viewer, 1 - seat), result: by, high, low };
  return [{ key: 'decided-by', values }, ...told];
}

export const reading: Reading = {
  begins: new Set(['put', 'swap', 'attack-with', 'attack-from', 'first', 'placed', 'over', 'done']),
  turns: new Set(['swap', 'attack-with', 'attack-from']),
};

export const story: Teller<Types> = {
  gist,
  apart: new Set(['over']),
  Picture,
  pictured: new Set(['number']),
  decided,
};
