/** Pieces that move from where they were to where they are.
 *
 * Every piece on a table carries `data-piece`, a name that it keeps from view to view. `before`
 * notes where the pieces stand, `after` has each that stands elsewhere travel there.
 */

const still = matchMedia('(prefers-reduced-motion: reduce)');
const MOVE = 320;
const TURN = 420;
const EASE = 'cubic-bezier(.45,.05,.2,1)';

export type Places = Map<string, DOMRect>;

export function before(table: ParentNode): Places {
  const places: Places = new Map();
  for (const piece of table.querySelectorAll<HTMLElement>('[data-piece]'))
    places.set(piece.dataset['piece']!, piece.getBoundingClientRect());
  return places;
}

/** Have the pieces travel; returns how long it takes. `turned` are pieces that show their face. */
export function after(table: ParentNode, places: Places, turned: ReadonlySet<string>): number {
  if (still.matches) {
    for (const piece of table.querySelectorAll<HTMLElement>('[data-piece]'))
      if (hasMoved(piece, places) || turned.has(piece.dataset['piece']!)) frameFor(piece);
    return 0;
  }
  let delay = 0;
  let longest = 0;
  for (const piece of table.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = piece.dataset['piece']!;
    const from = places.get(name) ?? places.get(piece.dataset['from'] ?? '');
    if (from && hasMoved(piece, places)) {
      longest = Math.max(longest, delay + travel(piece, from, delay));
      delay = Math.min(580, delay + 60);
    } else if (turned.has(name)) longest = Math.max(longest, turn(piece));
  }
  return longest;
}

function hasMoved(piece: HTMLElement, places: Places): boolean {
  const from = places.get(piece.dataset['piece']!) ?? places.get(piece.dataset['from'] ?? '');
  if (!from || !from.width) return false;
  const to = piece.getBoundingClientRect();
  return Math.abs(from.left - to.left) > 8 || Math.abs(from.top - to.top) > 14;
}

function travel(piece: HTMLElement, from: DOMRect, delay: number): number {
  const to = piece.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = to.width ? Math.min(from.width / to.width, from.height / to.height) : 1;
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: MOVE, delay, easing: EASE, fill: 'backwards' },
  );
  return MOVE;
}

export function turn(piece: HTMLElement): number {
  if (still.matches) return 0;
  piece.animate(
    [
      { transform: 'rotateY(90deg)' },
      { transform: 'rotateY(90deg)', offset: 0.5 },
      { transform: 'none' },
    ],
    {
      duration: TURN,
      easing: EASE,
    },
  );
  return TURN;
}

/** A copy of a card that goes from one place to another, stands there, and comes back or stays. */
export async function show(
  card: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  hold: number,
  back: boolean,
): Promise<void> {
  const scale = to.width / card.offsetWidth;
  const at = (rect: DOMRect, size: number): string =>
    `translate(${rect.left + rect.width / 2 - card.offsetWidth / 2}px, ${rect.top + rect.height / 2 - card.offsetHeight / 2}px) scale(${size})`;
  const start = at(from, from.width / card.offsetWidth);
  const end = at(to, scale * 0.8);
  card.style.transform = end;
  if (!still.matches)
    await card.animate([{ transform: start }, { transform: end }], { duration: MOVE, easing: EASE })
      .finished;
  await pause(hold);
  if (back && !still.matches)
    await card.animate([{ transform: end }, { transform: start }], { duration: MOVE, easing: EASE })
      .finished;
}

export function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}

/** For those who want no motion: a red frame for two seconds on what has changed. */
function frameFor(piece: HTMLElement): void {
  piece.classList.add('has-changed');
  setTimeout(() => piece.classList.remove('has-changed'), 2000);
}
