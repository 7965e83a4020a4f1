/** What is known of the types of a game that has no folder in `tables/`. */

import type { Types as Any } from '../lib/wire';
import type { Plain } from './shape';

export interface Types extends Any {
  intel: { viewer: number; over: boolean; to_act: number[] } & Record<string, Plain>;
}
