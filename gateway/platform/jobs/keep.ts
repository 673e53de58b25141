import type { Clock } from "#gateway/platform/clock.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Jobs } from "./jobs.ts";
import type { Fence } from "./leader.ts";

/** What something is kept with: of the services and of what a follower is given. */
export interface Keeping {
  home: Store;
  businessClock: Clock;
  clock: Clock;
  live: Live;
  jobs: Jobs;
  held: Fence;
}

/** What a change of the leading process works with, as a request's does. */
export interface Kept extends Omit<Keeping, "live" | "held"> {
  homeLive: Live;
  /** Does something once the change is kept. */
  afterwards(work: () => void): void;
}

/** Does something in a transaction that counts only while this process leads; what is to be done afterwards waits until it is kept. */
export async function keep<T>(
  { home, businessClock, live, clock, jobs, held }: Keeping,
  change: (within: Kept) => Promise<T>,
): Promise<T> {
  const later: (() => void)[] = [];
  const answer = await held.change(
    async (db) =>
      await change({
        home: { ...home, db },
        businessClock,
        homeLive: live,
        clock,
        jobs,
        afterwards: (one) => void later.push(one),
      }),
  );
  for (const one of later) one();
  return answer;
}
