import type { Services } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Changing } from "#gateway/domains/hosting/apps/rules.ts";
import { byId, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { note } from "#gateway/domains/hosting/pods/rules.ts";
import { afford } from "./affording.ts";
import { bringUp } from "./deploying.ts";
import { take } from "./metering.ts";

export type Waking = Pick<Services, "clock" | "businessClock" | "live" | "jobs">;

/** Wakes an app that sleeps, for a request that came for it. */
export async function wakeUp(
  { clock, businessClock, live, jobs }: Waking,
  home: Store,
  { id, ownerId }: Pick<AppRow, "id" | "ownerId">,
): Promise<void> {
  const later: (() => void)[] = [];
  await inTransaction(home, async (db) => {
    const afterwards = (one: () => void) => void later.push(one);
    const within: Changing = {
      home: { ...home, db },
      clock,
      businessClock,
      jobs,
      homeLive: live,
      afterwards,
    };
    await hold(within.home, [ownerId]);
    const now = await byId(db, id);
    if (now?.phase !== "SLEEPING") return;
    await afford(db, now);
    const revision = now.currentRevision ?? now.latestRevision;
    const begun = await bringUp(within, now, { revision, kind: "START", trigger: "SYSTEM", createdBy: null });
    await note(within, { appId: id, what: "WOKEN" });
    await take(within, now, "WAKE", ["SYSTEM"], begun);
  });
  for (const one of later) one();
}
