import { describe, expect, it } from 'vitest';
import { entries } from './log';
import { CHANCE, type Notice } from './wire';

const notice = (kind: string, actor: number, key: string | null): Notice => ({
  event: { type: kind, actor },
  say: key === null ? null : { key, values: {} },
});
const reading = { begins: new Set(['attack', 'swap', 'draw']), turns: new Set(['attack', 'swap']) };

describe('the log', () => {
  it('keeps what belongs to one move together, and counts turns', () => {
    const told = entries(
      [
        notice('draw', CHANCE, 'log-draw'),
        notice('attack', 0, 'log-attack'),
        notice('answer', 0, 'log-answer'),
        notice('lost', 1, 'log-lost'),
        notice('swap', 1, null),
        notice('shown', 1, 'log-shown'),
      ],
      reading,
    );
    expect(told.map((entry) => [entry.at, entry.turn, entry.actor, entry.says.length])).toEqual([
      [0, null, CHANCE, 1],
      [1, 1, 0, 3],
      [4, 2, 1, 1],
    ]);
  });

  it('leaves out what has no words, but counts it', () => {
    const told = entries([notice('swap', 0, null), notice('attack', 1, 'log-attack')], reading);
    expect(told.map((entry) => entry.turn)).toEqual([2]);
  });

  it('gives a turn that begins with a draw to whoever acts, and mutes what nobody need read', () => {
    const told = entries(
      [
        notice('deal', CHANCE, 'log-deal'),
        notice('draw', CHANCE, 'log-draw'),
        notice('attack', 2, 'log-attack'),
      ],
      {
        begins: new Set(['draw']),
        turns: new Set(['draw']),
        mute: ({ event }) => event.type === 'deal',
      },
    );
    expect(told.map((entry) => [entry.turn, entry.actor, entry.says.length])).toEqual([[1, 2, 2]]);
  });

  it('begins anew after what ends a turn, whatever comes next', () => {
    const told = entries(
      [
        notice('lift', 0, 'log-lift'),
        notice('go', 0, 'log-go'),
        notice('end', 0, null),
        notice('go', 1, 'log-go'),
        notice('lift', 1, 'log-lift'),
        notice('end', 1, null),
        notice('over', CHANCE, 'log-over'),
      ],
      { begins: new Set(['over']), ends: new Set(['end']), turns: new Set(['lift', 'go']) },
    );
    expect(told.map((entry) => [entry.at, entry.turn, entry.says.length])).toEqual([
      [0, 1, 2],
      [3, 2, 2],
      [6, null, 1],
    ]);
  });

  it('tells what follows from a turn with it, until the next one begins', () => {
    const told = entries(
      [
        notice('first', CHANCE, 'log-first'),
        notice('show', CHANCE, null),
        notice('confirm', 1, 'log-confirm'),
        notice('focus', 1, 'log-focus'),
        notice('end', 1, null),
        notice('suspect', CHANCE, 'log-suspect'),
        notice('lose', 1, 'log-lose'),
        notice('end', 0, null),
        notice('suspect', CHANCE, 'log-suspect'),
      ],
      {
        begins: new Set(['first']),
        turns: new Set(['confirm', 'focus', 'end']),
        closes: new Set(['first', 'end']),
      },
    );
    expect(told.map((entry) => [entry.turn, entry.actor, entry.says.length])).toEqual([
      [null, CHANCE, 1],
      [1, 1, 4],
      [2, 0, 1],
    ]);
  });
});
