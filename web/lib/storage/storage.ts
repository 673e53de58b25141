/**
 * A storage of the browser that never throws: where it is forbidden or full, reads answer null and writes are dropped, and
 * the console works without a memory.
 */
const over = (area: () => Storage) => ({
  /** The text kept under the key, or null. */
  read(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps the text under the key; null removes it. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
    } catch {
      // Forbidden or full: the choice holds until the page is left.
    }
  },
});

/** What all windows of the browser remember. */
export const storage = over(() => window.localStorage);

/** What one tab remembers until it is closed. */
export const tabStorage = over(() => window.sessionStorage);
