import { HOUR, timestamp } from "#gateway/platform/clock.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import { buyFromBalance } from "#gateway/domains/orders/orders/rules.ts";
import { live, type Changing } from "#gateway/domains/hosting/apps/rules.ts";
import { byId, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { dueUntil, nextDue } from "./dueRepository.ts";
import { resize, take, why } from "./metering.ts";
import { holdApp } from "./moneyLook.ts";
import { gone, KEPT } from "./steps.ts";

/** So many apps in one transaction. */
const AT_ONCE = 50;

/** Renews an app's term from the balance; whether that sufficed. What it does not leaves an order to be paid for. */
async function renewed(within: Changing, { ownerId, productId, id }: AppRow): Promise<boolean> {
  if (productId === null) return false;
  const item = { productId, period: "MONTH", quantity: 1, spec: {}, resourceId: id };
  const order = await buyFromBalance(within, ownerId, { kind: "RENEW", items: [item] });
  return order.status === "COMPLETED";
}

const settled: readonly AppRow["phase"][] = [...live, "STOPPED", "SLEEPING", "FAILED", "STOPPING"];

async function pass(within: Changing, app: AppRow): Promise<void> {
  const system = ["SYSTEM"] as const;
  const later = timestamp(within.businessClock, KEPT);
  if (app.phase === "RECYCLED") await take(within, app, "PURGE", system, gone(app));
  else if (app.phase === "SUSPENDED")
    await take(within, app, "RECYCLE", system, { ...why(app), dueAt: later });
  else if (app.phase === "CREATING" && app.expiresAt === null)
    await take(within, app, "DISCARD", system, gone(app));
  else if (settled.includes(app.phase) && app.billing === "MONTHLY") {
    if (app.isAutoRenewed !== 0 && (await renewed(within, app))) return;
    const now = (await byId(within.home.db, app.id)) ?? app;
    await holdApp(within, now, "EXPIRED");
  } // What the engine has not let go of yet is looked at later.
  else
    await resize(within, app, {
      dueAt: app.phase === "DELETING" ? timestamp(within.businessClock, HOUR) : null,
    });
}

/** Terms that end, what was held for too long, what has been in the bin for its time, and what nobody paid for. */
export const appsDue: Deadline<Services> = {
  name: "hosting/apps",
  nextAt: nextDue,
  pass: async (work) => {
    const due = await dueUntil(work.home, work.at, AT_ONCE);
    await hold(
      work.home,
      due.map(({ ownerId }) => ownerId),
    );
    for (const { id } of due) {
      const app = await byId(work.home.db, id);
      if (app?.dueAt && app.dueAt <= work.at) await pass(work, app);
    }
  },
};
