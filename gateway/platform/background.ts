import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock.ts";

/** What lets work wait; tests let the time pass themselves. */
export interface Timers {
  /** Does the work after so many milliseconds; the answer takes that back. */
  after(ms: number, work: () => Promise<void>): () => void;
}

/** The machine's timers; none of them keeps the process. */
export const systemTimers: Timers = {
  after: (ms, work) => {
    const timer = setTimeout(() => void work(), ms).unref();
    return () => clearTimeout(timer);
  },
};

/** How often something is done, in milliseconds. */
export interface Pace {
  /** Until the first time. */
  first: number;
  /** From the end of one time to the next. */
  every: number;
}

/** What the gateway does beside answering: it ends with the gateway, and a failure is logged and hurts nobody. */
export interface Background {
  /** Does the work once, after so many milliseconds. */
  after(ms: number, work: () => Promise<void>): void;
  /** Does the work again and again, one time after the other, until what it answers is called. */
  every(pace: Pace, work: () => Promise<void>): () => void;
  /**
   * Does the work at the earliest of the moments that it is asked for; what it is asked for while it waits for an earlier one
   * is for the work itself to ask for again.
   * @returns asks for a moment, in milliseconds of the clock.
   */
  atEarliest(clock: Clock, work: () => Promise<void>): (at: number) => void;
  /**
   * Holds something that many need and that is there once for an owner (a store): the first holder begins it, the last one
   * ends it.
   * @param begin starts it, and answers how it is ended.
   * @returns lets go of it; calling it again does nothing.
   */
  share(owner: object, name: string, begin: () => () => void): () => void;
  /** Whether somebody holds it now. */
  isShared(owner: object, name: string): boolean;
  /** Ends everything, after the work that is under way. */
  close(): Promise<void>;
}

/** Makes the background of a gateway. */
export function createBackground(timers: Timers, log: FastifyBaseLogger): Background {
  const waiting = new Set<() => void>();
  const underWay = new Set<Promise<void>>();
  const shared = new WeakMap<object, Map<string, { holders: number; end: () => void }>>();
  let isClosed = false;

  /** Waits and works once; the answer takes it back while it waits. */
  function plan(ms: number, work: () => Promise<void>): () => void {
    if (isClosed) return () => {};
    const takeBack = () => {
      waiting.delete(takeBack);
      cancel();
    };
    const cancel = timers.after(ms, async () => {
      waiting.delete(takeBack);
      const done = work().catch((error: unknown) =>
        log.warn({ err: error }, "work in the background failed"),
      );
      underWay.add(done);
      await done;
      underWay.delete(done);
    });
    waiting.add(takeBack);
    return takeBack;
  }

  return {
    after: (ms, work) => void plan(ms, work),
    every: ({ first, every }, work) => {
      let isOver = false;
      let takeBack = () => {};
      const next = (ms: number) => {
        takeBack = plan(ms, () =>
          work().finally(() => {
            if (!isOver) next(every);
          }),
        );
      };
      next(first);
      return () => {
        isOver = true;
        takeBack();
      };
    },
    atEarliest: (clock, work) => {
      let planned = Number.POSITIVE_INFINITY;
      let takeBack = () => {};
      return (at) => {
        if (planned <= at) return;
        takeBack();
        planned = at;
        takeBack = plan(Math.max(at - clock.now(), 0), async () => {
          planned = Number.POSITIVE_INFINITY;
          await work();
        });
      };
    },
    share: (owner, name, begin) => {
      const all = shared.get(owner) ?? new Map<string, { holders: number; end: () => void }>();
      shared.set(owner, all);
      const one = all.get(name) ?? { holders: 0, end: begin() };
      all.set(name, one);
      one.holders += 1;
      let isHolding = true;
      return () => {
        if (!isHolding) return;
        isHolding = false;
        one.holders -= 1;
        if (one.holders > 0) return;
        all.delete(name);
        one.end();
      };
    },
    isShared: (owner, name) => shared.get(owner)?.has(name) ?? false,
    close: async () => {
      isClosed = true;
      for (const takeBack of waiting) takeBack();
      await Promise.all(underWay);
    },
  };
}
