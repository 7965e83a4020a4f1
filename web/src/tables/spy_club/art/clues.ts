/** The names of clues and characters, and which aspect a clue is of. */

export const ASPECTS = ['motive', 'suspect', 'location', 'crime', 'object', 'distraction'] as const;
export type Aspect = (typeof ASPECTS)[number];

const NAMES: Record<Aspect, string> = {
  motive: 'love money dare hunger fame jealousy revenge',
  suspect: 'librarian cashier rascal dog garbage-collector twins mom neighbour',
  location: 'game-shop cabin school funfair manor ice-cream-stand museum park restaurant',
  crime: 'burglary break-in spying prank bullying lie vandalism',
  object: 'hat key game-pieces cake slingshot watch lipstick stamp',
  distraction: 'homework chores video-games piano-lesson birthday',
};

const OF = new Map(
  ASPECTS.flatMap((aspect) => NAMES[aspect].split(' ').map((name) => [name, aspect] as const)),
);

export function aspectOf(name: string): Aspect {
  return OF.get(name) ?? 'distraction';
}

/** The characters to choose from. */
export const KIDS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
