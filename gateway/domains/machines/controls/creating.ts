import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { seedOf } from "#gateway/platform/mock/seed.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { known, takeStock } from "#gateway/domains/machines/flavors/rules.ts";
import { pairsOf } from "#gateway/domains/machines/keyPairs/rules.ts";
import { noteAct, tell, wake } from "#gateway/domains/machines/machines/rules.ts";
import {
  addressesAmong,
  byId,
  insert,
  ofOwner,
  type MachineDiskRow,
  type MachineRow,
  type MachineRuleRow,
} from "#gateway/domains/machines/machines/repository.ts";
import { inHolding } from "#gateway/domains/ledger/transactions/rules.ts";
import { afford, orderFor } from "./money.ts";
import { resize, take } from "./taking.ts";

/** The most machines of one person. */
const MOST = 20;
export const MOST_DISKS = 8;

export const nameOf = z
  .string()
  .trim()
  .regex(/^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/);

/** @throws {AppError} QUOTA_EXCEEDED */
export function withinQuota(all: readonly MachineRow[], id?: string): void {
  const used = all.filter((one) => one.state !== "RECYCLED" && one.id !== id).length;
  if (used >= MOST)
    throw new AppError("QUOTA_EXCEEDED", `At most ${MOST} machines: release one first.`, {
      kind: "machines",
      limit: MOST,
      used,
    });
}

/** A public address that nobody has: of the range that is kept for tests of networks. */
export async function addressFor(db: Db, id: string): Promise<string> {
  for (let round = 0; ; round += 1) {
    const tries = Array.from({ length: 20 }, (_, n) => {
      const at = seedOf("address", id, round, n);
      return `198.${18 + (at % 2)}.${(at >>> 3) % 256}.${1 + ((at >>> 11) % 254)}`;
    });
    const taken = await addressesAmong(db, tries);
    const free = tries.find((one) => !taken.has(one));
    if (free !== undefined) return free;
  }
}

/** Where a machine is within its region's own network. */
export const privateOf = (id: string): string => {
  const at = seedOf("private", id);
  return `10.${at % 256}.${(at >>> 8) % 256}.${1 + ((at >>> 16) % 254)}`;
};

const ruleOf = (priority: number, ports: string, isAllowed: boolean): MachineRuleRow => ({
  id: `r${priority}`,
  direction: "IN",
  protocol: "TCP",
  ports,
  cidr: "0.0.0.0/0",
  isAllowed,
  priority,
  note: "",
});
/** What a new machine lets in. */
export const firstRules = [ruleOf(10, "22", true), ruleOf(20, "80,443", true)];

const disksOf = (systemGib: number, dataGib: number): MachineDiskRow[] => [
  { id: "sys", use: "SYSTEM", kind: "SSD", sizeGib: systemGib, isAttached: true },
  ...(dataGib > 0
    ? [{ id: "d1", use: "DATA", kind: "SSD", sizeGib: dataGib, isAttached: true } as const]
    : []),
];

interface Given {
  name: string;
  regionId: string;
  flavorId: string;
  imageId: string;
  systemGib: number;
  dataGib: number;
  bandwidthMbps: number;
  keyPairIds: readonly string[];
  period: MachineRow["period"];
  couponId?: string | null;
  isAutoRenewed: boolean;
}

/**
 * Makes a machine: by the hour at once, by a term once that is paid for.
 * @throws {AppError} BAD_USER_INPUT, FLAVOR_SOLD_OUT, QUOTA_EXCEEDED, INSUFFICIENT_BALANCE, COUPON_UNUSABLE.
 */
export async function create(context: RequestContext, input: Given): Promise<MachineRow> {
  const prices = await currentPrices(context.home.db);
  const most = Number(prices("LCV_DISK"));
  const read = validate(
    z.object({
      name: nameOf,
      systemGib: z.int().min(10).max(most),
      dataGib: z.int().min(0).max(most),
      bandwidthMbps: z
        .int()
        .min(1)
        .max(Number(prices("LCV_BANDWIDTH"))),
      keyPairIds: z.array(text(1, 60)).max(10),
    }),
    input,
  );
  known({ ...input, systemGib: read.systemGib });
  if (read.systemGib + read.dataGib > most)
    throw badInput({
      dataGib: { code: "OUT_OF_RANGE", message: `At most ${most} GiB in all.`, params: { max: most } },
    });
  const ownerId = viewerIdOf(context);
  return await inHolding(context, ownerId, async (inside) => {
    const { db } = inside.home;
    const all = await ofOwner(db, ownerId);
    if (all.some((one) => one.name === read.name))
      throw badInput({ name: { code: "TAKEN", message: "You have a machine of this name." } });
    withinQuota(all);
    await pairsOf(db, ownerId, read.keyPairIds);
    const isHourly = input.period === "HOUR";
    const id = newId("vm", inside.clock);
    const at = timestamp(inside.clock);
    const sized = {
      productId: input.flavorId,
      disks: disksOf(read.systemGib, read.dataGib),
      bandwidthMbps: read.bandwidthMbps,
    };
    if (isHourly) {
      await afford(db, ownerId, sized);
      await takeStock(db, input.regionId, input.flavorId);
    }
    const row = await insert(db, {
      ...sized,
      id,
      ownerId,
      name: read.name,
      hostname: read.name,
      regionId: input.regionId,
      formerProductId: null,
      imageId: input.imageId,
      state: "PENDING",
      task: null,
      action: null,
      target: null,
      operationId: null,
      args: {},
      heldState: null,
      lock: null,
      reason: isHourly ? null : "UNPAID",
      reasonMessage: "",
      publicIp: await addressFor(db, id),
      privateIp: privateOf(id),
      loginPort: 22,
      rules: firstRules,
      keyPairIds: [...new Set(read.keyPairIds)],
      period: input.period,
      orderId: null,
      settling: null,
      expiresAt: null,
      isAutoRenewed: !isHourly && input.isAutoRenewed ? 1 : 0,
      isDeleteProtected: 0,
      isStocked: isHourly ? 1 : 0,
      meterId: null,
      // What nobody pays for goes away by itself.
      until: isHourly ? null : timestamp(inside.businessClock, DAY),
      dueAt: isHourly ? null : timestamp(inside.businessClock, DAY),
      warnAt: null,
      stateAt: at,
      runningSince: null,
      createdAt: at,
      updatedAt: at,
    });
    tell(inside, row, "CREATED");
    await noteAct(inside, row, "CREATE");
    if (isHourly) return await take(inside, row, "SPAWN", { who: ["SYSTEM"], actorId: ownerId });
    const orderId = await orderFor(inside, row, input.couponId ?? null);
    wake(inside, id);
    // What costs nothing is paid for at once.
    const paid = (await byId(db, id)) ?? row;
    return await resize(inside, paid, { orderId });
  });
}
