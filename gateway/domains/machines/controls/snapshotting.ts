import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { allow, machineOf } from "#gateway/domains/machines/machines/rules.ts";
import type { MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import * as snapshots from "#gateway/domains/machines/snapshots/repository.ts";
import { change, takeOwn } from "./changing.ts";

/** The most snapshots of one machine. */
export const MOST_SNAPSHOTS = 5;

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, QUOTA_EXCEEDED. */
export async function create(
  context: RequestContext,
  given: { machineId: string; name: string },
): Promise<MachineRow> {
  const { name } = validate(z.object({ name: text(1, 60) }), given);
  return await change(context, given.machineId, "SNAPSHOT", async (inside, machine, who) => {
    allow(machine, "SNAPSHOT", who);
    const { db } = inside.home;
    const used = (await snapshots.ofMachine(db, machine.id)).filter(
      ({ status }) => status !== "FAILED",
    ).length;
    if (used >= MOST_SNAPSHOTS)
      throw new AppError("QUOTA_EXCEEDED", `At most ${MOST_SNAPSHOTS} snapshots: delete one first.`, {
        kind: "snapshots",
        limit: MOST_SNAPSHOTS,
        used,
      });
    const id = newId("snp", inside.clock);
    await snapshots.insert(db, {
      id,
      machineId: machine.id,
      name,
      status: "CREATING",
      diskIds: machine.disks.filter(({ isAttached }) => isAttached).map((disk) => disk.id),
      bytes: 0,
      creatorId: viewerIdOf(inside),
      createdAt: timestamp(inside.clock),
    });
    return await takeOwn(inside, machine, "SNAPSHOT", { args: { snapshotId: id } }, name);
  });
}

/** A snapshot that the viewer sees. @throws {AppError} NOT_FOUND */
async function seen(context: RequestContext, id: string): Promise<snapshots.MachineSnapshotRow> {
  const row = await snapshots.byId(context.home.db, id);
  if (!row) throw notFound("Snapshot");
  await machineOf(context, row.machineId);
  return row;
}

async function about(
  context: RequestContext,
  id: string,
  action: "SNAPSHOT_RESTORE" | "SNAPSHOT_DELETE",
): Promise<MachineRow> {
  const { machineId } = await seen(context, id);
  return await change(context, machineId, action, async (inside, machine, who) => {
    allow(machine, action, who);
    const row = await seen(inside, id);
    const isWhole = row.status === "READY" || (action === "SNAPSHOT_DELETE" && row.status === "FAILED");
    if (!isWhole) throw new AppError("STEP_REFUSED", "The snapshot is not whole.", { reason: "SNAPSHOT" });
    if (action === "SNAPSHOT_RESTORE") await snapshots.change(inside.home.db, id, { status: "RESTORING" });
    return await takeOwn(inside, machine, action, { args: { snapshotId: id } }, row.name);
  });
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export const restore = async (context: RequestContext, id: string): Promise<MachineRow> =>
  await about(context, id, "SNAPSHOT_RESTORE");

/** @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export const remove = async (context: RequestContext, id: string): Promise<MachineRow> =>
  await about(context, id, "SNAPSHOT_DELETE");
