import { setImmediate } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Background } from "#gateway/platform/background.ts";
import type { BusinessClock } from "#gateway/platform/businessClock.ts";
import { MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { type Live, toldAfterwards } from "#gateway/platform/live.ts";
import type { Metrics } from "#gateway/platform/metrics/metrics.ts";
import { readBusinessTime, writeBusinessTime } from "#gateway/platform/store/businessTime.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { isAborted } from "#gateway/platform/store/transaction.ts";
import { Overtaken, type Fence } from "./leader.ts";

/** The live topic of the business time. */
export const BUSINESS_TIME = "business_time";
/** How long what failed waits, and how long nothing is looked for, at most, in milliseconds. */
const RETRY = MINUTE;

/** What a deadline is given beside what lives as long as the gateway. */
export interface DeadlineFacts {
  /** The moment that is passed. */
  at: string;
  /** The gateway's own store, within the transaction of this deadline: only it may be awaited. */
  home: Store;
  /** The bus of the gateway's own store; what is published on it is told once the change is kept. */
  homeLive: Live;
  /** Does something once the change is kept. */
  afterwards(work: () => void): void;
}

/** Something that falls due at moments which rows name: an expiry, an hourly bill, the end of a hold. */
export interface Deadline<Services> {
  /** Its own name among all. */
  name: string;
  /** The earliest moment at which something falls due, by an index; null for never. What is due at once is due now. */
  nextAt: (db: Db, now: string) => Promise<string | null>;
  /**
   * Does what fell due until that moment, or a part of it, so that `nextAt` comes to name a later one. `businessClock` stands
   * at that moment. What throws is tried again a minute later.
   */
  pass: (work: Services & DeadlineFacts) => Promise<void>;
}

/** Lets deadlines pass by the business time, in their order, in the process that leads. */
export interface Deadlines {
  /** Reads the business time, and passes what fell due while no gateway ran. */
  begin(): Promise<void>;
  /** Looks for what is due now. */
  look(): Promise<void>;
  close(): void;
}

/** What lives as long as the gateway, as far as deadlines need it. */
interface Around {
  clock: Clock;
  businessClock: BusinessClock;
  live: Live;
  log: FastifyBaseLogger;
  metrics?: Pick<Metrics, "work">;
}

/** How deadlines come to pass. */
export interface DeadlineOptions {
  /** The right to change the store; null where another process leads. */
  fence: () => Fence | null;
  background: Background;
}

/** Makes the deadlines of a gateway. */
export function createDeadlines<Services extends Around>(
  home: Store,
  services: Services,
  all: readonly Deadline<Services>[],
  { fence, background }: DeadlineOptions,
): Deadlines {
  const { clock, businessClock, live, log, metrics } = services;
  const changes = live.subscribe(BUSINESS_TIME)[Symbol.asyncIterator]();
  const waits = new Map<string, number>();
  let looking: Promise<void> | null = null;

  async function earliest(): Promise<{ deadline: Deadline<Services>; at: string } | null> {
    let first: { deadline: Deadline<Services>; at: string } | null = null;
    for (const deadline of all) {
      if (clock.now() < (waits.get(deadline.name) ?? 0)) continue;
      const at = await deadline.nextAt(home.db, timestamp(businessClock));
      metrics?.work.isDue("deadline", deadline.name, at === null ? null : Date.parse(at));
      if (at !== null && (first === null || at < first.at)) first = { deadline, at };
    }
    return first;
  }

  /** Passes one moment in a transaction; while the time is being moved, it comes to stand there. */
  async function pass({ deadline, at }: { deadline: Deadline<Services>; at: string }, held: Fence) {
    const afterwards: (() => void)[] = [];
    const before = businessClock.time();
    const moment = Date.parse(at);
    const time =
      before.standsAt === null ? before : { ...before, standsAt: Math.max(before.standsAt, moment) };
    await held.change(async (db) => {
      if (time !== before) await writeBusinessTime(db, time);
      await deadline.pass({
        ...services,
        businessClock: { ...businessClock, now: () => moment },
        at,
        home: { ...home, db },
        homeLive: toldAfterwards(live, (work) => void afterwards.push(work)),
        afterwards: (work) => void afterwards.push(work),
      });
    });
    businessClock.set(time);
    for (const work of afterwards) work();
  }

  /** The moment by the gateway's clock: while the time is being moved, nothing is late. */
  const lateFrom = (moment: number): number | undefined =>
    businessClock.time().standsAt === null ? moment - businessClock.time().offset : undefined;

  async function passAll(held: Fence): Promise<void> {
    for (let next = await earliest(); next; next = await earliest()) {
      const moment = Date.parse(next.at);
      if (moment > businessClock.target())
        return lookAt(Math.min(moment - businessClock.time().offset, clock.now() + RETRY));
      try {
        const { deadline, at } = next;
        const work = async () => await pass({ deadline, at }, held);
        await (metrics ? metrics.work.run("deadline", deadline.name, work, lateFrom(moment)) : work());
      } catch (error) {
        if (error instanceof Overtaken) throw error;
        if (isAborted(error)) continue;
        waits.set(next.deadline.name, clock.now() + RETRY);
        log.warn({ err: error, deadline: next.deadline.name, at: next.at }, "deadline failed");
      }
      // Requests are answered between two of them.
      await setImmediate();
    }
  }

  async function lookOnce(): Promise<void> {
    // Processes that share no bus come to know it here.
    businessClock.set(await readBusinessTime(home.db));
    const held = fence();
    if (!held) return;
    await passAll(held);
    const { offset, standsAt } = businessClock.time();
    if (standsAt === null) return;
    const time = { offset, standsAt: null };
    await held.change((db) => writeBusinessTime(db, time));
    businessClock.set(time);
    live.publish(BUSINESS_TIME, { kind: "UPDATED", id: BUSINESS_TIME });
  }

  async function look(): Promise<void> {
    while (looking) await looking;
    looking = lookOnce().finally(() => {
      looking = null;
    });
    await looking;
  }
  const lookAt = background.atEarliest(clock, look);

  return {
    begin: async () => {
      const follow = async (): Promise<void> => {
        for (let next = await changes.next(); next.done !== true; next = await changes.next()) {
          businessClock.set(await readBusinessTime(home.db));
          if (businessClock.time().standsAt !== null) background.after(0, look);
        }
      };
      businessClock.set(await readBusinessTime(home.db));
      void follow();
    },
    look,
    close: () => void changes.return?.(),
  };
}
