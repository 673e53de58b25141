/**
 * `localStorage` that never throws: where it is forbidden or full, reads answer null and writes are dropped, and the
 * console works without a memory.
 */
export const storage = {
  /** The text kept under the key, or null. */
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps the text under the key; null removes it. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    } catch {
      // Forbidden or full: the choice holds until the page is left.
    }
  },
};
