/** What the page of a series is given: a branch of it as everybody may know it, and what can be
 * done there. */

import { api, Denied } from './api';
import { kept } from './kept.svelte';
import type { Branch, Chapter, Told } from './series';
import type { Facts, Papers, Refused, SeriesCommand, SeriesFrame } from './wire';
import { Voice } from './words.svelte';

/** Of a game whose story is told like this. */
export class Chronicle<S extends Told = Told> {
  frame: SeriesFrame;
  /** The number of the branch that is looked at. */
  number: number;
  /** What is about to be chosen. */
  picked = $state<string | null>(null);
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** What was last shown of it here, so that nothing is shown as new twice. */
  readonly #seen;
  /** What is known of the chapters' tables; nothing where one is not there any more. */
  #tables = $state.raw<Record<string, Facts | null>>({});
  readonly voice: Voice;

  readonly branch: Branch = $derived.by(() => this.frame.branches[this.number]!);
  readonly story: S = $derived.by(() => this.branch.story as unknown as S);

  constructor(
    readonly id: string,
    frame: SeriesFrame,
  ) {
    this.frame = $state.raw(frame);
    this.number = $state(this.latest);
    this.voice = new Voice(frame.game, []);
    this.#seen = kept<Record<string, string>>(`series.${id}`, {});
  }

  /** The branch that was played last. */
  get latest(): number {
    const { branches } = this.frame;
    return branches.reduce((best, { touched }, at) => (touched > branches[best]!.touched ? at : best), 0);
  }

  get may(): boolean {
    return this.frame.mine;
  }

  get seen(): string {
    return this.#seen.value[this.number] ?? '';
  }

  set seen(mark: string) {
    this.#seen.value = { ...this.#seen.value, [this.number]: mark };
  }

  /** Hear how it stands now. */
  async look(): Promise<void> {
    const frame = await api.series(this.id);
    if (JSON.stringify(frame) === JSON.stringify(this.frame)) return;
    this.frame = frame;
    if (this.picked && !this.story.choices.includes(this.picked)) this.picked = null;
  }

  /** Have something done; what comes of it is looked at before this ends. */
  async do(command: SeriesCommand): Promise<string | null> {
    if (this.busy) return null;
    this.busy = true;
    this.refused = null;
    try {
      const { table } = await api.tell(this.id, command);
      this.picked = null;
      await this.look();
      return table ?? null;
    } catch (why) {
      if (!(why instanceof Denied)) throw why;
      this.refused = why.refused;
      await this.look().catch(() => {}); // it may have gone on without us
      return null;
    } finally {
      this.busy = false;
    }
  }

  async choose(choice: string): Promise<void> {
    await this.do({ type: 'choose', branch: this.number, choice });
  }

  /** What was written at a chapter's table, as far as it is known. */
  papers(chapter: Chapter | undefined): Papers {
    return (chapter?.table && this.#tables[chapter.table]?.papers) || {};
  }

  /** Ask for what was written at the tables of this branch. */
  async read(): Promise<void> {
    const wanted = this.branch.chapters.flatMap(({ table }) =>
      table && !(table in this.#tables) ? [table] : [],
    );
    const found = await Promise.all(
      wanted.map(async (id) => [id, (await api.frame(id).catch(() => null))?.table ?? null] as const),
    );
    if (found.length) this.#tables = { ...this.#tables, ...Object.fromEntries(found) };
  }
}
