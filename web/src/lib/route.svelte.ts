/** Addresses: where the reader is, and going elsewhere without loading the page anew. */

/** The sub-path that a reverse proxy serves us at, or nothing. */
export const root = document.documentElement.dataset['root'] ?? '';

class Route {
  path = $state('/');
  query = $state.raw(new URLSearchParams());
  hash = $state('');

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
  }

  #read(): void {
    const path = location.pathname;
    this.path = (path.startsWith(root) ? path.slice(root.length) : path) || '/';
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(to: string, replace = false): void {
    const from = this.path;
    history[replace ? 'replaceState' : 'pushState'](null, '', root + to);
    this.#read();
    if (this.path !== from) scrollTo(0, 0);
  }

  /** Change one thing after the question mark, in place. */
  set(name: string, value: string | null): void {
    const query = new URLSearchParams(this.query);
    if (value === null) query.delete(name);
    else query.set(name, value);
    const asked = query.toString();
    this.go(this.path + (asked && `?${asked}`), true);
  }
}

export const route = new Route();

/** A whole address that can be sent to somebody. */
export function address(path: string): string {
  return location.origin + root + path;
}

/** Have links to our own pages change the page without loading it. */
export function catchLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  const to = link.getAttribute('href') ?? '';
  if (
    link.target ||
    link.hasAttribute('download') ||
    !to.startsWith(`${root}/`) ||
    to.startsWith(`${root}/api`)
  )
    return;
  event.preventDefault();
  route.go(to.slice(root.length));
}
