import { describe, expect, it } from 'vitest';
import { between, pieces, stories, takenBack, type Teller } from './story';
import { CHANCE, type Notice, type Say } from './wire';

const notice = (type: string, actor: number, key: string | null): Notice => ({
  event: { type, actor },
  say: key === null ? null : { key, values: actor < 0 ? {} : { actor } },
});
const reading = { begins: new Set(['draw', 'put', 'over']), turns: new Set(['draw']) };
const teller: Teller = {
  gist: ({ notices, seat }) =>
    seat < 0
      ? null
      : {
          says: [{ key: 'gist', values: { count: notices.length } }],
          notable: notices.some(({ event }) => event.type === 'fell'),
        },
  apart: new Set(['over']),
};

describe('a turn as a story', () => {
  const log = [
    notice('deal', CHANCE, 'log-deal'),
    notice('first', CHANCE, 'log-first'),
    notice('draw', 0, 'log-draw'),
    notice('fell', 1, 'log-fell'),
    notice('put', 1, 'log-put'),
    notice('draw', 1, 'log-draw'),
    notice('over', CHANCE, 'log-over'),
    notice('shown', 0, 'log-shown'),
  ];
  const told = stories(log, reading, teller, 0);

  it('holds all that follows from it, until the next one', () => {
    expect(told.map(({ at, end, seat, turn }) => [at, end, seat, turn])).toEqual([
      [0, 2, CHANCE, null],
      [2, 5, 0, 1],
      [5, 6, 1, 2],
      [6, 8, CHANCE, null],
    ]);
    expect(told[1]!.details.map(({ key }) => key)).toEqual(['log-draw', 'log-fell', 'log-put']);
  });

  it('has the headline of its game, else a sentence: before the first turn who begins', () => {
    expect(told.map(({ named, says }) => [named, says[0]!.key])).toEqual([
      [false, 'log-first'],
      [true, 'gist'],
      [true, 'gist'],
      [false, 'log-over'],
    ]);
  });

  it('before the first turn is that of whoever goes first, not of who acted', () => {
    const first = notice('first', 1, 'log-first');
    const plain = { gist: () => null };
    const [begun] = stories([notice('put', 0, null), first], reading, plain, 0);
    expect(begun!.seat).toBe(1);
  });

  it('knows whether something of note has happened', () => {
    expect(told.map(({ notable }) => notable)).toEqual([false, true, false, false]);
  });

  it('is every single line where nobody has said what belongs together', () => {
    class Every extends Set<string> {
      override has(): boolean {
        return true;
      }
    }
    const plain = { begins: new Every(), turns: new Set<string>() };
    expect(stories(log, plain, { gist: () => null }, 0)).toHaveLength(log.length);
  });
});

describe('a sentence with pictures', () => {
  const speak = ({ values }: Say): string => `gave ${values['give']}, took ${values['take']}.`;
  const say = { key: 'x', values: { give: '@nation-FR', take: '@nation-IT @nation-DE' } };

  it('has things in place of their names', () => {
    expect(pieces(say, speak, new Set(['give', 'take']))).toEqual([
      { text: 'gave ' },
      { thing: 'nation-FR' },
      { text: ', took ' },
      { thing: 'nation-IT' },
      { text: ' ' },
      { thing: 'nation-DE' },
      { text: '.' },
    ]);
  });

  it('is words alone where the game draws nothing, or nobody knows the thing', () => {
    const unknown = { key: 'x', values: { give: 'unknown', take: 'unknown' } };
    expect(pieces(unknown, speak, new Set(['give']))).toEqual([
      { text: 'gave unknown, took unknown.' },
    ]);
  });
});

describe('what was taken back', () => {
  const log = [notice('draw', 0, 'log-draw'), notice('go', 1, 'log-go'), notice('go', 1, 'log-go')];

  it('is known by the lines that are gone, and counted', () => {
    const once = takenBack([], log, log.slice(0, 2));
    expect(once).toEqual([{ at: 2, seat: 1, moves: 1 }]);
    expect(takenBack(once, log.slice(0, 2), log.slice(0, 1))).toEqual([
      { at: 1, seat: 1, moves: 1 },
    ]);
    expect(takenBack(once, log, log.slice(0, 2))).toEqual([{ at: 2, seat: 1, moves: 2 }]);
  });

  it('is nothing where the log only grows, or is sent again', () => {
    expect(takenBack([], log.slice(0, 1), log)).toEqual([]);
    expect(takenBack([], log, structuredClone(log))).toEqual([]);
  });

  it('has its line where it happened', () => {
    const told = stories(log, reading, teller, 0);
    const lines = between(told, [{ at: 1, seat: 1, moves: 1 }]);
    expect(lines.map(({ key }) => key)).toEqual(['s0', 'u1.1']);
  });
});
