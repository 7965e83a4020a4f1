import type { Voice } from '../../../lib/words.svelte';
import { KIDS } from '../art/clues';
import Badge from './Badge.svelte';
import Mini from './Mini.svelte';
import { now } from './now';
import Story from './Story.svelte';
import { markOf, type Campaign } from './told';

export const badges = KIDS;
export const badgeName = (voice: Voice, badge: string): string => voice.t(`character-${badge}`);
export const mark = ({ story }: Campaign): string => markOf(story);
export { Badge, Mini, now, Story };
