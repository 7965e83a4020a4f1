/** Which page stands at an address; its code comes when it is opened. */

import type { Component } from 'svelte';

type Page = Component<{ id: string; game: string }> | Component;

const pages: Record<string, () => Promise<{ default: Page }>> = {
  first: () => import('./First.svelte'),
  home: () => import('./Home.svelte'),
  new: () => import('./New.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  begin: () => import('./Begin.svelte'),
  series: () => import('./Series.svelte'),
  rules: () => import('./Rules.svelte'),
  missing: () => import('./Missing.svelte'),
};

export interface Place {
  page: string;
  /** The table, the series or the game that the address names. */
  id: string;
}

export function place(path: string): Place {
  const [, first = '', id = '', last, ...rest] = path.split('/');
  if (rest.length) return { page: 'missing', id };
  if (!first) return { page: 'home', id };
  if (first === 't' && id && last === 'replay') return { page: 'replay', id };
  if (first === 't' && id && !last) return { page: 'table', id };
  if (first === 's' && id && !last) return { page: 'series', id };
  if (['first', 'new', 'begin', 'rules'].includes(first) && id && !last) return { page: first, id };
  return { page: 'missing', id };
}

export async function load({ page }: Place): Promise<Page> {
  return (await pages[page]!()).default;
}
