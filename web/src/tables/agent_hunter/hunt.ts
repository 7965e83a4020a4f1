/** Agent Hunter as the server tells it: see games/agent_hunter/intel.py. */

import type { Notice } from '../../lib/wire';

export interface Base {
  standing: boolean;
  filled: boolean;
  agent: number | null;
  tokens: number;
  possible: number[];
  ways: number[];
}

export interface Side {
  hand: number[] | null;
  in_hand: number[];
  hand_size: number;
  placed: number;
  tokens: number;
  points: number;
  bases: Base[];
}

export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  agents: number;
  max_tokens: number;
  turn_limit: number;
  phase: 'placing' | 'drawing' | 'acting' | 'putting' | 'confirming' | 'ended';
  turn: number;
  putter: number | null;
  slot: number | null;
  gone: number[];
  sides: [Side, Side];
}

const BASES: Record<number, readonly string[]> = {
  1: ['middle'],
  2: ['left', 'right'],
  3: ['left', 'middle', 'right'],
};

export function baseNames(intel: Intel): readonly string[] {
  return BASES[intel.sides[0].bases.length]!;
}

/** Names that pieces keep from view to view: a card whose number is known, one that is hidden on a
 * base, and a hand of which nothing is seen. */
export const known = (seat: number, number: number): string => `${seat}:${number}`;
export const hidden = (seat: number, base: number): string => `${seat}@${base}`;
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
export function showings(notices: readonly Notice[], bases: number): Showing[] {
  const told: Showing[] = [];
  notices.forEach((notice, at) => {
    const { kind, actor, values } = notice;
    const answer = notices[at + 1];
    const to = hidden(1 - actor, Number(values['base']));
    if (kind === 'attack-with' && answer?.values['answer'] !== 'equal')
      told.push({
        seat: actor,
        number: Number(values['number']),
        from: known(actor, Number(values['number'])),
        to,
        back: true,
      });
    if (kind === 'shown') {
      const base = hidden(actor, Number(values['base']));
      told.push({
        seat: actor,
        number: Number(values['number']),
        from: base,
        to: base,
        back: false,
      });
    }
    if (kind === 'attack-from' && answer?.values['answer'] !== 'equal') {
      const number = Number(answer?.values['number']);
      told.push({
        seat: actor,
        number,
        from: hidden(actor, Number(values['own'])),
        to,
        back: true,
      });
    }
  });
  return bases ? told : [];
}
