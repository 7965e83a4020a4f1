/** What the parts of Agent Hunter's table share. */

import type { Notice } from '../../lib/wire';
import type { Intel, Types } from './types.gen';

const BASES: Record<number, readonly string[]> = {
  1: ['middle'],
  2: ['left', 'right'],
  3: ['left', 'middle', 'right'],
};

export function baseNames(intel: Intel): readonly string[] {
  return BASES[intel.players[0].bases.length]!;
}

/** Names that pieces keep from view to view: a card whose number is known, one that is hidden on a
 * base, and a hand of which nothing is seen; and the name of a base itself. */
export const known = (seat: number, number: number): string => `${seat}:${number}`;
export const hidden = (seat: number, base: number): string => `${seat}@${base}`;
export const atBase = (seat: number, base: number): string => `${seat}.${base}`;
export const inHand = (seat: number): string => `${seat}#hand`;

/** A card that is shown: whose, which, from where, at which base, and whether it goes back. */
export interface Showing {
  seat: number;
  number: number;
  from: string;
  to: string;
  back: boolean;
}

/** What there is to be shown of new lines of the log. */
export function showings(notices: readonly Notice<Types>[], bases: number): Showing[] {
  const told: Showing[] = [];
  notices.forEach(({ event }, at) => {
    const answer = notices[at + 1]?.event;
    const unequal = answer?.type === 'answer' && answer.answer !== 'equal';
    const seat = event.actor;
    switch (event.type) {
      case 'attack-with':
        if (unequal) {
          const from = known(seat, event.number);
          const to = atBase(1 - seat, event.base);
          told.push({ seat, number: event.number, from, to, back: true });
        }
        break;
      case 'shown': {
        const base = atBase(seat, event.base);
        told.push({ seat, number: event.number, from: base, to: base, back: false });
        break;
      }
      case 'attack-from':
        if (unequal) {
          const [from, to] = [atBase(seat, event.own), atBase(1 - seat, event.base)];
          told.push({ seat, number: answer.number, from, to, back: true });
        }
    }
  });
  return bases ? told : [];
}
