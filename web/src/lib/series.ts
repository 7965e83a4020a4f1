/** What is told of every series, whatever its game. */

import type { SeriesFrame } from './wire';

export type Member = SeriesFrame['members'][number];
export type Branch = SeriesFrame['branches'][number];
export type Chapter = Branch['chapters'][number];

export interface Told {
  stage: 'seating' | 'playing' | 'choosing' | 'over';
  /** What can be chosen now. */
  choices: string[];
}
