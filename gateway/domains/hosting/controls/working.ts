import type { Fence } from "#gateway/platform/jobs/leader.ts";
import type { FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Changing } from "#gateway/domains/hosting/apps/rules.ts";
import { byId, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";

/** What the reconciler works with; what it writes counts only while its process leads. */
export interface Working extends Services, FollowerFacts {
  held: Fence;
  /** Ends what waits for the engine. */
  signal: AbortSignal;
  /** Ends one version of an app beside everything else, once; the app is looked at again after it. */
  endBeside: (appId: string, revision: number) => void;
}

/** What is needed to keep something. */
export type Keeping = Omit<Working, "signal" | "endBeside">;

/** Does something in a transaction that counts only while this process leads. */
export async function keep<T>(work: Keeping, change: (within: Changing) => Promise<T>): Promise<T> {
  const later: (() => void)[] = [];
  const { home, businessClock, live, clock, jobs } = work;
  const answer = await work.held.change(
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

/** The same with an app as it was looked at; nothing where it is another one by now. */
export const keepApp = async (
  work: Keeping,
  app: AppRow,
  change: (within: Changing, app: AppRow) => Promise<unknown>,
): Promise<void> =>
  await keep(work, async (within) => {
    await hold(within.home, [app.ownerId]);
    const now = await byId(within.home.db, app.id);
    if (now?.lock === app.lock) await change(within, now);
  });
