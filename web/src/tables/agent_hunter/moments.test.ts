import { expect, test } from 'vitest';
import { moments as among } from '../../lib/moment';
import type { Notice } from '../../lib/wire';
import { moments } from './moments';
import type { Types } from './types.gen';

const attack = (from: number, lost: number): Notice<Types>[] =>
  [
    { event: { type: 'attack-from', actor: from, base: 0, own: 1 }, say: null },
    { event: { type: 'answer', actor: from, number: 4, base: 0, answer: 'equal' }, say: null },
    {
      event: { type: 'eliminated', actor: lost, base: 0 },
      say: { key: 'log-eliminated', values: { base: 'left' } },
    },
  ] as unknown as Notice<Types>[];

test('a base that fell had no moment of its own', () => {
  const [hit] = among(moments, attack(0, 1), 0, 0);
  expect(hit).toMatchObject({ seat: 1, thing: '4', stamp: { key: 'eliminated' } });
  expect(hit!.say.values).toMatchObject({ who: 'foe', how: 'hit', number: 4, base: 'left' });
  const [lost] = among(moments, attack(0, 0), 0, 0);
  expect(lost!.say.values).toMatchObject({ who: 'you', how: 'lost', foe: 1 });
});
