import { beforeAll, expect, it } from 'vitest';
import { stories } from '../../lib/story';
import type { Notice, Scene, Values } from '../../lib/wire';
import { Voice, words } from '../../lib/words.svelte';
import { reading, story } from './story';
import type { Event, Types } from './types.gen';

beforeAll(() => words.know('spy_club').then(() => words.speak('en')));
const voice = new Voice('spy_club', ['Odile', 'Max']);

/** As the server says it to Odile. */
const says = (event: Event, values: Values | null = {}): Notice<Types> => {
  const about = { actor: event.actor, who: event.actor === 0 ? 'you' : 'other' };
  return { event, say: values && { key: `log-${event.type}`, values: { ...about, ...values } } };
};
const told = (...log: Notice<Types>[]): string[] =>
  stories(log, reading, story, 0).map((each) => each.says.map(voice.say).join(', '));

const museum = { name: 'museum', aspect: 'location' } as const;
const confirm = [
  says({ type: 'confirm', actor: 1, place: 2, at: 0 }, null),
  says({ type: 'pinned', actor: 1, ...museum, at: 0, paid: 1, grid: false }),
];
const end = says({ type: 'end', actor: 1 }, null);
const suspect = says({ type: 'suspect', actor: -1, ...museum, number: 2, seat: 0, place: 3 });
const incident = (name: 'fatigue' | 'nothing'): Notice<Types> =>
  says({ type: 'event', actor: -1, incident: name, ideas: 1 });

it('tells what was confirmed, and what the suspect did then', () => {
  const log = [...confirm, end, suspect, incident('fatigue')];
  expect(told(...log)).toEqual(['confirmed Museum Location, and the suspect moved 2: Fatigue']);
  const [only] = stories(log, reading, story, 0);
  expect([only!.seat, only!.lights]).toEqual([1, ['r0', 'a0.3', 'pawn']]);
});

it('said that you the suspect moved, where nothing was done', () => {
  expect(told(end, suspect, incident('fatigue'))).toEqual([
    'ended the turn, and the suspect moved 2: Fatigue',
  ]);
  expect(told(end, suspect, incident('nothing'))).toEqual(['ended the turn']);
});

it('told all that was done, in four lines', () => {
  const scouted = says({ type: 'scouted', actor: 1, ...museum, place: 1, paid: 0 } as Event);
  expect(told(...confirm, scouted, end)).toEqual([
    'confirmed Museum Location, and scouted Museum Location',
  ]);
  expect(told(...confirm, scouted, end, suspect, incident('fatigue'))).toEqual([
    'confirmed Museum Location, and the suspect moved 2: Fatigue',
  ]);
  expect(told(...confirm, ...confirm, end)).toEqual(['confirmed 2 clues Location – Location']);
});

it('tells clues that were turned over as one', () => {
  const turn = [
    says({ type: 'turn', actor: 1, place: 0 }, null),
    says({ type: 'turned', actor: 1, ...museum, seat: 1, place: 0, fresh: true, was: 'cake' }),
  ];
  expect(told(...turn, end, incident('nothing'))).toEqual(['turned over Museum']);
  expect(told(...turn, ...turn, ...turn, end)).toEqual(['turned over 3 clues']);
});

it('told ideas for one aspect twice in a turn', () => {
  const gained = says({ type: 'gained', actor: 1, ideas: 2, aspect: 'motive' });
  const other = says({ type: 'gained', actor: 1, ideas: 1, aspect: 'crime' });
  expect(told(gained, gained, end)).toEqual(['focused on Motive for 4 ideas']);
  expect(told(gained, other, end)).toEqual([
    'focused on Motive for 2 ideas, and focused on Crime for 1 idea',
  ]);
});

it('notes an aspect that is solved', () => {
  const solved = says({ type: 'solved', actor: 1, ...museum, at: 0, count: 1 });
  const log = [...confirm, solved, end];
  expect(told(...log)).toEqual(['solved Location: Museum']);
  expect(stories(log, reading, story, 0)[0]!.notable).toBe(true);
});

it('tells a round of the suspect, and that nothing was confirmed where that costs', () => {
  const round = says({ type: 'round', actor: -1, rounds: 2, left: 1 });
  const haste = says({ type: 'escape', actor: -1, cause: 'haste', steps: 1, left: 4 });
  expect(told(end, haste, suspect, round, incident('fatigue'))).toEqual([
    'confirmed nothing: Escape +1, and the suspect moved 2 (round 2): Fatigue',
  ]);
  expect(told(...confirm, end, suspect, round)).toEqual([
    'confirmed Museum Location, and the suspect moved 2 (round 2)',
  ]);
});

it('tells focus and teamwork', () => {
  const log = [
    says({ type: 'focus', actor: 1, place: 1 }, null),
    says({ type: 'gained', actor: 1, ideas: 2, aspect: 'motive' }),
    says({ type: 'take', actor: 1, ideas: 1, seat: 0 }, null),
    says({ type: 'taken', actor: 1, ideas: 1, seat: 0 }, { foe: 0, who: 'foe', ideas: 1 }),
    end,
  ];
  expect(told(...log)).toEqual(['focused on Motive for 2 ideas, and took 1 idea from you']);
});

const clue = (aspect: string): object => ({ name: 'x', aspect });
const escaped = {
  intel: {
    cause: 'escape',
    solved: [clue('motive'), null, clue('location'), null, null],
    row: [clue('suspect'), clue('suspect'), null, clue('crime'), null],
    needed: 5,
    grid: false,
    counts: [0, 2, 0, 1, 0, 0].map((row) => ({ row })),
  },
} as unknown as Scene<Types>;
const decided = (): string[] => story.decided!(escaped, [...confirm, end], 0).map(voice.say);

it('says what ran out, what was solved and how near the next aspect was', () => {
  expect(decided()).toEqual([
    'The suspect reached Escape after 1 turn. Solved: Motive – Location. Still open: Suspect – Crime – Object.',
    'Suspect was nearest: 2 clues in the row, 3 were missing.',
  ]);
});

it('said “Suspect était le plus proche” in French, of an aspect without a noun', async () => {
  await words.speak('fr');
  expect(decided()).toEqual([
    'Le suspect a atteint l’évasion après 1 tour. Résolus\u00a0: Mobile – Lieu. Encore ouverts\u00a0: Suspect – Délit – Objet.',
    'L’aspect Suspect était le plus proche\u00a0: 2 indices dans la rangée, il en manquait 3.',
  ]);
  await words.speak('en');
});
