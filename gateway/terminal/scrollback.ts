/** The last bytes of an output that goes on, each with its place from the beginning. */
export interface Scrollback {
  add(bytes: Uint8Array): void;
  /** The place after the last byte. */
  readonly end: number;
  /** What is kept from a place on; where that is not kept any more, from the first that is. */
  from(place: number): { place: number; bytes: Uint8Array };
}

/** Keeps so many bytes. */
export function createScrollback(most: number): Scrollback {
  let parts: Uint8Array[] = [];
  let [start, end] = [0, 0];
  return {
    add: (bytes) => {
      parts.push(bytes);
      end += bytes.length;
      while (end - start > most) {
        const [first] = parts;
        if (!first) return;
        const over = end - start - most;
        if (first.length <= over) parts.shift();
        else parts[0] = first.subarray(over);
        start += Math.min(over, first.length);
      }
      // Many small parts would make each look at the first one dear.
      if (parts.length > 1_024) parts = [Buffer.concat(parts)];
    },
    get end() {
      return end;
    },
    from: (place) => {
      const at = Math.min(Math.max(place, start), end);
      return { place: at, bytes: Buffer.concat(parts).subarray(at - start) };
    },
  };
}
