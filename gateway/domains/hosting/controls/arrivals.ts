import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import { KNOWN } from "./draining.ts";

/** How long a request waits for an app that comes up, in milliseconds, and how many wait at once. */
const PATIENCE = 10_000;
const MOST = 1_000;

/** Requests that came for apps which come up, and wait for them. */
export interface Arrivals {
  /** Looks, and looks again after each change, until what is found is no longer on its way or has been waited for enough. */
  wait<T>(look: () => Promise<T>, isComing: (found: T) => boolean): Promise<T>;
  /** Something changed: all look again. */
  changed(): void;
  close(): void;
}

export function createArrivals({ clock, timers }: { clock: Clock; timers: Timers }): Arrivals {
  let next = Promise.withResolvers<void>();
  let waiting = 0;
  let isOver = false;
  const changed = () => {
    next.resolve();
    next = Promise.withResolvers();
  };
  return {
    changed,
    wait: async (look, isComing) => {
      let change = next;
      let found = await look();
      if (!isComing(found) || waiting >= MOST) return found;
      const end = clock.now() + PATIENCE;
      waiting += 1;
      try {
        while (isComing(found) && !isOver && clock.now() < end) {
          const awaited = change;
          // What another process changes is not told here.
          const cancel = timers.after(KNOWN, async () => {
            if (next === awaited) changed();
          });
          await awaited.promise;
          cancel();
          change = next;
          found = await look();
        }
      } finally {
        waiting -= 1;
      }
      return found;
    },
    close: () => {
      isOver = true;
      changed();
    },
  };
}
