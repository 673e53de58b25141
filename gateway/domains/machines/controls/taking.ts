import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import { meterNow, meterOff, meterOn, type MeterSpec } from "#gateway/domains/ledger/usage/rules.ts";
import {
  allow,
  amend,
  changeOperation,
  insertOperation,
  stepOf,
  up,
  wake,
  type Actor,
  type Changing,
  type MachineStep,
} from "#gateway/domains/machines/machines/rules.ts";
import type {
  MachineChanges,
  MachineReasonText,
  MachineRow,
  State,
} from "#gateway/domains/machines/machines/repository.ts";

/** How much disk a machine is paid for: what is detached too. */
export const diskGibOf = ({ disks }: Pick<MachineRow, "disks">): number =>
  disks.reduce((sum, { sizeGib }) => sum + sizeGib, 0);

/** A machine by the hour is billed while it is there, whether it runs or not; not while it is held or recycled. */
const billed: readonly State[] = ["RUNNING", "STOPPED", "RESCUE", "RESIZED"];

/** The meter that a machine is billed by once it is as it is to be; starts and stops them within the transaction. */
async function meterOf(within: Changing, machine: MachineRow, next: MachineRow): Promise<string | null> {
  const now = machine.meterId === null ? undefined : await meterNow(within.home.db, machine.meterId);
  const isOn = next.period === "HOUR" && billed.includes(next.state);
  // What is not confirmed is not paid for yet.
  const productId = next.formerProductId ?? next.productId;
  const spec: MeterSpec = { diskGib: diskGibOf(next), bandwidthMbps: next.bandwidthMbps };
  const isSame =
    now?.ending === null &&
    now.productId === productId &&
    now.spec.diskGib === spec.diskGib &&
    now.spec.bandwidthMbps === spec.bandwidthMbps;
  if (isOn && isSame) return now.id;
  if (machine.meterId === null && !isOn) return null;
  // What is held for debt goes on with its meter once that is paid.
  if (next.state === "ISOLATED" && (now?.ending === "debt" || now?.ending === "budget"))
    return machine.meterId;
  if (machine.meterId !== null) await meterOff(within, machine.meterId);
  return isOn
    ? await meterOn(within, { userId: machine.ownerId, name: machine.name, spec, productId })
    : null;
}

const isUp = (state: State): boolean => up.some((one) => one === state);

const quiet = { task: null, action: null, target: null, operationId: null, args: {} } as const;

/** What a machine is once it has come to a state. */
const arrived = (within: Changing, machine: MachineRow, state: State): MachineChanges => ({
  state,
  ...(state !== machine.state && { stateAt: timestamp(within.clock) }),
  runningSince: isUp(state) ? (machine.runningSince ?? timestamp(within.clock)) : null,
});

/** Writes something into a machine that is no step, its meter with it. */
export async function resize(
  within: Changing,
  machine: MachineRow,
  changes: MachineChanges,
): Promise<MachineRow> {
  const meterId = await meterOf(within, machine, { ...machine, ...changes });
  return await amend(within, machine, { ...changes, meterId });
}

/** How a step is taken. */
export interface Taking {
  who: readonly Actor[];
  actorId: string | null;
  /** What it is about, for the log. */
  more?: string;
  changes?: MachineChanges;
}

/**
 * Takes one step with a machine: at once, or as a task that the reconciler carries out. Each stands in the log.
 * @throws {AppError} FORBIDDEN, STEP_REFUSED, VERSION_CONFLICT.
 */
export async function take(
  within: Changing,
  machine: MachineRow,
  action: MachineStep,
  { who, actorId, more = "", changes = {} }: Taking,
): Promise<MachineRow> {
  const to = allow(machine, action, who);
  const { task } = stepOf(action);
  const at = timestamp(within.clock);
  const id = newId("mop", within.clock);
  if (machine.operationId !== null)
    await changeOperation(within.home.db, machine.operationId, {
      status: "FAILED",
      errorCode: "OVERTAKEN",
      endedAt: at,
    });
  await insertOperation(within.home.db, {
    id,
    machineId: machine.id,
    action,
    status: task ? "RUNNING" : "SUCCEEDED",
    more,
    actorId,
    errorCode: null,
    progress: task ? 0 : 100,
    startedAt: at,
    endedAt: task ? null : at,
  });
  const begun: MachineChanges = task
    ? { task: task.name, action, target: to, operationId: id, reason: null, reasonMessage: "" }
    : { ...quiet, ...arrived(within, machine, to) };
  const row = await resize(within, machine, { ...begun, ...changes });
  wake(within, machine.id);
  return row;
}

/** Ends a task that went well, with what comes of it. */
export async function succeed(
  within: Changing,
  machine: MachineRow,
  changes: MachineChanges = {},
): Promise<MachineRow> {
  const to = machine.target ?? machine.state;
  const isBooted = machine.action !== null && /^(REBOOT|REBUILD|UNRESCUE|RESCUE)/.test(machine.action);
  if (machine.operationId !== null)
    await changeOperation(within.home.db, machine.operationId, {
      status: "SUCCEEDED",
      progress: 100,
      endedAt: timestamp(within.clock),
    });
  const since = { ...machine, runningSince: isBooted ? null : machine.runningSince };
  return await resize(within, machine, { ...quiet, ...arrived(within, since, to), ...changes });
}

/** Ends a task that failed: the machine stays what it was where that did no harm. */
export async function fail(
  within: Changing,
  machine: MachineRow,
  reason: MachineReasonText,
  message: string,
  changes: MachineChanges = {},
): Promise<MachineRow> {
  const step = machine.action === null ? null : stepOf(machine.action);
  const to = step?.task?.isHarmless ? machine.state : "ERROR";
  if (machine.operationId !== null)
    await changeOperation(within.home.db, machine.operationId, {
      status: "FAILED",
      errorCode: reason,
      endedAt: timestamp(within.clock),
    });
  return await resize(within, machine, {
    ...quiet,
    ...arrived(within, machine, to),
    reason,
    reasonMessage: message.slice(0, 500),
    ...changes,
  });
}
