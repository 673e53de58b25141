import { HypervisorError, type Progress } from "#gateway/hypervisor/hypervisor.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { finish } from "#gateway/domains/orders/orders/rules.ts";
import { changeOperation, tell, type Changing } from "#gateway/domains/machines/machines/rules.ts";
import {
  byId,
  remove,
  type MachineChanges,
  type MachineRow,
} from "#gateway/domains/machines/machines/repository.ts";
import { change as changeSnapshot } from "#gateway/domains/machines/snapshots/repository.ts";
import { guestOf, jobOf } from "./guests.ts";
import { announceOf } from "./holding.ts";
import { reverted } from "./steps.ts";
import { fail, succeed } from "./taking.ts";
import { keepMachine, type Working } from "./working.ts";

/** Says of the snapshot that a task was about what became of it. */
async function keepSnapshot(
  { home: { db } }: Changing,
  machine: MachineRow,
  progress: Progress,
): Promise<void> {
  const id = machine.args.snapshotId;
  if (id === undefined) return;
  const isDone = progress.state === "DONE";
  if (machine.action === "SNAPSHOT")
    await changeSnapshot(
      db,
      id,
      isDone ? { status: "READY", bytes: progress.bytes ?? 0 } : { status: "FAILED" },
    );
  else if (machine.action === "SNAPSHOT_DELETE" && isDone)
    await changeSnapshot(db, id, { status: "DELETED" });
  else if (machine.action === "SNAPSHOT_RESTORE") await changeSnapshot(db, id, { status: "READY" });
}

const isFirst = ({ state, orderId, action }: MachineRow): boolean =>
  action === "SPAWN" && orderId !== null && (state === "PENDING" || state === "ERROR");

/** Tells the order that pays for a machine how making it ended, before all else: an order is held before money is. */
async function tellOrder(within: Changing, machine: MachineRow, reason: string | null): Promise<void> {
  if (!isFirst(machine)) return;
  await finish(
    within,
    Number(machine.orderId),
    0,
    reason === null ? { state: "DONE", resourceIds: [machine.id] } : { state: "FAILED", reason },
  );
}

async function done(within: Changing, machine: MachineRow, progress: Progress): Promise<void> {
  await tellOrder(within, machine, null);
  await keepSnapshot(within, machine, progress);
  const address = progress.state === "DONE" ? progress.address : undefined;
  const row = await succeed(within, machine, {
    ...(address && { publicIp: address.host, loginPort: address.port }),
  });
  if (machine.action === "SPAWN") await announceOf(within, row, "machineReady");
  if (row.state === "RECYCLED") await announceOf(within, row, "machineRecycled");
}

async function failed(
  within: Changing,
  machine: MachineRow,
  progress: Extract<Progress, { state: "FAILED" }>,
): Promise<void> {
  await tellOrder(within, machine, progress.message);
  await keepSnapshot(within, machine, progress);
  const { disks, rules } = machine.args;
  const changes: MachineChanges = {
    ...(disks && { disks }),
    ...(rules && { rules }),
    ...(machine.action === "RESIZE" && (await reverted(within, machine))),
  };
  const now = (await byId(within.home.db, machine.id)) ?? machine;
  const row = await fail(within, now, progress.code, progress.message, changes);
  await announceOf(within, row, "machineFailed");
}

/** Takes a machine's task as far as it goes now; answers whether it is to be looked at again soon. */
export async function lookAtTask(work: Working, id: string): Promise<"LATER" | "DONE"> {
  const machine = await byId(work.home.db, id);
  if (!machine) return "DONE";
  let progress: Progress;
  try {
    const job = jobOf(work, machine);
    if (job === null) return "DONE";
    progress = await work.hypervisor.carryOut(await guestOf(work.home.db, machine), job, work.signal);
  } catch (error) {
    if (error instanceof AppError && error.code === "UNAVAILABLE")
      progress = { state: "FAILED", code: "NO_AGENT", message: error.message };
    else if (
      error instanceof HypervisorError &&
      error.code !== "HYPERVISOR_UNREACHABLE" &&
      error.code !== "GUEST_NOT_RUNNING"
    )
      progress = { state: "FAILED", code: error.code, message: error.message };
    else throw error;
  }
  if (progress.state === "RUNNING") {
    const { percent } = progress;
    if (machine.operationId !== null && percent > 0)
      await keepMachine(work, machine, async (within) => {
        await changeOperation(within.home.db, machine.operationId ?? "", { progress: percent });
        tell(within, machine);
      });
    return "LATER";
  }
  if (machine.state === "RELEASED") {
    await keepMachine(work, machine, async (within) => await remove(within.home.db, id));
    return "DONE";
  }
  const over = progress;
  await keepMachine(
    work,
    machine,
    async (within, now) =>
      over.state === "DONE" ? await done(within, now, over) : await failed(within, now, over),
    !isFirst(machine),
  );
  return "DONE";
}
