import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { meterNow, meterOff, meterOn, type MeterSpec } from "#gateway/domains/ledger/usage/rules.ts";
import {
  allow,
  amend,
  step,
  wake,
  type Actor,
  type AppAction,
  type AppChanges,
  type Changing,
} from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { publicPortOf, usedBy } from "#gateway/domains/hosting/specs/rules.ts";

type Metered = Pick<AppRow, "phase" | "spec" | "replicas" | "billing">;

/** Whether an app is billed while it is there; null where that stays as it is. */
function isBilled({ billing, phase }: Metered): boolean | null {
  if (billing !== "HOURLY") return false;
  if (phase === "UPDATING") return null;
  return phase === "RUNNING" || phase === "DEGRADED";
}

const sizes = ["cpuMilli", "memoryMib", "replicas", "diskGib", "ports"] as const;
/** How much there is of what a meter says nothing of. */
const without = { cpuMilli: 0, memoryMib: 0, replicas: 1, diskGib: 0, ports: 0 };
const sameSpec = (one: MeterSpec, other: MeterSpec): boolean =>
  sizes.every((size) => (one[size] ?? without[size]) === (other[size] ?? without[size]));

/** What an app is billed by once it is as it is to be; starts and stops meters within the transaction. */
async function meterOf(within: Changing, app: AppRow, next: Metered): Promise<string | null> {
  const isOn = isBilled(next);
  const now = app.meterId === null ? undefined : await meterNow(within.home.db, app.meterId);
  const isRunning = now !== undefined && now.ending === null;
  const spec = usedBy(next.spec, next.replicas);
  if (isOn === null) {
    if (!isRunning || sameSpec(now.spec, spec)) return app.meterId;
  } else if (isOn && isRunning && sameSpec(now.spec, spec)) return now.id;
  // What is held for money goes on with it once that is there.
  if (next.phase === "SUSPENDED" && now && (now.ending === "debt" || now.ending === "budget"))
    return app.meterId;
  if (app.meterId !== null) await meterOff(within, app.meterId);
  return isOn === false ? null : await meterOn(within, { userId: app.ownerId, name: app.name, spec });
}

/** When an app goes to sleep that nobody asks for, where that changes: it counts from when it runs, or from when that was said. */
function idleOf({ clock }: Changing, app: AppRow, next: AppRow): Partial<Pick<AppRow, "idleAt">> {
  const { isEnabled, idleMinutes } = next.sleep;
  const runs = next.phase === "RUNNING" || next.phase === "DEGRADED";
  if (!runs || !isEnabled || publicPortOf(next.spec) === undefined)
    return app.idleAt === null ? {} : { idleAt: null };
  if (app.idleAt !== null && app.sleep.idleMinutes === idleMinutes) return {};
  return { idleAt: timestamp(clock, idleMinutes * MINUTE) };
}

/**
 * Takes one step with an app, its meters with it, and has the reconciler look at it.
 * @throws {AppError} FORBIDDEN, STEP_REFUSED, VERSION_CONFLICT.
 */
export async function take(
  within: Changing,
  app: AppRow,
  action: AppAction,
  who: readonly Actor[],
  changes: AppChanges = {},
): Promise<AppRow> {
  const phase = allow(app, action, who);
  const next = { ...app, ...changes, phase };
  const meterId = await meterOf(within, app, next);
  const row = await step(within, app, action, who, { ...changes, ...idleOf(within, app, next), meterId });
  wake(within, app.id);
  return row;
}

/** Why an app is as it is, for a step after which it still is for that. */
export const why = ({ reason, reasonMessage, reasonSince }: AppRow) => ({
  reason,
  reasonMessage,
  reasonSince,
});

/** Writes something into an app that is no step, its meters with it. */
export async function resize(within: Changing, app: AppRow, changes: AppChanges): Promise<AppRow> {
  const next = { ...app, ...changes };
  const meterId = await meterOf(within, app, next);
  const row = await amend(within, app, { ...changes, ...idleOf(within, app, next), meterId });
  wake(within, app.id);
  return row;
}
