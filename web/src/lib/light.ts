/** What an entry of the log speaks of lights up on the board. */

const LIT = 'told-of';

export function lit(names: readonly string[]): void {
  unlit();
  const wanted = new Set(names);
  for (const thing of document.querySelectorAll<HTMLElement | SVGElement>(
    '[data-piece], [data-zone], [data-node], [data-spot]',
  )) {
    const { piece, zone, node, spot } = thing.dataset;
    if ([piece, zone, node, spot].some((name) => name !== undefined && wanted.has(name)))
      thing.classList.add(LIT);
  }
}

export function unlit(): void {
  for (const thing of document.querySelectorAll(`.${LIT}`)) thing.classList.remove(LIT);
}
