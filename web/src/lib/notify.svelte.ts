/** "Your turn" for a reader who looks elsewhere: in the tab's title, and as a notification. */

import { kept } from './kept.svelte';
import { play } from './sound';

export const notifyOn = kept('notify', false);

/** Ask the browser for permission; false where it is not given. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  notifyOn.value = (await Notification.requestPermission()) === 'granted';
  return notifyOn.value;
}

/** Tell the reader that it is their turn. */
export function call(title: string, text: string): void {
  play('turn');
  if (!document.hidden || !notifyOn.value || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body: text, tag: location.pathname });
    note.onclick = () => (focus(), note.close());
  } catch {
    // Some phones know the word and not the thing.
  }
}
