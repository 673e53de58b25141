import type { Background } from "#gateway/platform/background.ts";

/** Work on many things at once, and on each of them one time after the other. */
export interface Lanes {
  /** Works on something; while that is under way, once more after it. */
  run(id: string): Promise<void>;
  /** The same in a while, once however often it is asked for. */
  soon(id: string): void;
  /** How many are under way. */
  count(): number;
  /** Waits for what is under way. */
  settled(): Promise<void>;
}

/**
 * Lanes for the work of a follower.
 * @param ms how long `soon` waits, in milliseconds.
 * @param once works on something; it catches its own failures.
 */
export function createLanes(
  background: Pick<Background, "after">,
  ms: number,
  once: (id: string) => Promise<void>,
): Lanes {
  const lanes = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const planned = new Set<string>();
  function run(id: string): Promise<void> {
    again.add(id);
    const lane =
      lanes.get(id) ??
      (async () => {
        while (again.delete(id)) await once(id);
      })().finally(() => lanes.delete(id));
    lanes.set(id, lane);
    return lane;
  }
  function soon(id: string): void {
    if (planned.has(id)) return;
    planned.add(id);
    background.after(ms, async () => {
      planned.delete(id);
      await run(id);
    });
  }
  return {
    run,
    soon,
    count: () => lanes.size,
    settled: async () => void (await Promise.allSettled(lanes.values())),
  };
}
