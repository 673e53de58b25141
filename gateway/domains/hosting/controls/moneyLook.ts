import { timestamp } from "#gateway/platform/clock.ts";
import { meterNow, owes } from "#gateway/domains/ledger/usage/rules.ts";
import { because, live, type Changing } from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { bringUp, endUnderWay } from "./deploying.ts";
import { take } from "./metering.ts";
import { inQuestion } from "./moneyRepository.ts";
import { KEPT } from "./steps.ts";
import { keepApp, type Working } from "./working.ts";

/** Why an app by the hour has to be held for money now; null where it has not. */
async function holdOf(
  { home }: Pick<Working, "home">,
  app: AppRow,
  isInDebt: (ownerId: string) => Promise<boolean>,
): Promise<"DEBT" | "BUDGET" | null> {
  if (await isInDebt(app.ownerId)) return "DEBT";
  const meter = app.meterId === null ? undefined : await meterNow(home.db, app.meterId);
  return meter?.ending === "budget" ? "BUDGET" : null;
}

/** Holds an app that is not paid for, for so long as it may be before it comes into the bin. */
export async function holdApp(
  within: Changing,
  app: AppRow,
  reason: NonNullable<AppRow["reason"]>,
): Promise<AppRow> {
  await endUnderWay(within, app, "CANCELLED");
  return await take(within, app, "SUSPEND", ["SYSTEM"], {
    deploymentId: null,
    deploymentStatus: null,
    ...because(within, reason),
    dueAt: timestamp(within.businessClock, KEPT),
  });
}

/** Lets an app go on that was held: it runs again where it was to. */
export async function letGo(within: Changing, app: AppRow): Promise<AppRow> {
  const due = { dueAt: app.expiresAt };
  const free = { ...app, reason: null };
  if (app.wish === "STOP") return await take(within, free, "RESUME", ["SYSTEM"], due);
  const begun = await bringUp(within, app, {
    revision: app.latestRevision,
    kind: "START",
    trigger: "SYSTEM",
    createdBy: null,
  });
  return await take(within, free, "RESUME_RUN", ["SYSTEM"], { ...due, ...begun });
}

const isLive = ({ phase }: AppRow): boolean => live.some((one) => one === phase);
const isHeld = ({ phase, reason }: AppRow): boolean =>
  phase === "SUSPENDED" && (reason === "DEBT" || reason === "BUDGET");

/** Holds what runs by the hour and is not paid for, and lets go on what is again. */
export async function lookAtMoney(work: Working): Promise<void> {
  const stages = new Map<string, boolean>();
  const isInDebt = async (ownerId: string): Promise<boolean> => {
    const known = stages.get(ownerId);
    if (known !== undefined) return known;
    const { stage } = await owes(work.home.db, ownerId);
    const found = stage === "suspended" || stage === "final";
    stages.set(ownerId, found);
    return found;
  };
  for (const app of await inQuestion(work.home.db, live)) {
    const reason = await holdOf(work, app, isInDebt);
    if (reason !== null && isLive(app))
      await keepApp(work, app, (within, now) => holdApp(within, now, reason));
    else if (reason === null && isHeld(app)) await keepApp(work, app, letGo);
  }
}
