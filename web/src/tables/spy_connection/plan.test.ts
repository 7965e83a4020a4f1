import { expect, test, vi } from 'vitest';
import type { Desk } from '../../lib/desk.svelte';
import { Plan } from './plan.svelte';
import type { Atlas, SpyScene } from './spy';
import type { Move, Types } from './types.gen';

const ROUTE = {
  from: 'paris',
  to: 'rome',
  total: 3,
  spaces: [
    ['paris-a', 0],
    ['rome-a', 3],
  ],
};
const BACKS: Move[] = ['paris-a', 'madrid-a', 'london-a'].map((space) => ({ type: 'back', space }));

/** A table where the spy is in London: it would go by its network to Paris, and on to Rome. */
function table(routes: unknown[] = [ROUTE]): SpyScene {
  const moves: Move[] = [{ type: 'move', city: 'paris' }, ...BACKS];
  return {
    intel: { phase: 'acting', routes, players: [{ spy: 'london', supply: 1, missions: [] }] },
    moves: moves.map((move, action) => ({ move, action })),
  } as unknown as SpyScene;
}

test('the first agents suggested for taking back lay on the planned route', async () => {
  const asked: string[] = [];
  const scene = table();
  const desk = {
    viewer: 0,
    playing: true,
    scene,
    tryOut: (_: number[], move?: Move) => {
      if (move?.type !== 'back') return Promise.resolve({ scene: null, refusal: { code: 'few' } });
      asked.push(move.space);
      // Without London's space Paris is cut off, and Rome is reached from nowhere.
      const left = move.space === 'london-a' ? [] : [ROUTE];
      return Promise.resolve({ scene: table(left), refusal: null });
    },
  } as unknown as Desk<Types>;
  const plan = new Plan(desk, {} as Atlas);
  plan.aim({ kind: 'connect', city: 'rome', from: 'paris' });
  await vi.waitFor(() => expect(plan.settled).toBe(true));
  expect([...plan.needed]).toEqual(['paris-a', 'london-a']);
  expect(asked).toEqual(['madrid-a', 'london-a']);
});
