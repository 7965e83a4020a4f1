/** Spy Connection as the server tells it: see games/spy_connection/intel.py. There cities, spaces
 * and cards are numbers; here they have the names that moves and components use. */

import type { Scene } from '../../lib/wire';

export interface Open {
  card: string;
  covered: string[];
  assigned: number;
  /** Covered in the end of this turn. */
  served: boolean;
}

export interface Side {
  agents: number;
  supply: number;
  spy: string | null;
  posted: [string, number][];
  network: string[];
  /** For each space what has to be taken back before it, outermost first, itself last. */
  lifts: [string, string[]][];
  missions: (Open | null)[];
  completed: string[];
  completed_points: number;
  points: number;
  /** The cities in each of which it could trigger the end. */
  ends_in: string[];
}

export interface Route {
  from: string;
  to: string;
  spaces: [string, number][];
  total: number;
}

export interface Intel {
  viewer: number;
  over: boolean;
  to_act: number[];
  content: string;
  advanced: number;
  dark: number;
  turn_limit: number;
  phase: 'dealing' | 'choosing' | 'acting' | 'moved' | 'drawing' | 'done' | 'over';
  turn: number;
  first: number | null;
  active: number | null;
  extra: number;
  /** Completed missions that bring the end. */
  goal: number;
  ender: number | null;
  /** How many players still play once it is near, this turn's included. */
  turns_left: number;
  display: (string | null)[];
  prices: number[];
  deck: string[];
  discarded: string[];
  offered: string[];
  sides: Side[];
  routes: Route[];
}

export interface Place {
  id: string;
  x: number;
  y: number;
}

export interface Card {
  id: string;
  cities: string[];
  points: number;
  extra?: boolean;
  /** The city of a start mission where it begins. */
  red?: string;
}

export interface Connection {
  a: string;
  b: string;
  spaces: string[];
}

/** The map and the cards, as data: the server sends them once. */
export interface Components {
  name: string;
  cities: Place[];
  spaces: Place[];
  connections: Connection[];
  missions: Card[];
  starts: Card[];
}

export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Sent extends Omit<
  Intel,
  'display' | 'deck' | 'discarded' | 'offered' | 'sides' | 'routes'
> {
  display: (number | null)[];
  deck: number[];
  discarded: number[];
  offered: number[];
  sides: (Omit<
    Side,
    'spy' | 'posted' | 'network' | 'lifts' | 'missions' | 'completed' | 'ends_in'
  > & {
    spy: number | null;
    posted: [number, number][];
    network: number[];
    lifts: [number, number[]][];
    missions: ({ card: number; covered: number[]; assigned: number; served: boolean } | null)[];
    completed: number[];
    ends_in: number[];
  })[];
  routes: { from: number; to: number; spaces: [number, number][]; total: number }[];
}

export type Table = Scene<Intel>;

/** Reads what is sent. The same scene is the same table, also where it is sent again: after a lost
 * connection, or because somebody has said something. */
export function reader(parts: Components): (scene: Scene) => Table {
  const known = new WeakMap<Scene, Table>();
  let last: { text: string; table: Table } | null = null;
  const city = (number: number): string => parts.cities[number]!.id;
  const space = (number: number): string => parts.spaces[number]!.id;
  const cards = [...parts.missions, ...parts.starts];
  const card = (number: number): string => cards[number]!.id;
  const read = (sent: Sent): Intel => ({
    ...sent,
    display: sent.display.map((each) => (each === null ? null : card(each))),
    deck: sent.deck.map(card),
    discarded: sent.discarded.map(card),
    offered: sent.offered.map(card),
    sides: sent.sides.map((side) => ({
      ...side,
      spy: side.spy === null ? null : city(side.spy),
      posted: side.posted.map(([at, count]) => [space(at), count]),
      network: side.network.map(city),
      lifts: side.lifts.map(([at, first]) => [space(at), first.map(space)]),
      missions: side.missions.map(
        (open) => open && { ...open, card: card(open.card), covered: open.covered.map(city) },
      ),
      completed: side.completed.map(card),
      ends_in: side.ends_in.map(city),
    })),
    routes: sent.routes.map((route) => ({
      ...route,
      from: city(route.from),
      to: city(route.to),
      spaces: route.spaces.map(([at, cost]) => [space(at), cost]),
    })),
  });
  return (scene) => {
    const seen = known.get(scene);
    if (seen) return seen;
    const text = JSON.stringify(scene);
    const same = last?.text === text ? last.table : null;
    const table = same ?? { ...scene, intel: read(scene.intel as Sent) };
    last = { text, table };
    known.set(scene, table);
    return table;
  };
}

/** Names that pieces keep from view to view. */
export const spyPiece = (seat: number): string => `spy:${seat}`;
export const agentPiece = (seat: number, space: string): string => `${seat}@${space}`;
export const supplyPiece = (seat: number): string => `${seat}#supply`;
export const cardPiece = (card: string): string => `card:${card}`;

/** What a mission of mine still wants. */
export function missing(open: Open, card: Card): string[] {
  return card.cities.filter((city) => !open.covered.includes(city));
}

/** Where the names of our own map stand beside their cities: offset and anchor. */
const NAMES: Record<string, [number, number, Anchor]> = {
  london: [0, 36, 'middle'],
  paris: [-22, 6, 'end'],
  madrid: [-4, 38, 'middle'],
  monaco: [24, 2, 'start'],
  rome: [-6, 37, 'middle'],
  athens: [28, 14, 'start'],
  istanbul: [4, 40, 'middle'],
  budapest: [-22, 36, 'end'],
  berlin: [0, -24, 'middle'],
  warsaw: [6, -27, 'middle'],
  helsinki: [-26, 6, 'end'],
  moscow: [0, -26, 'middle'],
};
const AROUND: [number, number, Anchor][] = [
  [0, 38, 'middle'],
  [0, -26, 'middle'],
  [24, 6, 'start'],
  [-24, 6, 'end'],
  [22, 32, 'start'],
  [-22, 32, 'end'],
];
type Anchor = 'start' | 'middle' | 'end';

export interface Label {
  x: number;
  y: number;
  anchor: Anchor;
  box: Box;
}

/** What stands where on the map, and what lies beside what. */
export class Atlas {
  readonly cities: ReadonlyMap<string, Place>;
  readonly spaces: ReadonlyMap<string, Place>;
  readonly cards: ReadonlyMap<string, Card>;
  /** Every straight piece of a connection, once. */
  readonly segments: readonly [Place, Place][];
  readonly labels: ReadonlyMap<string, Label>;
  #beside = new Map<string, Set<string>>();
  #named = new Map<string, [Connection, number]>();
  #spots = new Map<string, Point[]>();

  constructor(readonly parts: Components) {
    this.cities = new Map(parts.cities.map((city) => [city.id, city]));
    this.spaces = new Map(parts.spaces.map((space) => [space.id, space]));
    this.cards = new Map([...parts.missions, ...parts.starts].map((card) => [card.id, card]));
    const segments = new Map<string, [Place, Place]>();
    for (const connection of parts.connections) {
      const nodes = this.nodes(connection);
      nodes.slice(1).forEach((node, at) => {
        const before = nodes[at]!;
        segments.set([before, node].sort().join(), [this.at(before), this.at(node)]);
        this.#join(before, node);
        this.#join(node, before);
      });
      connection.spaces.forEach((space, at) => {
        if (!this.#named.has(space)) this.#named.set(space, [connection, at + 1]);
      });
    }
    this.segments = [...segments.values()];
    this.labels = new Map(parts.cities.map((city) => [city.id, this.#label(city)]));
  }

  /** A connection from end to end, as nodes of the map. */
  nodes({ a, b, spaces }: Connection): string[] {
    return [`c.${a}`, ...spaces.map((space) => `s.${space}`), `c.${b}`];
  }

  at(node: string): Place {
    const id = node.slice(2);
    return (node.startsWith('c.') ? this.cities : this.spaces).get(id)!;
  }

  beside(node: string): readonly string[] {
    return [...(this.#beside.get(node) ?? [])];
  }

  /** The connection by which a space is called, and its number there. */
  named(space: string): [Connection, number] {
    return this.#named.get(space)!;
  }

  connection(from: string, to: string): string[] | null {
    const found = this.parts.connections.find(
      ({ a, b }) => (a === from && b === to) || (a === to && b === from),
    );
    if (!found) return null;
    return found.a === from ? this.nodes(found) : this.nodes(found).reverse();
  }

  /** The connections that a side holds from end to end. */
  held(side: Side): Connection[] {
    const posted = new Set(side.posted.map(([space]) => space));
    return this.parts.connections.filter(
      ({ a, b, spaces }) =>
        side.network.includes(a) &&
        side.network.includes(b) &&
        spaces.every((space) => posted.has(space)),
    );
  }

  /** The way of a spy within its network, as nodes. */
  walk(side: Side, from: string, to: string): string[] {
    const held = this.held(side);
    const came = new Map<string, string>([[from, '']]);
    for (const city of came.keys()) {
      if (city === to) break;
      for (const { a, b } of held)
        for (const [here, there] of [
          [a, b],
          [b, a],
        ] as const)
          if (here === city && !came.has(there)) came.set(there, here);
    }
    const way: string[] = [];
    for (let city = to; came.get(city); city = came.get(city)!)
      way.unshift(...this.connection(came.get(city)!, city)!.slice(1));
    return [`c.${from}`, ...way];
  }

  /** The best node in a direction, along the connections. */
  toward(node: string, dx: number, dy: number): string | null {
    const from = this.at(node);
    let best: [number, string] | null = null;
    for (const other of this.beside(node)) {
      const to = this.at(other);
      const [x, y] = [to.x - from.x, to.y - from.y];
      const fit = (x * dx + y * dy) / Math.hypot(x, y);
      if (fit > 0.25 && (!best || fit > best[0])) best = [fit, other];
    }
    return best?.[1] ?? null;
  }

  #join(a: string, b: string): void {
    const known = this.#beside.get(a);
    if (known) known.add(b);
    else this.#beside.set(a, new Set([b]));
  }

  #label(city: Place): Label {
    const ours = this.parts.name.startsWith('europe') ? NAMES[city.id] : undefined;
    const made = (ours ? [ours] : AROUND).map(([dx, dy, anchor]): [number, Label] => {
      const [x, y] = [city.x + dx, city.y + dy];
      const w = 12 * Math.max(7, city.id.length);
      const left = { start: x, middle: x - w / 2, end: x - w }[anchor];
      const box = { x: left, y: y - 19, w, h: 24 };
      return [ours ? 0 : this.#crowd(box), { x, y, anchor, box }];
    });
    return made.sort(([a], [b]) => a - b)[0]![1];
  }

  /** How much a box would lie over: spaces and cities count most, lines a little. */
  #crowd(box: Box): number {
    let crowd = box.x < 16 || box.y < 22 || box.x + box.w > 988 || box.y + box.h > 776 ? 60 : 0;
    for (const space of this.spaces.values()) crowd += 40 * Number(reach(box, space, 24));
    for (const city of this.cities.values()) crowd += 40 * Number(reach(box, city, 17));
    for (const [from, to] of this.segments)
      for (const at of [0.3, 0.5, 0.7]) {
        const on = { x: from.x + at * (to.x - from.x), y: from.y + at * (to.y - from.y) };
        crowd += 2 * Number(reach(box, on, 2));
      }
    return crowd;
  }

  /** Where the spies stand that are in a city: beside it, off the spaces and the names. */
  spots(city: string, count: number): readonly Point[] {
    const key = `${city}/${count}`;
    const known = this.#spots.get(key);
    if (known) return known;
    const at = this.cities.get(city)!;
    let best: [number, Point[]] = [Infinity, []];
    for (const columns of count === 4 ? [2, 4] : count === 1 ? [1] : [count, 1]) {
      const rows = Math.ceil(count / columns);
      const [w, h] = [columns * 40, rows * 52];
      for (let dx = -120; dx <= 120; dx += 6)
        for (let dy = -120; dy <= 120; dy += 6) {
          const box = { x: at.x + dx - w / 2, y: at.y + dy - h / 2, w, h };
          if (reach(box, at, 22)) continue;
          const away = Math.hypot(dx, dy) - Math.min(w, h) / 2;
          let score = this.#crowd(box) + away * 0.45 + Math.abs(dy) * 0.02;
          for (const label of this.labels.values()) score += 30 * Number(cross(box, label.box));
          if (score >= best[0]) continue;
          const points = Array.from({ length: count }, (_, i): Point => [
            box.x + 20 + 40 * (i % columns),
            box.y + 34 + 52 * Math.floor(i / columns),
          ]);
          best = [score, points];
        }
    }
    // Mine, the first, stands nearest.
    const spots = best[1].sort(
      (a, b) => Math.hypot(a[0] - at.x, a[1] - at.y) - Math.hypot(b[0] - at.x, b[1] - at.y),
    );
    this.#spots.set(key, spots);
    return spots;
  }

  /** Where a tag of a thing can stand: beside it, and off what is there already. */
  tag(at: Place, taken: readonly Box[], far: number): Box {
    let best: [number, Box] = [Infinity, { x: 0, y: 0, w: 36, h: 30 }];
    for (let turn = 0; turn < 32; turn += 1) {
      const angle = (turn * Math.PI) / 8;
      const [away, more] = turn < 16 ? [far, 0] : [far + 13, 5];
      const x = at.x + away * Math.cos(angle);
      const y = at.y + away * 0.94 * Math.sin(angle);
      const box = { x: x - 18, y: y - 15, w: 36, h: 30 };
      let score = this.#crowd(box) + more + (turn % 4 ? 1 : 0);
      for (const other of taken) score += 30 * Number(cross(box, other));
      for (const label of this.labels.values()) score += 24 * Number(cross(box, label.box));
      if (score < best[0]) best = [score, box];
    }
    return best[1];
  }
}

/** Whether a circle reaches into a box. */
function reach(box: Box, at: { x: number; y: number }, radius: number): boolean {
  const dx = Math.max(box.x - at.x, 0, at.x - box.x - box.w);
  const dy = Math.max(box.y - at.y, 0, at.y - box.y - box.h);
  return dx * dx + dy * dy < radius * radius;
}

function cross(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** A thread over points, sagging a little between them. */
export function thread(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      return before
        ? `Q${((before.x + x) / 2).toFixed(1)} ${((before.y + y) / 2 + 7).toFixed(1)} ${x} ${y}`
        : `M${x} ${y}`;
    })
    .join('');
}

export function line(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');
}

/** How the agents of several seats share a space: a clover, mine first. */
export function clover(count: number): readonly { x: number; y: number; r: number }[] {
  return CLOVERS[Math.min(count, 4)]!;
}
const CLOVERS: Record<number, { x: number; y: number; r: number }[]> = {
  0: [],
  1: [{ x: 0, y: 0, r: 17.5 }],
  2: [
    { x: -15, y: 2, r: 14.5 },
    { x: 15, y: 2, r: 14.5 },
  ],
  3: [
    { x: 0, y: -19, r: 14.5 },
    { x: -18, y: 13, r: 14 },
    { x: 18, y: 13, r: 14 },
  ],
  4: [
    { x: -16, y: -16, r: 13.5 },
    { x: 16, y: -16, r: 13.5 },
    { x: -16, y: 15, r: 13.5 },
    { x: 16, y: 15, r: 13.5 },
  ],
};
