import { syncBuiltinESMExports } from "node:module";
import { onTestFinished, vi } from "vitest";

const timers = process.getBuiltinModule("node:timers/promises");

/** One wait of the gateway that the test ends. */
export interface HeldWait {
  /** How long it would last, in milliseconds. */
  ms: number | undefined;
  /** Lets it end as if the time had passed. */
  pass: () => void;
}

/** Waits that last until the test ends them. */
export interface HeldWaits {
  /** What was waited for so far, the oldest first. */
  waits: readonly HeldWait[];
  /** Lets the gateway wait by the clock again; what is held stays so. */
  stop: () => void;
}

/** Holds every wait of the gateway in this process (`node:timers/promises`) until the test is over, so that it needs no time. */
export function holdWaits(): HeldWaits {
  const waits: HeldWait[] = [];
  const spy = vi.spyOn(timers, "setTimeout").mockImplementation(async (ms, value, options) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waits.push({ ms, pass: resolve });
    options?.signal?.addEventListener("abort", () => resolve());
    await promise;
    options?.signal?.throwIfAborted();
    return value;
  });
  syncBuiltinESMExports();
  const stop = () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(stop);
  return { waits, stop };
}
