/** No button takes the place of another under somebody's finger.
 *
 * When the buttons of a group change, those that have just come cannot be pressed for half a
 * second. Two can: the one that was pressed last, and whatever follows from a choice made elsewhere
 * on the table, which one has just looked for.
 */

const PAUSE = 500;
/** How long a change may follow from a choice made elsewhere. */
const CHOICE = 1_500;

let touched: { at: number; path: EventTarget[] } = { at: -Infinity, path: [] };
for (const kind of ['pointerdown', 'keydown'] as const)
  addEventListener(
    kind,
    (event) => (touched = { at: performance.now(), path: event.composedPath() }),
    true,
  );

const called = (button: Element): string => button.textContent?.trim() ?? '';

export function settling(group: HTMLElement): { destroy: () => void } {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll('button')];
  const labels = (): string => buttons().map(called).join('\n');
  let stood = labels();
  /** When the last ones went away; they are there if it is Infinity. */
  let gone = stood ? Infinity : -Infinity;
  let pressed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold(): void {
    for (const each of buttons())
      if (called(each) !== pressed) each.setAttribute('aria-disabled', 'true');
  }
  function free(): void {
    timer = undefined;
    for (const each of buttons()) each.removeAttribute('aria-disabled');
  }
  function changed(): void {
    const now = performance.now();
    const labelled = labels();
    if (!labelled) {
      if (gone === Infinity) gone = now;
      return;
    }
    const replaced = labelled !== stood && now - Math.min(gone, now) < PAUSE;
    [stood, gone] = [labelled, Infinity];
    const chosen = now - touched.at < CHOICE && !touched.path.includes(group);
    if (replaced && !chosen) {
      clearTimeout(timer);
      timer = setTimeout(free, PAUSE);
    }
    if (timer !== undefined) hold();
  }
  function press(event: Event): void {
    const button = (event.target as Element).closest('button');
    if (button?.getAttribute('aria-disabled') === 'true') {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (button) pressed = called(button);
  }
  /** A key that is held down presses once. */
  function held(event: KeyboardEvent): void {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  }

  const watch = new MutationObserver(changed);
  watch.observe(group, { childList: true, characterData: true, subtree: true });
  group.addEventListener('click', press, true);
  group.addEventListener('keydown', held, true);
  return {
    destroy: () => {
      watch.disconnect();
      clearTimeout(timer);
      group.removeEventListener('click', press, true);
      group.removeEventListener('keydown', held, true);
    },
  };
}
