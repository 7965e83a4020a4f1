/** Small things that a browser remembers for its user. */

/** A value kept under a name; where nothing can be kept it lasts as long as the page. */
export function kept<T>(name: string, fallback: T): { value: T } {
  const key = `spytable.${name}`;
  let value = $state.raw(read(key, fallback));
  return {
    get value() {
      return value;
    },
    set value(next: T) {
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser may forbid it; then it lasts as long as the page.
      }
    },
  };
}

function read<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}
