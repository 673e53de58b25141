import type { Clock } from "#gateway/platform/clock.ts";
import { counts, durations, type Gauge } from "./families.ts";
import { createTally, observe, type Tally } from "./tally.ts";

/** What kind of work the gateway does beside answering: jobs of the store, deadlines that pass, periodic work, passes of followers. */
export type WorkFamily = "job" | "deadline" | "periodic" | "pass";

/** What is known of one work in this process. */
export interface WorkFacts {
  family: WorkFamily;
  name: string;
  /** How often it was done, well or not, and how long it took. */
  times: Tally;
  failures: number;
  /** How often it failed since it was last done well. */
  failedInARow: number;
  /** What it failed with last; null where it never did. */
  failure: string | null;
  /** When it last ended, in milliseconds since 1970 UTC; null for never. */
  lastAt: number | null;
  /** When it is due the next time, as far as that is known. */
  nextAt: number | null;
  /** How late it was begun the last time, in seconds. */
  lag: number;
}

/** Keeps what became of the work beside the requests. */
export interface Work {
  all(): readonly WorkFacts[];
  /** Makes a work known that was not done yet. */
  expect(family: WorkFamily, name: string): WorkFacts;
  /** Says when a work is due next, in milliseconds since 1970 UTC; null for never. */
  isDue(family: WorkFamily, name: string, at: number | null): void;
  /**
   * Does it, and keeps how that went; what it throws goes on.
   * @param dueAt when it was due, in milliseconds since 1970 UTC.
   */
  run<T>(family: WorkFamily, name: string, work: () => Promise<T>, dueAt?: number): Promise<T>;
  /** The families behind `/metrics`. */
  families: { times: ReturnType<typeof durations>; runs: ReturnType<typeof counts> };
  /** How late each work was begun last, and how often it failed since it was last done well. */
  gauges: readonly Gauge[];
}

/** Makes a record of work without any. */
export function createWork(clock: Clock): Work {
  const all = new Map<string, WorkFacts>();
  const times = durations("berth_work_seconds", "Time of work beside the requests", "family", "work");
  const runs = counts("berth_work_runs_total", "Work beside the requests", "family", "work", "outcome");

  function expect(family: WorkFamily, name: string): WorkFacts {
    const key = `${family} ${name}`;
    const known = all.get(key);
    if (known) return known;
    const never = { lastAt: null, nextAt: null, failure: null };
    const facts = { family, name, times: createTally(), failures: 0, failedInARow: 0, lag: 0, ...never };
    all.set(key, facts);
    return facts;
  }

  const gauge = (name: string, help: string, value: (facts: WorkFacts) => number): Gauge => ({
    name,
    help,
    labels: ["family", "work"],
    read: () => [...all.values()].map((one) => ({ values: [one.family, one.name], value: value(one) })),
  });

  return {
    all: () => [...all.values()],
    expect,
    isDue: (family, name, at) => {
      expect(family, name).nextAt = at;
    },
    run: async (family, name, work, dueAt) => {
      const facts = expect(family, name);
      const began = performance.now();
      facts.lag = dueAt === undefined ? 0 : Math.max(clock.now() - dueAt, 0) / 1_000;
      const end = (outcome: "ok" | "failed") => {
        const seconds = (performance.now() - began) / 1_000;
        observe(facts.times, seconds);
        observe(times.of(family, name), seconds);
        runs.of(family, name, outcome).value += 1;
        facts.lastAt = clock.now();
      };
      try {
        const answer = await work();
        facts.failedInARow = 0;
        end("ok");
        return answer;
      } catch (error) {
        facts.failures += 1;
        facts.failedInARow += 1;
        facts.failure = (error instanceof Error ? error.message : String(error)).slice(0, 300);
        end("failed");
        throw error;
      }
    },
    families: { times, runs },
    gauges: [
      gauge("berth_work_lag_seconds", "How late work was begun last", ({ lag }) => lag),
      gauge("berth_work_failed_in_a_row", "Failures since the last success", (one) => one.failedInARow),
    ],
  };
}
