/** What a turn of Spy Club came down to. */

import { entries, type Reading } from '../../lib/log';
import { about, of, type Gist, type Teller, type Told } from '../../lib/story';
import type { Notice, Say, Scene } from '../../lib/wire';
import { ASPECTS, aspectNamed, atRow, clueNamed, FIVE, inArea, inRow } from './club';
import Picture from './Picture.svelte';
import type { Types } from './types.gen';

/** What a single event comes down to, where it is worth a word. */
function short({ event, say }: Notice<Types>, viewer: number): Say | null {
  const who = about(event.actor, viewer);
  switch (event.type) {
    case 'pinned':
    case 'scouted': {
      const values = { ...who, name: clueNamed(event.name), sign: aspectNamed(event.aspect) };
      return event.type === 'pinned'
        ? { key: 'gist-pinned', values }
        : { key: 'gist-scouted', values };
    }
    case 'gained':
      return {
        key: 'gist-gained',
        values: { ...who, sign: aspectNamed(event.aspect), ideas: event.ideas },
      };
    case 'swapped':
      return { key: 'gist-swapped', values: say!.values };
    case 'taken':
      return { key: 'gist-taken', values: say!.values };
    case 'solved': {
      const values = { sign: aspectNamed(event.aspect), name: clueNamed(event.name) };
      return { key: 'gist-solved', values };
    }
    case 'suspect':
      return { key: 'gist-suspect', values: { number: event.number } };
    case 'event':
      return event.incident === 'nothing'
        ? null
        : { key: 'gist-event', values: { event: `@event-${event.incident}` } };
    default:
      return null;
  }
}

function gist({ notices, seat, viewer }: Told<Types>): Gist | null {
  if (seat < 0) return null;
  const turned = of(notices, 'turned').filter(({ actor }) => actor === seat);
  const says: Say[] = [];
  const lights: string[] = [];
  let many = false;
  for (const notice of notices) {
    const { event } = notice;
    // Clues that were turned over are told as one, where the first was.
    if (event.type === 'turned' && event.actor === seat && !many) {
      many = true;
      const values = { ...about(seat, viewer), count: turned.length, name: clueNamed(event.name) };
      says.push({ key: 'gist-turned', values });
    }
    const said = short(notice, viewer);
    if (said) says.push(said);
    if (event.type === 'pinned') lights.push(atRow(event.at));
    if (event.type === 'suspect') lights.push(inArea(event.seat, event.place), 'pawn');
    if (event.type === 'turned' && event.actor === seat)
      lights.push(inArea(event.seat, event.place));
    if (event.type === 'focus') lights.push(inArea(seat, event.place));
  }
  return says.length ? { says, notable: of(notices, 'solved').length > 0, lights } : null;
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
  const near = inRow(intel.row).find(
    ([aspect]) => answers.includes(aspect) && intel.solved[ASPECTS.indexOf(aspect)] === null,
  );
  if (near && intel.cause !== 'solved') {
    const values = { aspect: aspectNamed(near[0]), count: near[1], missing: FIVE - near[1] };
    says.push({ key: 'decided-near', values });
  }
  return says;
}

/** A turn is told as one: from its first action to the event that the suspect brings. */
export const reading: Reading = {
  begins: new Set(['first', 'over']),
  closes: new Set(['first', 'end']),
  turns: new Set(['turn', 'focus', 'confirm', 'scout', 'swap', 'take', 'end']),
};

export const story: Teller<Types> = {
  gist,
  apart: new Set(['over']),
  Picture,
  pictured: new Set(['sign', 'solved', 'open']),
  decided,
};
