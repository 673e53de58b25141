import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { giveBack } from "#gateway/domains/machines/flavors/repository.ts";
import { known, takeStock } from "#gateway/domains/machines/flavors/rules.ts";
import { pairsOf } from "#gateway/domains/machines/keyPairs/rules.ts";
import { allow, type Changing } from "#gateway/domains/machines/machines/rules.ts";
import {
  ofOwner,
  type MachineChanges,
  type MachineRow,
} from "#gateway/domains/machines/machines/repository.ts";
import { change, expectName, expectVersion, takeOwn } from "./changing.ts";
import { nameOf, withinQuota } from "./creating.ts";
import { letGo } from "./holding.ts";
import { afford, settle } from "./money.ts";
import { freed, gone, kept } from "./releasing.ts";
import { take } from "./taking.ts";

/** What is done with a machine without saying more than its name. */
export const plainActions = [
  "START",
  "STOP",
  "REBOOT",
  "REBOOT_HARD",
  "RESCUE",
  "UNRESCUE",
  "CONFIRM",
  "REVERT",
  "RELEASE",
  "RESTORE",
  "DISCARD",
  "PURGE",
  "UNLOCK",
] as const;
export type PlainAction = (typeof plainActions)[number];

/** What confirming a change of size costs is settled now, and its former size goes back into the stock. */
export async function confirmed(
  within: Changing,
  machine: MachineRow,
  by: string | null,
): Promise<MachineRow> {
  const former = machine.formerProductId;
  if (former === null) return machine;
  const paid = await settle(within, machine, machine, by);
  await giveBack(within.home.db, machine.regionId, former);
  return paid;
}

/** What taking it back brings: the size that it was. */
export async function reverted(within: Changing, machine: MachineRow): Promise<MachineChanges> {
  const { formerProductId, productId, regionId } = machine;
  if (formerProductId === null) return {};
  await giveBack(within.home.db, regionId, productId);
  return { productId: formerProductId, formerProductId: null, until: null };
}

/** What a step brings beside where it leads. */
const besides: Partial<
  Record<PlainAction, (inside: RequestContext, machine: MachineRow) => Promise<MachineChanges>>
> = {
  START: async (inside, machine) => {
    if (machine.period === "HOUR") await afford(inside.home.db, machine.ownerId, machine);
    return {};
  },
  REVERT: reverted,
  RELEASE: async (inside, machine) => ({
    ...(await freed(inside, machine)),
    ...kept(inside),
    isDeleteProtected: 0,
  }),
  DISCARD: async (inside, machine) => ({ ...(await freed(inside, machine)), ...gone(machine) }),
  PURGE: (_, machine) => Promise.resolve(gone(machine)),
  RESTORE: async (inside, machine) => {
    const { db } = inside.home;
    withinQuota(await ofOwner(db, machine.ownerId), machine.id);
    const isOver = machine.expiresAt === null || machine.expiresAt <= timestamp(inside.businessClock);
    // What its term no longer pays for is paid for by the hour.
    if (isOver) await afford(db, machine.ownerId, machine);
    await takeStock(db, machine.regionId, machine.productId);
    return {
      isStocked: 1,
      until: null,
      lock: null,
      ...(isOver && { period: "HOUR", orderId: null, expiresAt: null, isAutoRenewed: 0 }),
    };
  },
};

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, FORBIDDEN, STEP_REFUSED, INSUFFICIENT_BALANCE, FLAVOR_SOLD_OUT, QUOTA_EXCEEDED. */
export const act = async (
  context: RequestContext,
  { id, action, confirm }: { id: string; action: PlainAction; confirm?: string | null },
): Promise<MachineRow> =>
  await change(context, id, action, async (inside, machine, who) => {
    allow(machine, action, who);
    if (action === "RELEASE" || action === "PURGE") expectName(machine, confirm);
    if (action === "UNLOCK") return await letGo(inside, machine);
    if (action === "CONFIRM") {
      const paid = await confirmed(inside, machine, viewerIdOf(inside));
      return await takeOwn(inside, paid, action, { formerProductId: null, until: null });
    }
    return await takeOwn(inside, machine, action, (await besides[action]?.(inside, machine)) ?? {});
  });

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED. */
export const rebuild = async (
  context: RequestContext,
  { id, imageId, confirm }: { id: string; imageId: string; confirm: string },
): Promise<MachineRow> =>
  await change(context, id, "REBUILD", async (inside, machine, who) => {
    allow(machine, "REBUILD", who);
    expectName(machine, confirm);
    const systemGib = machine.disks.find(({ use }) => use === "SYSTEM")?.sizeGib ?? 0;
    known({ imageId, systemGib });
    return await takeOwn(inside, machine, "REBUILD", { imageId }, imageId);
  });

/** How long a change of size waits to be confirmed, in milliseconds. */
const TRIED = DAY;

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, FLAVOR_SOLD_OUT, INSUFFICIENT_BALANCE. */
export const changeSize = async (
  context: RequestContext,
  id: string,
  flavorId: string,
): Promise<MachineRow> =>
  await change(context, id, "RESIZE", async (inside, machine, who) => {
    allow(machine, "RESIZE", who);
    known({ flavorId });
    if (flavorId === machine.productId) return machine;
    await takeStock(inside.home.db, machine.regionId, flavorId);
    return await takeOwn(
      inside,
      machine,
      "RESIZE",
      {
        productId: flavorId,
        formerProductId: machine.productId,
        until: timestamp(inside.businessClock, TRIED),
      },
      `${machine.productId} → ${flavorId}`,
    );
  });

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, VERSION_CONFLICT. */
export async function update(
  context: RequestContext,
  { id, input, expectedVersion }: { id: string; input: object; expectedVersion: number },
): Promise<MachineRow> {
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== null),
  );
  const read = validate(
    z.object({
      name: nameOf.optional(),
      isDeleteProtected: z.boolean().optional(),
      isAutoRenewed: z.boolean().optional(),
      keyPairIds: z.array(text(1, 60)).max(10).optional(),
    }),
    given,
  );
  return await change(context, id, "UPDATE", async (inside, machine, who) => {
    allow(machine, "UPDATE", who);
    expectVersion(machine, expectedVersion);
    if (read.keyPairIds) await pairsOf(inside.home.db, machine.ownerId, read.keyPairIds);
    const { isDeleteProtected, isAutoRenewed, keyPairIds, name } = read;
    return await takeOwn(inside, machine, "UPDATE", {
      ...(name !== undefined && { name }),
      ...(keyPairIds && { keyPairIds }),
      ...(isDeleteProtected !== undefined && { isDeleteProtected: isDeleteProtected ? 1 : 0 }),
      ...(isAutoRenewed !== undefined && { isAutoRenewed: isAutoRenewed ? 1 : 0 }),
      version: machine.version + 1,
    });
  });
}

/** Holds a machine, for administrators. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED. */
export async function lock(context: RequestContext, id: string, given: string): Promise<MachineRow> {
  const { reason } = validate(z.object({ reason: text(1, 200) }), { reason: given });
  return await change(context, id, "LOCK", async (inside, machine, who) => {
    allow(machine, "LOCK", who);
    const changes = { lock: "ABUSE", heldState: machine.state, reasonMessage: reason } as const;
    return await take(inside, machine, "LOCK", { who, actorId: viewerIdOf(inside), more: reason, changes });
  });
}
