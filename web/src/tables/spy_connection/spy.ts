/** The map and the cards of Spy Connection, by their names: those of cities, spaces and cards. */

import type { Scene } from '../../lib/wire';
import type { Open, Player, Types } from './types.gen';

/** The name of a city. */
export type City = Player['network'][number];

export interface Place {
  id: string;
  x: number;
  y: number;
}

export interface Card {
  id: string;
  cities: readonly City[];
  points: number;
  extra: boolean;
  /** The city of a start mission where it begins. */
  red: City | null;
}

export interface Connection {
  a: City;
  b: City;
  spaces: readonly string[];
}

interface NamedCard {
  id: string;
  cities: City[];
  points: number;
  extra?: boolean;
  red?: City;
}

/** The map and the cards, as data and by their names: the server sends them once. */
export interface Components {
  name: string;
  cities: (Place & { id: City })[];
  spaces: Place[];
  connections: Connection[];
  missions: NamedCard[];
  starts: NamedCard[];
}

export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type SpyScene = Scene<Types>;

/** The same scene is the same table, also where it is sent again: after a lost connection, or
 * because somebody has said something. */
export function steady(): (scene: SpyScene) => SpyScene {
  const known = new WeakMap<SpyScene, SpyScene>();
  let last: { text: string; table: SpyScene } | null = null;
  return (scene) => {
    const seen = known.get(scene);
    if (seen) return seen;
    const text = JSON.stringify(scene);
    const table = last?.text === text ? last.table : scene;
    last = { text, table };
    known.set(scene, table);
    return table;
  };
}

/** Names that pieces keep from view to view. */
export const spyPiece = (seat: number): string => `spy:${seat}`;
export const agentPiece = (seat: number, space: string): string => `${seat}@${space}`;
export const supplyPiece = (seat: number): string => `${seat}#supply`;
export const cardPiece = ({ id }: Card): string => `card:${id}`;
/** Where a city stands on a mission in front of a player. */
export const goalSpot = (card: string, city: City): string => `goal:${card}.${city}`;

/** What a mission of mine still wants. */
export function missing(open: Open, card: Card): City[] {
  return card.cities.filter((city) => !open.covered.includes(city));
}

/** The cities that somebody's open missions still want. */
export function wants(side: Player, atlas: Pick<Atlas, 'card'>): ReadonlySet<City> {
  return new Set(
    side.missions.flatMap((open) => (open ? missing(open, atlas.card(open.card)) : [])),
  );
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

/** How large letters are on the map, at this scale: on a screen they can always be read. */
export const letters = (usual: number, scale: number): number => Math.max(usual, 12.2 / scale);
/** The usual sizes of a city's name and of a tag's. */
export const NAME = 20;
export const TAG = 21;
/** How wide and how high letters are at most, of a size of one. */
const WIDE = 0.62;
const HIGH = [0.8, 0.25] as const;

/** What stands where on the map, and what lies beside what. A node is a city or a space. */
export class Atlas {
  readonly name: string;
  readonly cities: readonly (Place & { id: City })[];
  readonly spaces: readonly Place[];
  readonly connections: readonly Connection[];
  /** Every straight piece of a connection, once. */
  readonly segments: readonly [Place, Place][];
  /** The name of each city. */
  readonly labels: ReadonlyMap<City, Label>;
  readonly #cards: ReadonlyMap<string, Card>;
  #nodes = new Map<string, Place>();
  #beside = new Map<string, Set<string>>();
  #named = new Map<string, [Connection, number]>();
  #spots = new Map<string, Point[]>();

  constructor(parts: Components) {
    this.name = parts.name;
    this.cities = parts.cities;
    this.spaces = parts.spaces;
    this.connections = parts.connections;
    this.#cards = new Map(
      [...parts.missions, ...parts.starts].map((card) => [
        card.id,
        { ...card, extra: card.extra ?? false, red: card.red ?? null },
      ]),
    );
    for (const city of parts.cities) this.#nodes.set(this.cityNode(city.id), city);
    for (const space of parts.spaces) this.#nodes.set(this.spaceNode(space.id), space);
    const segments = new Map<string, [Place, Place]>();
    for (const connection of this.connections) {
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

  card(id: string): Card;
  card(id: string | null | undefined): Card | undefined;
  card(id: string | null | undefined): Card | undefined {
    return this.#cards.get(id ?? '');
  }

  city(id: City): Place {
    return this.at(this.cityNode(id));
  }

  space(id: string): Place {
    return this.at(this.spaceNode(id));
  }

  cityNode(city: City): string {
    return `c.${city}`;
  }

  spaceNode(space: string): string {
    return `s.${space}`;
  }

  /** A connection from end to end, as nodes of the map. */
  nodes({ a, b, spaces }: Connection): string[] {
    return [this.cityNode(a), ...spaces.map((space) => this.spaceNode(space)), this.cityNode(b)];
  }

  at(node: string): Place {
    return this.#nodes.get(node)!;
  }

  beside(node: string): readonly string[] {
    return [...(this.#beside.get(node) ?? [])];
  }

  /** The connection by which a space is called, and its number there. */
  named(space: string): [Connection, number] {
    return this.#named.get(space)!;
  }

  connection(from: City, to: City): string[] | null {
    const found = this.connections.find(
      ({ a, b }) => (a === from && b === to) || (a === to && b === from),
    );
    if (!found) return null;
    return found.a === from ? this.nodes(found) : this.nodes(found).reverse();
  }

  /** The connections that a side holds from end to end. */
  held(side: Player): Connection[] {
    const posted = new Set(side.posted.map(([space]) => space));
    return this.connections.filter(
      ({ a, b, spaces }) =>
        side.network.includes(a) &&
        side.network.includes(b) &&
        spaces.every((space) => posted.has(space)),
    );
  }

  /** The way of a spy within its network, as nodes. */
  walk(side: Player, from: City, to: City): string[] {
    const held = this.held(side);
    const came = new Map<City, City | null>([[from, null]]);
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
    let city = to;
    for (let last = came.get(city); last != null; last = came.get(city)) {
      way.unshift(...this.connection(last, city)!.slice(1));
      city = last;
    }
    return [this.cityNode(from), ...way];
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
    const ours = this.name.startsWith('europe') ? NAMES[city.id] : undefined;
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
    let crowd = box.x < 16 || box.y < 22 || box.x + box.w > 988 || box.y + box.h > 760 ? 60 : 0;
    for (const space of this.spaces) crowd += 40 * Number(reach(box, space, 24));
    for (const city of this.cities) crowd += 40 * Number(reach(box, city, 17));
    for (const [from, to] of this.segments)
      for (const at of [0.3, 0.5, 0.7]) {
        const on = { x: from.x + at * (to.x - from.x), y: from.y + at * (to.y - from.y) };
        crowd += 2 * Number(reach(box, on, 2));
      }
    return crowd;
  }

  /** Where the spies stand that are in a city: beside it, off the spaces and the names. */
  spots(city: City, count: number): readonly Point[] {
    const key = `${city}/${count}`;
    const known = this.#spots.get(key);
    if (known) return known;
    const at = this.city(city);
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

  /** Where a city's name is written, in letters of this size. */
  written(city: City, name: string, size: number): Box {
    const { x, y, anchor } = this.labels.get(city)!;
    const w = WIDE * size * name.length;
    const left = { start: x, middle: x - w / 2, end: x - w }[anchor];
    return { x: left, y: y - HIGH[0] * size, w, h: (HIGH[0] + HIGH[1]) * size };
  }

  /** Where a tag of a thing can stand: beside it, off the names, and off what is there already;
   * `large` is how much larger than usual it is. */
  tag(
    at: Place,
    taken: readonly Box[],
    names: readonly Box[],
    far: number,
    large: number,
    wide = 36,
  ): Box {
    const [w, h] = [wide * large, 30 * large];
    let best: [number, Box] = [Infinity, { x: at.x, y: at.y, w, h }];
    for (const [more, price] of RINGS)
      for (let turn = 0; turn < 16; turn += 1) {
        const angle = (turn * Math.PI) / 8;
        const away = far + (large - 1) * 10 + more;
        const x = at.x + away * Math.cos(angle);
        const y = at.y + away * 0.94 * Math.sin(angle);
        const box = { x: x - w / 2, y: y - h / 2, w, h };
        let score = this.#crowd(box) + price + (turn % 4 ? 1 : 0);
        for (const other of taken) score += 60 * Number(cross(box, other));
        // It must not seem to belong to another space.
        for (const other of this.spaces)
          if (other !== at) score += 30 * Number(Math.hypot(other.x - x, other.y - y) < away);
        for (const name of names) score += 400 * Number(cross(box, name));
        if (score < best[0]) best = [score, box];
      }
    return best[1];
  }
}
const atlases = new WeakMap<object, Atlas>();

/** The same for all that is drawn of a table. */
export function atlasOf(parts: Components): Atlas {
  const atlas = atlases.get(parts) ?? new Atlas(parts);
  atlases.set(parts, atlas);
  return atlas;
}

/** How much further away than necessary a tag may stand, and how bad that is. */
const RINGS = [
  [0, 0],
  [13, 5],
  [26, 14],
  [40, 26],
] as const;

/** Whether a circle reaches into a box. */
function reach(box: Box, at: { x: number; y: number }, radius: number): boolean {
  const dx = Math.max(box.x - at.x, 0, at.x - box.x - box.w);
  const dy = Math.max(box.y - at.y, 0, at.y - box.y - box.h);
  return dx * dx + dy * dy < radius * radius;
}

export function cross(a: Box, b: Box): boolean {
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
