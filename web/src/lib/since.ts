/** What others have done since one's own last turn, and where. */

import type { Story, Told } from './story';
import type { Notice, Types } from './wire';

/** The turns of others since the last one of a player; for those who only look on, the last turn. A
 * player's own first deed ends them, but not what `opens` a turn by itself. */
export function since(
  stories: readonly Story[],
  log: readonly Notice[],
  viewer: number,
  player: boolean,
  opens?: ReadonlySet<string>,
): Story[] {
  const begun = ({ at, end }: Story): boolean =>
    log.slice(at, end).some(({ event }) => !opens?.has(event.type));
  const turns = stories.filter((story) => story.turn !== null && story.seat >= 0 && begun(story));
  return player
    ? turns.slice(turns.findLastIndex(({ seat }) => seat === viewer) + 1)
    : turns.slice(-1);
}

/** A deed on the board: where it was done, the way there if it took one, and all places from which
 * something was taken. Spots are the names of places, nodes, zones or pieces. */
export interface Deed {
  spot: string;
  way?: readonly string[];
  bared?: readonly string[];
}

/** What a game marks on its board of a turn, deed by deed. */
export type Marker<T extends Types = Types> = (told: Told<T>, intel: T['intel']) => Deed[];

/** A deed with its number among those of its seat. */
export interface Step extends Deed {
  seat: number;
  step: number;
}

export function steps<T extends Types>(
  turns: readonly Story[],
  log: readonly Notice<T>[],
  viewer: number,
  marks: (told: Told<T>) => Deed[],
): Step[] {
  const counts = new Map<number, number>();
  return turns.flatMap(({ at, end, seat }) =>
    marks({ notices: log.slice(at, end), seat, viewer, earlier: log.slice(0, at) }).map((deed) => {
      const step = (counts.get(seat) ?? 0) + 1;
      counts.set(seat, step);
      return { ...deed, seat, step };
    }),
  );
}
