/** What the page of a series is given: a branch of it as everybody may know it, and what can be
 * done there. */

import { api, Denied } from './api';
import { kept } from './kept.svelte';
import type {
  AnySeriesCommand,
  BranchTold,
  ChapterTold,
  Facts,
  Papers,
  Refused,
  SeriesDone,
  SeriesFrame,
} from './wire';
import { botName } from './desk.svelte';
import { t, Voice } from './words.svelte';

/** Of a game whose story is told like this. */
export class Chronicle<S = unknown> {
  frame: SeriesFrame;
  /** The number of the branch that is looked at. */
  number: number;
  /** What is about to be chosen. */
  picked = $state<string | null>(null);
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** What was last shown of it here, so that nothing is shown as new twice. */
  readonly #seen;
  /** What was sent last and not answered. */
  #sent: { text: string; key: string } | null = null;
  /** What is known of the chapters' tables; nothing where one is not there any more. */
  #tables = $state.raw<Record<string, Facts | null>>({});
  readonly voice: Voice;

  readonly branch: BranchTold = $derived.by(() => this.frame.branches[this.number]!);
  readonly story: S = $derived.by(() => this.branch.story as S);

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
    return branches.reduce(
      (best, { touched }, at) => (touched > branches[best]!.touched ? at : best),
      0,
    );
  }

  get may(): boolean {
    return this.frame.mine;
  }

  /** Whether some news, known by their mark, were not shown here yet. What had happened before a
   * branch left another one is no news. */
  fresh(mark: string): boolean {
    const { parent, at, stage, chapters, entries } = this.branch;
    const when = stage === 'playing' ? chapters.at(-1)!.start : entries;
    if (!mark || (parent !== null && when <= at)) return false;
    return this.#seen.value[this.number] !== mark;
  }

  shown(mark: string): void {
    this.#seen.value = { ...this.#seen.value, [this.number]: mark };
  }

  /** What somebody is called who takes part. */
  nameOf(key: string): string {
    const member = this.frame.members.find((each) => each.key === key);
    if (member?.name) return member.name;
    return member?.bot
      ? botName(member.bot, Number(/\d+$/.exec(key)?.[0] ?? 0))
      : t('series-nobody');
  }

  /** The first branch has the name that the server gave it, unless somebody has changed that. */
  branchName({ number, name }: BranchTold): string {
    return number === 0 && name === 'main' ? t('series-main') : name;
  }

  /** Hear how it stands now. */
  async look(): Promise<void> {
    const frame = await api.series(this.id);
    if (JSON.stringify(frame) === JSON.stringify(this.frame)) return;
    this.frame = frame;
    if (this.picked && !this.branch.choices.includes(this.picked)) this.picked = null;
  }

  /** Have something done; what comes of it is looked at before this ends. */
  async do(command: AnySeriesCommand): Promise<SeriesDone | null> {
    if (this.busy) return null;
    this.busy = true;
    this.refused = null;
    try {
      const done = await api.carry(this.id, { ...command, key: this.#key(command) });
      this.#sent = null;
      this.picked = null;
      await this.look();
      return done;
    } catch (why) {
      if (!(why instanceof Denied)) throw why;
      if (why.refused.code !== 'unreachable') this.#sent = null;
      this.refused = why.refused;
      await this.look().catch(() => {}); // it may have gone on without us
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The same command again has the same key, so that it is done once. */
  #key(command: AnySeriesCommand): string {
    const text = JSON.stringify(command);
    if (this.#sent?.text !== text)
      this.#sent = { text, key: crypto.getRandomValues(new Uint32Array(3)).join('-') };
    return this.#sent.key;
  }

  async choose(choice: string): Promise<void> {
    await this.do({ type: 'choose', branch: this.number, choice });
  }

  /** What was written at a chapter's table, as far as it is known. */
  papers(chapter: ChapterTold | undefined): Papers {
    return (chapter?.table && this.#tables[chapter.table]?.papers) || {};
  }

  /** Ask for what was written at the tables of this branch. */
  async read(): Promise<void> {
    const wanted = this.branch.chapters.flatMap(({ table }) =>
      table && !(table in this.#tables) ? [table] : [],
    );
    const found = await Promise.all(
      wanted.map(
        async (id) => [id, (await api.frame(id).catch(() => null))?.table ?? null] as const,
      ),
    );
    if (found.length) this.#tables = { ...this.#tables, ...Object.fromEntries(found) };
  }
}
