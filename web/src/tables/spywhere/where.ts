/** Spywhere as the server tells it: see games/spywhere/intel.py. */

export const NATIONS = ['FR', 'IT', 'DE', 'GB', 'BE', 'ES'] as const;
export type Nation = (typeof NATIONS)[number];
/** How many of each nation. */
export type Counts = readonly number[];

export interface Player {
  passports: Nation[] | null;
  hand: Counts | null;
  hand_size: number;
  /** What everybody knows it holds. */
  known: Counts;
  took: Counts;
  gave: Counts;
  /** Piles of three that it has taken out. */
  clues: Counts;
  /** Before whom it has laid a card, in the order laid. */
  named: number[];
  names: [number, Nation][] | null;
  right: boolean[] | null;
  /** Identification cards of one's own that are left. */
  cards: Nation[] | null;
  missing: number;
  done: boolean;
  fits: Counts;
  odds: Counts;
  points: number | null;
  own_cards: number | null;
  k: number | null;
  bonus: number | null;
}

export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  names_from: number;
  nations: Nation[];
  left_out: Nation | null;
  phase:
    | 'leaving'
    | 'passports'
    | 'dealing'
    | 'market'
    | 'starting'
    | 'drawing'
    | 'exchanging'
    | 'clearing'
    | 'bonus'
    | 'refilling'
    | 'naming'
    | 'last'
    | 'ended';
  turn: number;
  round: number;
  active: number | null;
  market: (Nation | null)[];
  /** The nation of which three or more lie in the market. */
  alike: Nation | null;
  pile: number;
  low: boolean;
  cause: 'pile' | 'names' | null;
  ender: number | null;
  players: Player[];
}

/** The nations that a row of figures counts, each with its number. */
export function counted(counts: Counts): [Nation, number][] {
  return NATIONS.flatMap((nation, at) => (counts[at] ? [[nation, counts[at]]] : []));
}

export const count = (counts: Counts, nation: Nation): number => counts[NATIONS.indexOf(nation)]!;

/** A nation in a sentence of the game. */
export const named = (nation: Nation): string => `@nation-${nation}`;
export const LETTERS = 'ABCDEF';

/** The steps of a turn, and the phases in which each is taken. */
export const STEPS = {
  draw: ['drawing'],
  exchange: ['exchanging'],
  three: ['clearing', 'bonus', 'refilling'],
  name: ['naming'],
} as const;

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
