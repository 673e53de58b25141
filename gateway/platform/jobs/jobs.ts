import type { FastifyBaseLogger } from "fastify";
import type { Background } from "#gateway/platform/background.ts";
import { MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { Metrics } from "#gateway/platform/metrics/metrics.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { claimJob, finishJob, insertJob, nextJobAt, putOffJob } from "#gateway/platform/store/jobTable.ts";

const TOPIC = "jobs";
/** How long a process may take for a job before another begins it again, in milliseconds. */
const CLAIM = 10 * MINUTE;
/** How often a job is begun before it is given up: the last time about twelve hours after the first. */
const ATTEMPTS = 12;
const FIRST_RETRY = MINUTE / 2;
const LONGEST_RETRY = 240 * MINUTE;
/** The longest a timer waits; whatever is due later is looked for again. */
const LONGEST_WAIT = 60 * MINUTE;

/** What a job is given beside what lives as long as the gateway. */
export interface JobFacts {
  payload: unknown;
  /** How often it was begun, this time included. */
  attempt: number;
  home: Store;
  jobs: Jobs;
}

/** A failure that no further attempt mends: the job is given up. */
export class FinalFailure extends Error {
  override name = "FinalFailure";
}

/** Work beside the requests that survives the process: rows of the store, claimed by whichever process comes first. */
export interface Jobs {
  /** Adds a job, within the transaction of the change that it belongs to; call `wake` once that is kept. */
  add(db: Db, kind: string, payload: unknown, dueAt?: string): Promise<void>;
  /** Says to all processes that there may be work. */
  wake(): void;
  /** Takes up what waits, and hears of what is added elsewhere. */
  begin(): Promise<void>;
  /** Hears of nothing more. */
  close(): void;
}

/** What lives as long as the gateway, as far as jobs need it. */
interface Around {
  live: Live;
  clock: Clock;
  background: Background;
  log: FastifyBaseLogger;
  metrics?: Pick<Metrics, "work">;
}

/**
 * Makes the jobs of a gateway.
 * @param handlers does each kind. It may be called twice for a job where a process ended in the middle of it; what it throws has it tried again later.
 */
export function createJobs<Services extends Around>(
  home: Store,
  services: Services,
  handlers: Readonly<Record<string, (work: Services & JobFacts) => Promise<void>>>,
): Jobs {
  const { live, clock, background, log, metrics } = services;
  const changes = live.subscribe(TOPIC)[Symbol.asyncIterator]();

  /** Does one job; answers whether there was one. */
  async function doNext(): Promise<boolean> {
    const job = await claimJob(home, timestamp(clock), timestamp(clock, CLAIM));
    if (!job) return false;
    const { kind, attempts: attempt, payload } = job;
    try {
      const handle = handlers[kind];
      if (!handle) throw new FinalFailure(`Nothing does jobs of the kind ${kind}.`);
      const work = async () => await handle({ ...services, jobs, home, payload: payload.value, attempt });
      await (metrics ? metrics.work.run("job", kind, work) : work());
      await finishJob(home.db, job);
    } catch (error) {
      const isOver = error instanceof FinalFailure || attempt >= ATTEMPTS;
      const wait = Math.min(FIRST_RETRY * 2 ** (attempt - 1), LONGEST_RETRY);
      log.warn({ err: error, job: kind, attempt, isOver }, "job failed");
      await putOffJob(home.db, job, {
        dueAt: timestamp(clock, wait),
        failure: error instanceof Error ? error.message.slice(0, 500) : String(error),
        failedAt: isOver ? timestamp(clock) : null,
      });
    }
    return true;
  }

  /** Does what is due, and plans for what is due next. */
  async function look(): Promise<void> {
    // Where the store fails, it is asked again.
    let next = clock.now() + FIRST_RETRY;
    try {
      while (await doNext());
      const dueAt = await nextJobAt(home.db);
      next =
        dueAt === null ? Number.POSITIVE_INFINITY : Math.min(Date.parse(dueAt), clock.now() + LONGEST_WAIT);
    } finally {
      lookAt(next);
    }
  }
  const lookAt = background.atEarliest(clock, look);

  const jobs: Jobs = {
    add: async (db, kind, payload, dueAt = timestamp(clock)) =>
      await insertJob(db, { id: newId("job", clock), kind, dueAt }, payload),
    wake: () => live.publish(TOPIC, { kind: "CREATED", id: TOPIC }),
    begin: async () => {
      const follow = async (): Promise<void> => {
        for (let next = await changes.next(); next.done !== true; next = await changes.next())
          lookAt(clock.now());
      };
      void follow();
      if ((await nextJobAt(home.db)) !== null) lookAt(clock.now());
    },
    close: () => void changes.return?.(),
  };
  return jobs;
}
