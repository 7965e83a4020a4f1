import { describe, expect, it } from 'vitest';
import { news } from './remark';
import { CHANCE, type Notice } from './wire';

const ME = 0;

/** A log of who did what: "1 exchange". */
function log(...lines: string[]): Notice[] {
  return lines.map((line) => {
    const [actor, type] = line.split(' ');
    return { event: { type: type!, actor: Number(actor) }, say: null } as Notice;
  });
}

function said(lines: readonly Notice[]): string | null {
  const event = news(lines, ME, ({ type }) => type !== 'dull');
  return event && `${event.actor} ${event.type}`;
}

/** So many turns in which everybody exchanges. */
function rounds(count: number): Notice[] {
  return Array.from({ length: count }, () =>
    log('0 exchange', `${CHANCE} drawn`, '1 exchange', '2 exchange'),
  ).flat();
}

describe('what a kind bot says', () => {
  it('was the same sentence nearly every turn', () => {
    const turns = [1, 2, 3, 4, 5].map((count) => said(rounds(count)));
    expect(turns).toEqual(['1 exchange', null, null, null, null]);
  });

  it('is said again when it was not heard for some turns', () => {
    expect(said(rounds(6))).toBe('1 exchange');
    expect(said(rounds(7))).toBeNull();
  });

  it('was the same sentence from one bot after another', () => {
    expect(said(log('0 exchange', '1 exchange'))).toBe('1 exchange');
    expect(said(log('0 exchange', '1 exchange', '2 exchange'))).toBe('1 exchange');
  });

  it('is the last that is news', () => {
    const lines = [...rounds(1), ...log('0 exchange', '1 clear', '1 exchange', '2 dull')];
    expect(said(lines)).toBe('1 clear');
  });

  it('is over with the reader’s own next move', () => {
    expect(said(log('1 clear', '0 exchange'))).toBeNull();
    expect(said(log('1 clear', `${CHANCE} drawn`))).toBe('1 clear');
  });
});
