/** Whether something lies over the table that keys belong to. */
export function covered(): boolean {
  return document.querySelector('dialog[open], .curtain') !== null;
}

/** Arrow keys within a group: Tab reaches the group, arrows go from thing to thing. */

export function roving(group: HTMLElement, selector = 'button'): { destroy: () => void } {
  const things = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];
  /** What has the focus, and which one it is: if it goes away, its neighbour takes over. */
  let focused: { thing: HTMLElement; at: number } | null = null;
  const settle = (): void => {
    const all = things();
    if (focused && !focused.thing.isConnected) {
      const next = all[Math.min(focused.at, all.length - 1)];
      focused = null;
      if (next && document.activeElement === document.body) next.focus();
    }
    const chosen = all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.tabIndex = each === chosen ? 0 : -1;
  };
  const note = (event: FocusEvent): void => {
    const thing = event.target as HTMLElement;
    focused = { thing, at: things().indexOf(thing) };
  };
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = things();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || (by === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : (at + by! + all.length) % all.length;
    for (const each of all) each.tabIndex = -1;
    all[next]!.tabIndex = 0;
    all[next]!.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', step);
  group.addEventListener('focusin', note);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      group.removeEventListener('keydown', step);
      group.removeEventListener('focusin', note);
    },
  };
}
