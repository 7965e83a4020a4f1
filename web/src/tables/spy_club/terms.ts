/** By which terms a case is played, where they are its own: as its components and Intel say. */

import type { Values } from '../../lib/wire';
import { aspectNamed, clueNamed } from './club';
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
  haste: 'CL-38',
  rounds: 'CL-37',
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
/** Those that are not in force where their value is 0. */
const OPTIONAL = new Set([
  ...['grid', 'wild', 'rounds', 'haste', 'extra', 'tail', 'informant', 'overtime', 'favour'],
  ...['skill-1', 'skill-2', 'skill-3', 'skill-4'],
]);

interface Stated {
  terms?: { name: string; value: number }[];
  events?: { aspect: string; event: string; ideas?: number }[];
}

export function termsOf(components: unknown, intel: Intel): Term[] {
  const { terms = [], events = [] } = (components ?? {}) as Stated;
  const stated = new Map(terms.map(({ name, value }) => [name, value]));
  if (intel.grid) stated.delete('row');
  const found = Object.entries(RULES).flatMap(([name, rule]): Term[] => {
    const value = stated.get(name);
    if (value === undefined || (OPTIONAL.has(name) && !value)) return [];
    if (!name.startsWith('skill-'))
      return [{ key: name, name, rule, values: { value, ...more(name, intel) } }];
    const seat = Number(name.slice('skill-'.length)) - 1;
    const player = intel.players[seat];
    if (!player?.skill) return [];
    const values = { seat, kind: player.skill, winded: player.winded ? 'yes' : 'no' };
    return [{ key: name, name: 'skill', rule, values }];
  });
  const befalls = events.map(({ aspect, event, ideas = 0 }): Term => ({
    key: `event-${aspect}`,
    name: 'event',
    rule: EVENT,
    values: { aspect: aspectNamed(aspect), event: `@event-${event}`, kind: event, ideas },
  }));
  return [...found, ...befalls];
}

/** How it stands with a term now. */
function more(name: string, intel: Intel): Values {
  if (name === 'wild') return { name: clueNamed(intel.wild!) };
  if (name === 'rounds') return { done: intel.rounds };
  if (name === 'informant') return { left: intel.informant };
  if (name === 'overtime' || name === 'favour')
    return { state: intel.used.includes(name) ? 'used' : 'ready' };
  if (name !== 'haste') return {};
  const state = intel.phase !== 'acting' && intel.phase !== 'turning' ? 'none' : 'open';
  return { state: intel.confirmed && !intel.over ? 'done' : state };
}
