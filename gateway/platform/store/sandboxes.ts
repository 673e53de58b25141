import { setMaxListeners } from "node:events";
import { ulid } from "ulid";
import { HOUR, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { Store } from "./database.ts";

/** How many sandboxes there may be at once. */
const MAX_SANDBOXES = 50;
/** How long a sandbox lives without being used, in milliseconds. */
const IDLE = HOUR;
/** How long requests under way may go on with a sandbox that was dropped, in milliseconds. */
const GRACE = 10_000;

/** A sandbox as it is shown. */
export interface SandboxState {
  name: string;
  madeAt: string;
  usedAt: string;
  store: Store;
}

/** The data of a sandbox: its store and its own live bus. */
export interface StoreAndBus {
  store: Store;
  live: Live;
}

/** Copies of the sample data, one for each name that somebody works under. */
export interface Sandboxes {
  /**
   * The data under this name, made when it is not there; being asked for keeps it alive.
   * @throws {AppError} TOO_MANY_SANDBOXES
   */
  of(name: string): Promise<StoreAndBus>;
  /** The sandboxes there are, by name. */
  list(): Promise<SandboxState[]>;
  /** Drops the sandbox, ends its subscriptions, and says whether it was there. */
  drop(name: string): boolean;
  /** Drops all and stops the checks. */
  close(): void;
}

interface Kept {
  made: Promise<Store>;
  madeAt: string;
  used: number;
  live: Live;
  dropped: AbortController;
}

/** The part of a bus that only one sandbox hears; its subscriptions end with it. */
function ownLive(live: Live, topics: string, dropped: AbortSignal): Live {
  setMaxListeners(0, dropped);
  return {
    publish: (topic, ...changes) => live.publish(topics + topic, ...changes),
    subscribe: (topic) => {
      const events = live.subscribe(topics + topic)[Symbol.asyncIterator]();
      dropped.addEventListener("abort", () => void events.return?.(), { once: true });
      return { [Symbol.asyncIterator]: () => events };
    },
    close: () => Promise.resolve(),
  };
}

/**
 * Keeps the sandboxes of this process. One that nobody used for an hour is dropped; a dropped one that is asked for again
 * is made anew.
 * @param open makes a store with the sample rows.
 */
export function createSandboxes(clock: Clock, live: Live, open: () => Promise<Store>): Sandboxes {
  const kept = new Map<string, Kept>();

  const drop = (name: string): boolean => {
    const one = kept.get(name);
    if (!one) return false;
    kept.delete(name);
    one.dropped.abort();
    setTimeout(
      () =>
        void one.made.then(
          (store) => store.close(),
          () => undefined,
        ),
      GRACE,
    ).unref();
    return true;
  };
  const dropIdle = () => {
    for (const [name, { used }] of kept) if (clock.now() - used >= IDLE) drop(name);
  };
  const timer = setInterval(dropIdle, MINUTE).unref();

  function make(name: string): Kept {
    if (kept.size >= MAX_SANDBOXES) {
      throw new AppError(
        "TOO_MANY_SANDBOXES",
        `${MAX_SANDBOXES} sandboxes are in use, which is all there can be: drop one (DELETE /api/mock/sandboxes/NAME or the mutation sandboxDrop), or use one of them.`,
      );
    }
    const dropped = new AbortController();
    const one = {
      made: open(),
      madeAt: timestamp(clock),
      used: clock.now(),
      dropped,
      live: ownLive(live, `sandbox:${ulid()}:`, dropped.signal),
    };
    kept.set(name, one);
    one.made.catch(() => kept.get(name) === one && kept.delete(name));
    return one;
  }

  return {
    of: async (name) => {
      dropIdle();
      const one = kept.get(name) ?? make(name);
      one.used = clock.now();
      return { store: await one.made, live: one.live };
    },
    list: async () => {
      dropIdle();
      const all = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return await Promise.all(
        all.map(async ([name, { madeAt, used, made }]) => ({
          name,
          madeAt,
          usedAt: new Date(used).toISOString(),
          store: await made,
        })),
      );
    },
    drop,
    close: () => {
      clearInterval(timer);
      for (const name of kept.keys()) drop(name);
    },
  };
}
