import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { forgetMockRows } from "#gateway/platform/mock/changes.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { forgetSampleKeys } from "#gateway/platform/store/idempotencyKeys.ts";
import { forgetUndo } from "#gateway/platform/store/undoEntries.ts";
import { changesBy, countRows } from "#gateway/platform/store/sampleRows.ts";
import { validate } from "#gateway/platform/validate.ts";
import * as snapshots from "./repository.ts";
import type { SnapshotRow } from "./repository.ts";

const MAX_SNAPSHOTS = 50;
const MAX_SIZE = 16 * 1024 * 1024;

const named = z.object({
  name: z
    .string()
    .regex(
      /^[A-Za-z0-9][\w.-]{0,59}$/,
      "it begins with a letter or a digit, then come up to 59 letters, digits, hyphens, underscores and dots",
    ),
});
const nameOf = (name: string): string => validate(named, { name }).name;

/** Changes all sample rows at once and tells their subscribers. */
async function rewrite(
  { store, live, devTools }: RequestContext,
  work: () => Promise<void>,
): Promise<{ rows: number }> {
  const changes = await changesBy(store, devTools.sampleTables, work);
  for (const [table, rows] of changes) live.publish(table, ...rows);
  return { rows: await countRows(store, devTools.sampleTables) };
}

export const reset = async (context: RequestContext): Promise<{ rows: number }> =>
  await rewrite(context, async () => {
    await context.devTools.reset(context.store);
    forgetMockRows(context.store);
  });

export async function save({ store, clock, devTools }: RequestContext, given: string): Promise<SnapshotRow> {
  const name = nameOf(given);
  const others = (await snapshots.list(store.db)).filter((one) => one.name !== name);
  if (others.length >= MAX_SNAPSHOTS) {
    throw new AppError(
      "TOO_MANY_SNAPSHOTS",
      `${MAX_SNAPSHOTS} snapshots are kept, which is all there can be: delete one, or save under the name of one.`,
    );
  }
  const snapshot = { name, createdAt: timestamp(clock), rows: await countRows(store, devTools.sampleTables) };
  await snapshots.save(store, devTools.sampleTables, snapshot, (size) => {
    if (size > MAX_SIZE)
      throw new AppError(
        "PAYLOAD_TOO_LARGE",
        "The sample data has grown beyond the 16 MiB that a snapshot can hold: remove rows first, or reset it.",
      );
  });
  return snapshot;
}

export async function restore(context: RequestContext, given: string): Promise<{ rows: number }> {
  const { store, devTools } = context;
  const name = nameOf(given);
  if (!(await snapshots.byName(store.db, name))) throw notFound("Snapshot");
  return await rewrite(context, async () => {
    await snapshots.restore(store, devTools.sampleTables, name);
    await forgetSampleKeys(store.db);
    await forgetUndo(store.db);
  });
}

export async function remove({ store }: RequestContext, given: string): Promise<string> {
  const name = nameOf(given);
  if (!(await store.db.transaction().execute((db) => snapshots.remove(db, name)))) throw notFound("Snapshot");
  return name;
}
