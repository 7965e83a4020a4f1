import { afterEach, expect, it, vi } from 'vitest';
import { componentsOf } from './components';
import type { Facts } from './wire';

function facts(hash: string | null): Facts {
  return { id: 'table', components: hash && { name: 'own', hash } } as Facts;
}

function answers(...bodies: [number, unknown][]): ReturnType<typeof vi.fn> {
  const fetch = vi.fn();
  for (const [status, body] of bodies)
    fetch.mockResolvedValueOnce(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

it('are nothing where a game has none', async () => {
  const fetch = answers();
  expect(await componentsOf(facts(null))).toBe(null);
  expect(fetch).not.toHaveBeenCalled();
});

it('are got once for all tables that have the same', async () => {
  const fetch = answers([200, { hash: 'a', cities: [] }]);
  expect(await componentsOf(facts('a'))).toEqual({ hash: 'a', cities: [] });
  expect(await componentsOf(facts('a'))).toEqual({ hash: 'a', cities: [] });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('are asked for again until the server answers', async () => {
  const fetch = answers([503, { code: 'store_failed' }], [200, { hash: 'b' }]);
  expect(await componentsOf(facts('b'), 1)).toEqual({ hash: 'b' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('are not waited for where there is no such table', async () => {
  answers([404, { code: 'no_such_table', text: '' }]);
  await expect(componentsOf(facts('c'), 1)).rejects.toThrow();
});
