import type { Fence } from "#gateway/platform/jobs/leader.ts";
import type { FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { keep, type Keeping } from "#gateway/platform/jobs/keep.ts";
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

/** Keeps something of an app as it was looked at; nothing where it is another one by now. */
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
