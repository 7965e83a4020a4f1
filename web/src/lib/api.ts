/** Asking the server over HTTP. */

import { root } from './route.svelte';
import type {
  AnySeriesCommand,
  Command,
  Done,
  Frame,
  GameInfo,
  Listed,
  Me,
  NewSeries,
  NewTable,
  Refused,
  Replay,
  SeriesDone,
  SeriesFrame,
  SeriesListed,
} from './wire';

/** What the server would not do, and why. */
export class Denied extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

const unreachable: Refused = { type: 'refused', code: 'unreachable', text: '' };

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent: RequestInit = { method };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { 'content-type': 'application/json' };
  }
  const answer = await fetch(`${root}/api/v1${path}`, sent).catch(() => null);
  if (!answer) throw new Denied(unreachable);
  if (!answer.ok) throw new Denied(await answer.json().catch(() => unreachable));
  if (answer.status === 204) return undefined as T;
  const json = answer.headers.get('content-type')?.startsWith('application/json');
  return (json ? answer.json() : answer.text()) as Promise<T>;
}

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  me: () => ask<Me>('GET', '/me'),
  come: (name: string, lang: string) => ask<Me>('POST', '/me', { name, lang }),
  change: (what: { name?: string; lang?: string }) => ask<Me>('PATCH', '/me', what),
  claim: (password: string, old?: string) =>
    ask<Me>('PUT', '/me/password', old ? { password, old } : { password }),
  login: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  logout: () => ask<void>('DELETE', '/session'),
  forget: () => ask<void>('DELETE', '/me'),
  mine: () => ask<Listed[]>('GET', '/me/tables'),
  open: () => ask<Listed[]>('GET', '/tables'),
  make: (table: NewTable) => ask<{ id: string }>('POST', '/tables', table),
  frame: (table: string) => ask<Frame>('GET', `/tables/${table}`),
  act: (table: string, command: Command) => ask<Done>('POST', `/tables/${table}/commands`, command),
  replay: (table: string, viewer: string) =>
    ask<Replay>('GET', `/tables/${table}/replay?viewer=${viewer}`),
  components: (table: string) => ask<unknown>('GET', `/tables/${table}/components`),
  check: (game: string, components: string) =>
    ask<void>('POST', '/components', { game, components }),
  series: (id: string) => ask<SeriesFrame>('GET', `/series/${id}`),
  allSeries: () => ask<SeriesListed[]>('GET', '/me/series'),
  carry: (id: string, command: AnySeriesCommand) =>
    ask<SeriesDone>('POST', `/series/${id}/commands`, command),
  start: (series: NewSeries) => ask<{ id: string }>('POST', '/series', series),
  upload: (record: string) => ask<{ id: string }>('POST', '/records', { record }),
};

/** Our components as a file, to make one's own from. */
export function templateAddress(game: string): string {
  return `${root}/api/v1/components?game=${game}`;
}

export function recordAddress(table: string, viewer: string): string {
  return `${root}/api/v1/tables/${table}/record?viewer=${viewer}`;
}

export function seriesFileAddress(series: string): string {
  return `${root}/api/v1/series/${series}/file`;
}
