import { DAY, HOUR, timestamp } from "#gateway/platform/clock.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import {
  fulfilledBy,
  sampleFulfilment,
  type Fulfilment,
  type Outcome,
} from "#gateway/domains/orders/orders/rules.ts";
import { take as takeOne } from "#gateway/domains/machines/flavors/repository.ts";
import { amend, type Changing } from "#gateway/domains/machines/machines/rules.ts";
import { byId, type MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import { letGo } from "./holding.ts";
import { currentOf, settlingOf } from "./money.ts";
import { KEPT, freed } from "./releasing.ts";
import { take } from "./taking.ts";

type Item = Parameters<Fulfilment["begin"]>[2];
type Order = Parameters<Fulfilment["begin"]>[1];

/** Real time where it is there; of a sample of the past its own. */
const timed = (within: Within): Changing => ({ ...within, clock: within.clock ?? within.businessClock });
const system = { who: ["SYSTEM"], actorId: null } as const;

/** The machine that an item is for; undefined where it is for none of the buyer's. */
async function machineFor({ home }: Within, order: Order, item: Item): Promise<MachineRow | undefined> {
  const id = item.resourceId ?? item.resourceIds[0] ?? item.spec.labels?.[0];
  const machine = id?.startsWith("vm_") ? await byId(home.db, id) : undefined;
  return machine?.ownerId === order.userId ? machine : undefined;
}

const failed = (reason: string): Outcome => ({ state: "FAILED", reason });
const done = ({ id }: MachineRow): Outcome => ({ state: "DONE", resourceIds: [id] });

/** Makes what was waiting to be paid for, of what is left of its size. */
async function begin(within: Changing, machine: MachineRow, order: Order, item: Item): Promise<Outcome> {
  const isWaiting = machine.state === "PENDING" || machine.state === "ERROR";
  if (!isWaiting || machine.task !== null || machine.productId !== item.productId)
    return failed("The machine does not wait for this any more.");
  if (machine.isStocked === 0 && !(await takeOne(within.home.db, machine.regionId, machine.productId))) {
    // The order is refunded by itself; the machine goes with it.
    await amend(within, machine, { reason: "SOLD_OUT", until: timestamp(within.businessClock, 2 * HOUR) });
    return failed("This size was sold out in the region while the order was paid for.");
  }
  const expiresAt = timestamp(within.businessClock, item.days * DAY);
  await take(within, machine, "SPAWN", {
    ...system,
    changes: { isStocked: 1, expiresAt, until: null, orderId: String(order.id) },
  });
  return { state: "RUNNING" };
}

/** Lets a machine's term go on for longer. */
async function renew(within: Changing, machine: MachineRow, { days }: Item): Promise<Outcome> {
  if (machine.state === "RECYCLED" || machine.state === "RELEASED")
    return failed("The machine is released: restore it first.");
  const now = within.businessClock.now();
  const from = Math.max(now, machine.expiresAt === null ? now : Date.parse(machine.expiresAt));
  const expiresAt = new Date(from + days * DAY).toISOString();
  const longer = await amend(within, machine, { expiresAt });
  if (longer.state === "ISOLATED" && longer.lock === "EXPIRED" && longer.task === null)
    await letGo(within, longer);
  return done(machine);
}

/** What people order is brought about; samples of the past stay what they were. */
const machines: Fulfilment = {
  begin: async (given, order, item) => {
    const machine = await machineFor(given, order, item);
    if (!machine) return await sampleFulfilment.begin(given, order, item);
    const within = timed(given);
    if (order.kind === "RENEW") return await renew(within, machine, item);
    if (order.kind === "UPGRADE" || order.kind === "DOWNGRADE")
      return machine.settling === settlingOf(item.productId, item.spec)
        ? done(machine)
        : failed("A machine is changed on its own screen, which orders what that costs.");
    return await begin(within, machine, order, item);
  },
  revoke: async (given, order, item) => {
    const machine = await machineFor(given, order, item);
    if (!machine || machine.state === "RECYCLED" || machine.state === "RELEASED") return;
    const within = timed(given);
    await take(within, machine, "REVOKE", {
      ...system,
      changes: {
        ...(await freed(within, machine)),
        lock: "REFUNDED",
        expiresAt: timestamp(within.businessClock),
        until: timestamp(within.businessClock, KEPT),
      },
    });
  },
  current: async (given, userId, resourceId) => {
    const machine = resourceId.startsWith("vm_") ? await byId(given.home.db, resourceId) : undefined;
    if (!machine) return await sampleFulfilment.current(given, userId, resourceId);
    const isOpen = machine.ownerId === userId && machine.expiresAt !== null && machine.state !== "RELEASED";
    return isOpen ? currentOf(given, machine) : undefined;
  },
};

fulfilledBy("LCV", machines);
