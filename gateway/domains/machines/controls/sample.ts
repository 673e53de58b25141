import { z } from "zod";
import { DAY, HOUR, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { keepGuest } from "#gateway/hypervisor/simulated/guestRepository.ts";
import { insert as insertSnapshot } from "#gateway/domains/machines/snapshots/repository.ts";
import { insertOperation, warningOf } from "#gateway/domains/machines/machines/rules.ts";
import { insert, type MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import { privateOf } from "./creating.ts";

const disk = z.strictObject({
  id: z.string(),
  use: z.enum(["SYSTEM", "DATA"]),
  kind: z.enum(["SSD", "HDD"]),
  sizeGib: z.int(),
  isAttached: z.boolean().default(true),
});
const rule = z.strictObject({
  priority: z.int(),
  ports: z.string(),
  cidr: z.string(),
  isAllowed: z.boolean(),
});
const sample = z.strictObject({
  id: z.string(),
  ownerId: z.string(),
  name: z.string(),
  regionId: z.string(),
  flavorId: z.string(),
  imageId: z.string(),
  state: z.enum(["RUNNING", "STOPPED", "ISOLATED", "ERROR"]),
  publicIp: z.string(),
  bandwidthMbps: z.int(),
  disks: z.array(disk),
  rules: z.array(rule),
  period: z.enum(["MONTH", "YEAR"]),
  daysLeft: z.number(),
  isAutoRenewed: z.boolean().default(false),
  isDeleteProtected: z.boolean().default(false),
  hoursUp: z.int(),
  snapshots: z.array(z.strictObject({ name: z.string(), hoursAgo: z.int(), gib: z.number() })).default([]),
});
type Sample = z.output<typeof sample>;

function rowOf(one: Sample, clock: Clock): Parameters<typeof insert>[1] {
  const isHeld = one.state === "ISOLATED";
  const expiresAt = timestamp(clock, one.daysLeft * DAY);
  const until = isHeld ? timestamp(clock, 5 * DAY) : null;
  const at = timestamp(clock, -one.hoursUp * HOUR);
  return {
    id: one.id,
    ownerId: one.ownerId,
    name: one.name,
    hostname: one.name,
    regionId: one.regionId,
    productId: one.flavorId,
    formerProductId: null,
    imageId: one.imageId,
    state: one.state,
    task: null,
    action: null,
    target: null,
    operationId: null,
    args: {},
    heldState: isHeld ? "RUNNING" : null,
    lock: isHeld ? "EXPIRED" : null,
    reason: one.state === "ERROR" ? "START_FAILED" : null,
    reasonMessage: "",
    publicIp: one.publicIp,
    privateIp: privateOf(one.id),
    loginPort: 22,
    bandwidthMbps: one.bandwidthMbps,
    disks: one.disks,
    rules: one.rules.map((given, place) => ({
      ...given,
      id: `r${place + 1}`,
      direction: "IN",
      protocol: "TCP",
      note: "",
    })),
    keyPairIds: [],
    period: one.period,
    orderId: null,
    settling: null,
    expiresAt,
    isAutoRenewed: one.isAutoRenewed ? 1 : 0,
    isDeleteProtected: one.isDeleteProtected ? 1 : 0,
    isStocked: 0,
    meterId: null,
    until,
    dueAt: until ?? expiresAt,
    warnAt: warningOf({ ...one, expiresAt, isAutoRenewed: one.isAutoRenewed ? 1 : 0 }, clock.now()),
    stateAt: at,
    runningSince: one.state === "RUNNING" ? at : null,
    createdAt: timestamp(clock, -(one.hoursUp + 2) * HOUR),
    updatedAt: at,
  };
}

/** Gives the sample accounts machines that seem to have run for a while. */
export async function seedMachines({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const one of readRows(sample, fixture)) {
    const row: MachineRow = await insert(db, rowOf(one, clock));
    const startedAt = row.runningSince;
    const snapshots = one.snapshots.map((given) => ({ ...given, id: newId("snp", clock) }));
    await keepGuest(db, {
      id: row.id,
      isRescued: 0,
      startedAt,
      bornAt: row.createdAt,
      token: "sample",
      job: "SPAWN",
      begunAt: row.createdAt,
      outcome: { state: "DONE" },
      snapshots: Object.fromEntries(snapshots.map(({ id, gib }) => [id, Math.round(gib * 1024 ** 3)])),
    });
    for (const { id, name, hoursAgo, gib } of snapshots)
      await insertSnapshot(db, {
        id,
        machineId: row.id,
        name,
        status: "READY",
        diskIds: row.disks.map((each) => each.id),
        bytes: Math.round(gib * 1024 ** 3),
        creatorId: row.ownerId,
        createdAt: timestamp(clock, -hoursAgo * HOUR),
      });
    for (const [place, action] of (["SPAWN", ...snapshots.map(() => "SNAPSHOT")] as const).entries())
      await insertOperation(db, {
        id: newId("mop", clock),
        machineId: row.id,
        action,
        status: "SUCCEEDED",
        more: snapshots[place - 1]?.name ?? "",
        actorId: row.ownerId,
        errorCode: null,
        progress: 100,
        startedAt: row.createdAt,
        endedAt: timestamp({ now: () => Date.parse(row.createdAt) }, MINUTE / 4),
      });
  }
}
