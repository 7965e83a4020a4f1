/** What a turn of Spy Club came down to. */

import { entries, type Reading } from '../../lib/log';
import { about, of, type Gist, type Teller, type Told } from '../../lib/story';
import type { Notice, Say, Scene, Values } from '../../lib/wire';
import { ASPECTS, aspectNamed, atRow, clueNamed, inArea, inRow, type Aspect } from './club';
import Picture from './Picture.svelte';
import type { Types } from './types.gen';

/** What a deed comes down to, where it is worth a word; the weightiest have the highest number. */
function deed({ event, say }: Notice<Types>): [number, string, Values] | null {
  switch (event.type) {
    case 'solved':
      return [6, 'gist-solved', { sign: aspectNamed(event.aspect), name: clueNamed(event.name) }];
    case 'swapped':
      return [4, 'gist-swapped', say!.values];
    case 'taken':
      return [3, 'gist-taken', say!.values];
    case 'scouted':
      return [2, 'gist-scouted', { sign: aspectNamed(event.aspect), name: clueNamed(event.name) }];
    case 'escape':
      return event.cause === 'haste' ? [5, 'gist-haste', {}] : null;
    case 'gained':
      return [1, 'gist-gained', { sign: aspectNamed(event.aspect), ideas: event.ideas }];
    default:
      return null;
  }
}

/** Clues that were turned over or confirmed are told as one, where the first was. */
function several(clues: readonly { name: string; aspect: Aspect }[]): Values {
  return {
    count: clues.length,
    name: clueNamed(clues[0]!.name),
    sign: clues.map(({ aspect }) => aspectNamed(aspect)).join(' '),
  };
}

/** Ideas for the same aspect twice in a turn are told once. */
function again(
  [, key, { sign }]: [number, string, Values],
  next: [number, string, Values],
): boolean {
  return key === 'gist-gained' && next[1] === key && next[2].sign === sign;
}

/** So many clauses have room in two lines. */
const CLAUSES = 2;

function gist({ notices, seat, viewer }: Told<Types>): Gist | null {
  if (seat < 0) return null;
  const turned = of(notices, 'turned').filter(({ actor }) => actor === seat);
  // What solves an aspect was confirmed: it is not told twice.
  const pinned: Extract<Types['event'], { type: 'pinned' }>[] = [];
  for (const { event } of notices) {
    if (event.type === 'pinned') pinned.push(event);
    if (event.type === 'solved') pinned.pop();
  }
  const deeds: [number, string, Values][] = [];
  const lights: string[] = [];
  const untold = (key: string): boolean => deeds.every(([, each]) => each !== key);
  for (const notice of notices) {
    const { event } = notice;
    if (event === turned[0] && untold('gist-turned'))
      deeds.push([0, 'gist-turned', several(turned)]);
    if (event === pinned[0] && untold('gist-pinned'))
      deeds.push([5, 'gist-pinned', several(pinned)]);
    const done = deed(notice);
    const before = done && deeds.find((each) => again(each, done));
    if (before)
      before[2] = { ...before[2], ideas: Number(before[2].ideas) + Number(done[2].ideas) };
    else if (done) deeds.push(done);
    if (event.type === 'pinned') lights.push(atRow(event.at));
    if (event.type === 'suspect') lights.push(inArea(event.seat, event.place), 'pawn');
    if (event.type === 'turned' && event.actor === seat)
      lights.push(inArea(event.seat, event.place));
    if (event.type === 'focus') lights.push(inArea(seat, event.place));
  }
  const who = about(seat, viewer);
  if (!deeds.length && of(notices, 'end').length) deeds.push([0, 'gist-ended', {}]);
  if (!deeds.length) return null;
  const [brought] = of(notices, 'event').filter(({ incident }) => incident !== 'nothing');
  const [suspect] = of(notices, 'suspect');
  const [round] = of(notices, 'round');
  const moved = brought || round ? suspect : undefined;
  const room = moved ? CLAUSES - 1 : CLAUSES;
  const weighty = [...deeds].sort(([a], [b]) => b - a).slice(0, room);
  const says = deeds
    .filter((each) => weighty.includes(each))
    .map(([, key, values], at): Say => ({
      key,
      values: { ...who, ...values, and: at ? 'yes' : 'no' },
    }));
  if (moved) {
    const values = {
      number: moved.number,
      rounds: round?.rounds ?? 0,
      event: brought ? `@event-${brought.incident}` : 'none',
    };
    says.push({ key: 'gist-suspect', values });
  }
  return { says, notable: of(notices, 'solved').length > 0, lights };
}

/** What ran out, what was solved, and how near the next aspect was. */
function decided({ intel }: Scene<Types>, log: readonly Notice<Types>[]): Say[] {
  const answers = ASPECTS.slice(0, intel.solved.length);
  const list = (which: boolean): string =>
    answers
      .filter((_, at) => (intel.solved[at] !== null) === which)
      .map(aspectNamed)
      .join(' ') || 'none';
  const turns = entries(log, reading).filter(({ turn }) => turn !== null).length;
  const says: Say[] = [
    {
      key: 'decided-by',
      values: { cause: intel.cause ?? 'time', turns, solved: list(true), open: list(false) },
    },
  ];
  const near = inRow(intel).find(
    ([aspect]) => answers.includes(aspect) && intel.solved[ASPECTS.indexOf(aspect)] === null,
  );
  if (near && intel.cause !== 'solved') {
    const values = {
      aspect: aspectNamed(near[0]),
      count: near[1],
      missing: intel.needed - near[1],
      grid: intel.grid ? 'yes' : 'no',
    };
    says.push({ key: 'decided-near', values });
  }
  return says;
}

/** A turn is told as one: from its first action to the event that the suspect brings. */
export const reading: Reading = {
  begins: new Set(['first', 'over']),
  closes: new Set(['first', 'end']),
  turns: new Set(['turn', 'focus', 'confirm', 'scout', 'swap', 'take', 'end', 'close']),
};

export const story: Teller<Types> = {
  gist,
  apart: new Set(['over']),
  Picture,
  pictured: new Set(['sign', 'solved', 'open']),
  decided,
};
