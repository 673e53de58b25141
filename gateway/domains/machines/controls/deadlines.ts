import { AppError } from "#gateway/platform/errors.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import { buyFromBalance } from "#gateway/domains/orders/orders/rules.ts";
import { dueUntil, nextDue, type Changing } from "#gateway/domains/machines/machines/rules.ts";
import { byId, type MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import { announceOf, holdMachine } from "./holding.ts";
import { paidAs } from "./money.ts";
import { freed, gone, kept } from "./releasing.ts";
import { confirmed, reverted } from "./steps.ts";
import { resize, take } from "./taking.ts";

/** So many machines in one transaction. */
const AT_ONCE = 50;
const system = { who: ["SYSTEM"], actorId: null } as const;

/** Renews a machine's term from the balance; whether that sufficed. What it does not leaves an order to be paid for. */
async function renewed(within: Changing, machine: MachineRow): Promise<boolean> {
  const { id, ownerId, period } = machine;
  const item = { productId: paidAs(machine), period, quantity: 1, spec: {}, resourceId: id };
  const order = await buyFromBalance(within, ownerId, { kind: "RENEW", items: [item] });
  return order.status === "COMPLETED";
}

/** A size that nobody confirmed is confirmed where its price is paid, and else taken back. */
async function decide(within: Changing, machine: MachineRow): Promise<void> {
  try {
    const paid = await confirmed(within, machine, null);
    await take(within, paid, "CONFIRM", { ...system, changes: { formerProductId: null, until: null } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "INSUFFICIENT_BALANCE") throw error;
    const now = (await byId(within.home.db, machine.id)) ?? machine;
    const changes = { ...(await reverted(within, now)), settling: null };
    await take(within, now, "REVERT", { ...system, changes });
  }
}

async function pass(within: Changing, machine: MachineRow, at: string): Promise<void> {
  switch (machine.state) {
    case "PENDING":
      await take(within, machine, "DISCARD", {
        ...system,
        changes: { ...(await freed(within, machine)), ...gone(machine) },
      });
      return;
    case "RECYCLED":
      await take(within, machine, "PURGE", { ...system, changes: gone(machine) });
      return;
    case "ISOLATED": {
      const row = await take(within, machine, "RECYCLE", {
        ...system,
        changes: { ...(await freed(within, machine)), ...kept(within) },
      });
      return await announceOf(within, row, "machineRecycled");
    }
    case "RESIZED":
      return await decide(within, machine);
    case "RUNNING":
    case "STOPPED":
    case "RESCUE":
    case "ERROR":
      if (machine.period === "HOUR" || machine.expiresAt === null || machine.expiresAt > at) break;
      if (machine.isAutoRenewed !== 0 && (await renewed(within, machine))) return;
      await holdMachine(within, (await byId(within.home.db, machine.id)) ?? machine, "EXPIRED");
      return;
    case "RELEASED":
  }
  await resize(within, machine, { until: null });
}

/** Terms that end, sizes that nobody confirmed, what was held or recycled for its time, and what nobody paid for. */
export const machinesDue: Deadline<Services> = {
  name: "machines/machines",
  nextAt: nextDue,
  pass: async (work) => {
    const due = await dueUntil(work.home.db, work.at, AT_ONCE);
    await hold(
      work.home,
      due.map(({ ownerId }) => ownerId),
    );
    for (const { id } of due) {
      const machine = await byId(work.home.db, id);
      if (machine?.dueAt && machine.dueAt <= work.at) await pass(work, machine, work.at);
    }
  },
};
