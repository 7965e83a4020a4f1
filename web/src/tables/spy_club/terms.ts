/** By which terms a case is played, where they are its own: as its components and Intel say. */

import type { Values } from '../../lib/wire';
import { aspectNamed, ASPECTS, clueNamed } from './club';
import type { Intel } from './types.gen';

export interface Term {
  key: string;
  /** The sentences are called by it. */
  name: string;
  rule: string;
  values: Values;
}

/** The terms that are told, in this order: first those that change; what things cost stands beside them on the table. */
const RULES = {
  cold: 'CL-49',
  curfew: 'CL-45',
  turnabout: 'CL-46',
  haste: 'CL-38',
  rounds: 'CL-37',
  first: 'CL-39',
  last: 'CL-39',
  shadow: 'CL-47',
  caught: 'CL-48',
  passing: 'CL-50',
  informant: 'CL-53',
  overtime: 'CL-54',
  favour: 'CL-55',
  'skill-1': 'CL-56',
  'skill-2': 'CL-56',
  'skill-3': 'CL-56',
  'skill-4': 'CL-56',
  tail: 'CL-52',
  grid: 'CL-36',
  wild: 'CL-31',
  different: 'CL-40',
  alike: 'CL-40',
  proof: 'CL-41',
  sealed: 'CL-42',
  expert: 'CL-43',
  intuition: 'CL-44',
  extra: 'CL-32',
  row: 'CL-22',
  actions: 'CL-9',
  turns: 'CL-24',
  ideas: 'CL-2',
  'first-ideas': 'CL-8',
  places: 'CL-7',
  incoming: 'CL-6',
  steps: 'CL-3',
} as const;
const EVENT = 'CL-20';
const OUR_EVENT = 'CL-51';
const OUR_EVENTS = new Set(['theft', 'gossip', 'stir', 'tip-off']);
/** Those that are not in force where their value is 0. */
const OPTIONAL = new Set([
  ...['grid', 'wild', 'rounds', 'haste', 'extra', 'tail', 'informant', 'overtime', 'favour'],
  ...['skill-1', 'skill-2', 'skill-3', 'skill-4'],
  ...['first', 'last', 'different', 'alike', 'proof', 'sealed', 'expert', 'intuition'],
  ...['curfew', 'turnabout', 'shadow', 'caught', 'cold', 'passing'],
]);

interface Stated {
  terms?: { name: string; value: number }[];
  events?: { aspect: string; event: string; ideas?: number }[];
}

export function termsOf(components: unknown, intel: Intel): Term[] {
  const { terms = [], events = [] } = (components ?? {}) as Stated;
  const stated = new Map(terms.map(({ name, value }) => [name, value]));
  if (intel.grid) ['row', 'intuition'].forEach((name) => stated.delete(name));
  if (stated.get('last') === stated.get('first')) stated.delete('last');
  const found = Object.entries(RULES).flatMap(([name, rule]): Term[] => {
    const value = stated.get(name);
    if (value === undefined || (OPTIONAL.has(name) && !value)) return [];
    if (!name.startsWith('skill-'))
      return [{ key: name, name, rule, values: { value, ...more(name, value, intel) } }];
    const seat = Number(name.slice('skill-'.length)) - 1;
    const player = intel.players[seat];
    if (!player?.skill) return [];
    const values = { seat, kind: player.skill, winded: player.winded ? 'yes' : 'no' };
    return [{ key: name, name: 'skill', rule, values }];
  });
  const befalls = events.map(({ aspect, event, ideas = 0 }): Term => ({
    key: `event-${aspect}`,
    name: 'event',
    rule: OUR_EVENTS.has(event) ? OUR_EVENT : EVENT,
    values: { aspect: aspectNamed(aspect), event: `@event-${event}`, kind: event, ideas },
  }));
  return [...found, ...befalls];
}

/** How it stands with a term now. */
function more(name: string, value: number, intel: Intel): Values {
  if (name === 'wild') return { name: clueNamed(intel.wild!) };
  if (name === 'rounds') return { done: intel.rounds };
  if (name === 'first' || name === 'last') {
    const aspect = ASPECTS[value - 1]!;
    const open = intel.solved[value - 1] === null;
    const state = !open ? 'done' : intel.barred.includes(aspect) ? 'waits' : 'now';
    return { aspect: aspectNamed(aspect), state };
  }
  if (name === 'different' || name === 'proof') return { value: Math.min(value, intel.needed) };
  if (name === 'sealed') return { grid: intel.grid ? 'yes' : 'no' };
  if (name === 'expert') return { ideas: value };
  if (name === 'curfew') return { state: curfew(intel) };
  if (name === 'turnabout') return { state: intel.backwards ? 'back' : 'on' };
  if (name === 'cold') return { quiet: intel.quiet, state: cold(intel) };
  if (name === 'informant') return { left: intel.informant };
  if (name === 'overtime' || name === 'favour')
    return { state: intel.used.includes(name) ? 'used' : 'ready' };
  if (name !== 'haste') return {};
  const state = intel.phase !== 'acting' && intel.phase !== 'turning' ? 'none' : 'open';
  return { state: intel.confirmed && !intel.over ? 'done' : state };
}

/** Whether this turn has an action more or one fewer. */
function curfew({ part, over, terms }: Intel): 'more' | 'fewer' | 'same' {
  if (over || part === 'dusk') return 'same';
  if (part === 'day') return 'more';
  return terms['actions'] === 1 ? 'same' : 'fewer';
}

/** Whether a goal was solved in this turn, or has to be. */
function cold({ solved_now, quiet, terms, over }: Intel): 'done' | 'last' | 'on' {
  if (over) return 'on';
  if (solved_now) return 'done';
  return quiet + 1 === terms['cold'] ? 'last' : 'on';
}
