/** Opening a table: made, seated, and begun as soon as nobody is missing. */

import { api, Denied } from '../lib/api';
import { session } from '../lib/session.svelte';
import { usual } from '../lib/options';
import type { Command, GameInfo, NewTable } from '../lib/wire';
import { t } from '../lib/words.svelte';

/** Who is to sit somewhere: the reader, a friend who comes by link, a bot, or somebody beside the reader. */
export type Guest =
  | { kind: 'me' }
  | { kind: 'friend' }
  | { kind: 'bot'; bot: string }
  | { kind: 'here'; name: string };

const RIVAL = 'search:300ms';
const GENTLE = 'gentle';

/** The bot that is offered first: it thinks a little, and keeps nobody waiting. */
export function rival(bots: readonly string[]): string {
  return bots.includes(RIVAL) ? RIVAL : bots.at(-1)!;
}

/** The bot of a first game. */
export function gentle(bots: readonly string[]): string {
  return bots.includes(GENTLE) ? GENTLE : bots[0]!;
}

/** A table of one's own with bots, as it is opened by one click: kind ones in a first game. */
export function alone(info: GameInfo, first: boolean): [NewTable, Guest[]] {
  const bot = first ? gentle(info.bots) : rival(info.bots);
  const options = { ...usual(info.options, info.company, true), ...(first ? info.first : {}) };
  const guests = Array.from({ length: info.company }, (_, seat): Guest =>
    seat ? { kind: 'bot', bot } : { kind: 'me' },
  );
  return [{ game: info.name, options }, guests];
}

/** Open a table; its id is its link. */
export async function open(table: NewTable, guests: readonly Guest[]): Promise<string> {
  await session.somebody();
  const { id } = await api.make({ ...table, seats: guests.length });
  await Promise.all(
    guests.flatMap((guest, seat) => seated(guest, seat).map((command) => api.act(id, command))),
  );
  if (guests.every((guest) => guest.kind !== 'friend')) await api.act(id, { type: 'start' });
  return id;
}

function seated(guest: Guest, seat: number): Command[] {
  switch (guest.kind) {
    case 'me':
      return [{ type: 'sit', seat }];
    case 'here':
      return [{ type: 'sit', seat, name: guest.name }];
    case 'bot':
      return [{ type: 'fill', seat, bot: guest.bot }];
    case 'friend':
      return [];
  }
}

/** Take the seats that are kept for the reader at a table, such as a rematch. */
export async function join(table: string): Promise<void> {
  const { you } = await api.frame(table);
  for (const seat of you?.kept ?? []) await api.act(table, { type: 'sit', seat });
}

/** Why something was not done, in a sentence. What is no refusal is a fault of ours. */
export function reason(why: unknown): string {
  if (!(why instanceof Denied)) throw why;
  return t(`refusal-${why.refused.code}`, why.refused.values);
}
