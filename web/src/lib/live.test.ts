import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './live.svelte';

vi.mock('./session.svelte', () => ({ session: { me: null } }));

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => {};
  onclose = (_: { code: number; reason: string }): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose({ code: 1006, reason: '' });
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = (): Socket => Socket.all.at(-1)!;
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  link = new Link('T');
  last().opens();
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lost connection', () => {
  it('is said at once where the browser is offline, and taken back if the server answers', () => {
    dispatchEvent(new Event('offline'));
    expect(link.state).toBe('lost');
    last().says({ type: 'pong' });
    expect(link.state).toBe('open');
  });

  it('is said within a second, and so is that it is back, for a moment', () => {
    last().breaks();
    expect(link.state).toBe('open'); // perhaps it is back before anybody has seen it
    vi.advanceTimersByTime(1_000);
    expect(link.state).toBe('lost');
    last().opens();
    expect([link.state, link.back]).toEqual(['open', true]);
    vi.advanceTimersByTime(3_000);
    expect(link.back).toBe(false);
  });

  it('is left for a new one as soon as the browser is back online', () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    expect(Socket.all.length).toBe(2);
    last().opens();
    expect(link.state).toBe('open');
  });
});

describe('a move that is not answered', () => {
  it('is said to be on its way, and is sent again on another connection', async () => {
    const answer = link.do({ type: 'play', seat: 0, n: 1, action: 3 });
    expect(link.late).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect([link.state, link.late]).toEqual(['open', true]);
    vi.advanceTimersByTime(8_000);
    expect(link.state).toBe('lost');
    const [first, second] = Socket.all as [Socket, Socket];
    second.opens();
    expect(second.sent).toEqual(first.sent.filter((text) => text.includes('play')));
    second.says({ type: 'done', key: JSON.parse(second.sent[0]!).key, n: 2 });
    expect((await answer).type).toBe('done');
    expect(link.late).toBe(false);
  });
});
