/** What the parts of Spywhere's table share. */

import type { Intel, Player } from './types.gen';

export type Nation = Intel['nations'][number];
/** In the order in which they are counted. */
export const NATIONS: readonly Nation[] = ['FR', 'IT', 'DE', 'GB', 'BE', 'ES'];
/** How many of each nation. */
export type Counts = readonly number[];

/** The nations that a row of figures counts, each with its number. */
export function counted(counts: Counts): [Nation, number][] {
  return NATIONS.flatMap((nation, at) => (counts[at] ? [[nation, counts[at]]] : []));
}

export const count = (counts: Counts, nation: Nation): number => counts[NATIONS.indexOf(nation)]!;

/** A nation in a sentence of the game. */
export const named = (nation: Nation): string => `@nation-${nation}`;

/** The steps of a turn, and the phases in which each is taken. */
export const STEPS: Record<'draw' | 'exchange' | 'three' | 'name', readonly Intel['phase'][]> = {
  draw: ['drawing'],
  exchange: ['exchanging'],
  three: ['clearing', 'bonus', 'refilling'],
  name: ['naming'],
};

/** A card that has been laid before somebody: by whom, and what it says as far as one may know. */
export interface Laid {
  by: number;
  /** Which of the cards of the same player before the same one. */
  nth: number;
  nation: Nation | null;
  right: boolean | null;
}

/** What lies before a player, by the seats that laid it and in the order laid. */
export function laidBefore(players: readonly Player[], seat: number): Laid[] {
  return players.flatMap(({ named, names, right }, by) =>
    (names ?? named.map((foe): [number, null] => [foe, null]))
      .map(([foe, nation], at) => ({ foe, nation, right: right?.[at] ?? null }))
      .filter(({ foe }) => foe === seat)
      .map(({ nation, right }, nth) => ({ by, nth, nation, right })),
  );
}

/** Per cent that a player is of each nation, where the table tells; by the piles or by the play. */
export function chances(player: Player, passports: number): number[] | null {
  if (player.odds.length) return player.odds.map((each) => each / 10);
  const all = player.fits.reduce((sum, each) => sum + each, 0);
  return all ? player.fits.map((each) => (100 * passports * each) / all) : null;
}

/** A chance in whole percent: all of it only when it is certain, none only when it cannot be. */
export function whole(percent: number): number {
  return percent <= 0 || percent >= 100 ? percent : Math.max(1, Math.min(99, Math.round(percent)));
}

/** Names that pieces keep from view to view; one that is hidden tells only whose it is. */
export const inMarket = (slot: number, nation: Nation): string => `m${slot}:${nation}`;
export const inHand = (nation: Nation): string => `h:${nation}`;
export const inSet = (nation: Nation): string => `c:${nation}`;
export const place = (seat: number): string => `seat:${seat}`;
export const clue = (seat: number, nation: Nation): string => `clue:${seat}:${nation}`;
export const laidCard = (by: number, seat: number, nth: number): string =>
  `id:${by}:${seat}:${nth}`;
