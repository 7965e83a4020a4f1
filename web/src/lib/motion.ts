/** Pieces that move from where they were to where they are.
 *
 * Every piece on a table carries `data-piece`, a name that it keeps from view to view, and stands
 * in a `data-zone`. `before` notes where the pieces stand; `after` has each travel that has come
 * to another zone, and turns those that show their face. What only makes room stays still.
 */

const still = matchMedia('(prefers-reduced-motion: reduce)');
const MOVE = 320;
const TURN = 420;
const EASE = 'cubic-bezier(.45,.05,.2,1)';

interface Place {
  rect: DOMRect;
  zone: string;
}

export interface Places {
  /** Where the table itself was: a page may be scrolled in between. */
  table: DOMRect;
  pieces: Map<string, Place>;
}

export function before(table: HTMLElement): Places {
  const pieces = [...table.querySelectorAll<HTMLElement>('[data-piece]')];
  return {
    table: table.getBoundingClientRect(),
    pieces: new Map(pieces.map((piece) => [piece.dataset['piece']!, placeOf(piece)])),
  };
}

function placeOf(piece: HTMLElement): Place {
  const zone = piece.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '';
  return { rect: piece.getBoundingClientRect(), zone };
}

/** Have the pieces travel and turn; returns how many do. A piece that has just got its name says
 * in `data-from` which one it was before. */
export function after(table: HTMLElement, places: Places): { moved: number; turned: number } {
  const now = table.getBoundingClientRect();
  const [left, top] = [now.left - places.table.left, now.top - places.table.top];
  let [moved, turned] = [0, 0];
  for (const piece of table.querySelectorAll<HTMLElement>('[data-piece]')) {
    const same = places.pieces.get(piece.dataset['piece']!);
    const old = same ?? places.pieces.get(piece.dataset['from'] ?? '');
    if (!old?.rect.width) continue;
    const { rect, zone } = placeOf(piece);
    if (old.zone !== zone) {
      if (still.matches) frameFor(piece);
      else travel(piece, shifted(old.rect, left, top), rect, Math.min(580, 60 * moved));
      moved += 1;
    } else if (!same) {
      if (still.matches) frameFor(piece);
      else turn(piece);
      turned += 1;
    }
  }
  return { moved, turned };
}

function shifted(rect: DOMRect, left: number, top: number): DOMRect {
  return new DOMRect(rect.left + left, rect.top + top, rect.width, rect.height);
}

function travel(piece: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const unit = unitOf(piece);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / (unit ?? 1);
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / (unit ?? 1);
  const scale = to.width && !unit ? Math.min(from.width / to.width, from.height / to.height) : 1;
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: MOVE, delay, easing: EASE, fill: 'backwards' },
  );
}

/** A piece of a drawing moves in the units of the drawing: how many pixels one is. */
function unitOf(piece: Element): number | null {
  return piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? null) : null;
}

function turn(piece: HTMLElement): void {
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
