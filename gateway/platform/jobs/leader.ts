import type { FastifyBaseLogger } from "fastify";
import type { Background } from "#gateway/platform/background.ts";
import { MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Metrics } from "#gateway/platform/metrics/metrics.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import {
  endLease,
  isLatest,
  noteRun,
  ranAt,
  renewLease,
  storeTime,
  takeLease,
} from "#gateway/platform/store/leases.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";

const NAME = "leader";
/** How long a process leads that is not heard of, in milliseconds. */
const LEASE = MINUTE / 2;
/** How often it says that it is there, and the others look whether it is; and how often it looks for work. */
const LOOK = LEASE / 3;
/** How long work that failed waits, at most. */
const RETRY = MINUTE;

/** What was under way when another process began to lead: it has changed nothing. */
export class Overtaken extends Error {
  override name = "Overtaken";
  override message = "Another process leads by now.";
}

/** Changes the gateway's own store on behalf of the leader. */
export interface Fence {
  /** Grows with every leader. */
  token: number;
  /**
   * Does something in a transaction that counts only while nobody else has begun to lead.
   * @throws {Overtaken}
   */
  change<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** What periodic work is given beside what lives as long as the gateway. */
export interface LeaderFacts {
  home: Store;
  fence: Fence;
}

/** Work that one process does again and again. */
export interface Periodic<Services> {
  /** Its own name among all. */
  name: string;
  /** How long after the last time, by the gateway's clock, in milliseconds. */
  every: number;
  /** May be begun anew where a process ended in the middle of it. */
  work: (work: Services & LeaderFacts) => Promise<void>;
}

/** One process of those that share a store, which may lead. */
export interface Leader {
  /** Begins to look whether anybody leads. */
  begin(): void;
  /** Changes the store where this process leads, as far as it knows; null where it does not. */
  fence(): Fence | null;
  /** Stops, and lets another lead. */
  close(): Promise<void>;
}

/** What lives as long as the gateway, as far as leading needs it. */
interface Around {
  clock: Clock;
  log: FastifyBaseLogger;
  metrics?: Pick<Metrics, "work">;
}

/** Where the time of leading comes from; it goes on where the gateway's clock is moved or stands. */
export interface LeaderOptions {
  background: Background;
  /** The store's own time by default. */
  time?: () => Promise<number>;
}

/**
 * Makes this process one of those that may lead: it does so by a lease with a token that grows, and ceases where it cannot
 * renew it. Whoever leads does the periodic work.
 */
export function createLeader<Services extends Around>(
  home: Store,
  services: Services,
  tasks: readonly Periodic<Services>[],
  { background, time = () => storeTime(home) }: LeaderOptions,
): Leader {
  const { clock, log, metrics } = services;
  const waits = new Map<string, number>();
  let held: Fence | null = null;

  const fenceOf = (token: number): Fence => ({
    token,
    change: (work) =>
      inTransaction(home, async (db) => {
        if (!(await isLatest(db, NAME, token))) throw new Overtaken();
        return await work(db);
      }),
  });

  async function look(): Promise<void> {
    const before = held;
    try {
      const now = await time();
      if (before && (await renewLease(home.db, NAME, before.token, now, now + LEASE))) return;
      const token = await takeLease(home.db, NAME, now, now + LEASE);
      held = token === null ? null : fenceOf(token);
    } catch (error) {
      // Who cannot ask does not lead.
      held = null;
      throw error;
    }
    if (held) log.info({ token: held.token }, "this process leads");
  }

  async function isDue({ name, every }: Periodic<Services>): Promise<boolean> {
    if (clock.now() < (waits.get(name) ?? 0)) return false;
    const last = await ranAt(home.db, name);
    metrics?.work.isDue("periodic", name, last === null ? clock.now() : Date.parse(last) + every);
    return last === null || clock.now() >= Date.parse(last) + every;
  }

  async function work(): Promise<void> {
    for (const task of tasks) {
      const fence = held;
      if (!fence) return;
      try {
        if (!(await isDue(task))) continue;
        const began = timestamp(clock);
        const doIt = async () => await task.work({ ...services, home, fence });
        await (metrics ? metrics.work.run("periodic", task.name, doIt) : doIt());
        await fence.change((db) => noteRun(db, task.name, began));
        waits.delete(task.name);
      } catch (error) {
        if (error instanceof Overtaken) held = held === fence ? null : held;
        else waits.set(task.name, clock.now() + Math.min(RETRY, task.every));
        log.warn({ err: error, task: task.name }, "periodic work failed");
      }
    }
  }

  return {
    begin: () => {
      background.every({ first: 0, every: LOOK }, look);
      background.every({ first: 1, every: LOOK }, work);
    },
    fence: () => held,
    close: async () => {
      await background.close();
      const last = held;
      held = null;
      if (last) await endLease(home.db, NAME, last.token).catch(() => undefined);
    },
  };
}
