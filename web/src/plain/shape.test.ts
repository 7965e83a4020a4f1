import { describe, expect, it } from 'vitest';
import { readable } from '../lib/names';
import { shape } from './shape';

const COMMON = { viewer: 0, over: false, to_act: [0] };

describe('plain Intel', () => {
  it('is shown seat by seat where a list has one thing for each, else on the table', () => {
    const { table, seats } = shape({ ...COMMON, round: 2, hand: [3, null], pile: [1, 2, 3] }, 2);
    expect(table).toEqual([
      { field: 'round', value: 2 },
      { field: 'pile', value: [1, 2, 3] },
    ]);
    expect(seats).toEqual([[{ field: 'hand', value: 3 }], [{ field: 'hand', value: null }]]);
  });

  it('gives the fields of what a seat has their own names', () => {
    const { seats } = shape({ ...COMMON, sides: [{ coins: 1 }, { coins: 2 }] }, 2);
    expect(seats[1]).toEqual([{ field: 'coins', value: 2 }]);
  });

  it('has names that can be read', () => {
    expect(['cards_left', 'attack-with', 'deck', ''].map(readable)).toEqual([
      'Cards left',
      'Attack with',
      'Deck',
      '',
    ]);
  });
});
