import type { ColumnType } from "kysely";
import type { WorkloadVolume } from "#gateway/engine/engine.ts";
import type { Db } from "#gateway/platform/store/database.ts";

/** A file in a volume; one whose content nobody wants to see has its length alone. */
export type StoredFiles = Record<string, { content: string; bytes: number }>;

interface VolumeTable {
  gateway: string;
  appId: string;
  name: string;
  sizeBytes: ColumnType<number | string, number, number>;
  files: ColumnType<StoredFiles, string, string>;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_engine_volumes: VolumeTable;
  }
}

const GIB = 1024 ** 3;

/** Makes volumes be there. */
export async function addVolumes(
  db: Db,
  gateway: string,
  appId: string,
  volumes: readonly WorkloadVolume[],
): Promise<void> {
  for (const { name, sizeGib } of volumes)
    await db
      .insertInto("hosting_engine_volumes")
      .values({ gateway, appId, name, sizeBytes: Math.round(sizeGib * GIB), files: "{}" })
      .onConflict((row) => row.columns(["gateway", "appId", "name"]).doNothing())
      .execute();
}

/** The volumes of an app. */
export async function volumesOf(db: Db, gateway: string, appId: string) {
  const rows = await db
    .selectFrom("hosting_engine_volumes")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("appId", "=", appId)
    .execute();
  return rows.map(({ name, sizeBytes, files }) => ({ name, sizeBytes: Number(sizeBytes), files }));
}

/** Writes the files of a volume. */
export async function writeVolume(
  db: Db,
  gateway: string,
  appId: string,
  name: string,
  files: StoredFiles,
): Promise<void> {
  await db
    .updateTable("hosting_engine_volumes")
    .set({ files: JSON.stringify(files) })
    .where("gateway", "=", gateway)
    .where("appId", "=", appId)
    .where("name", "=", name)
    .execute();
}

/** Removes the volumes of an app. */
export async function deleteVolumes(db: Db, gateway: string, appId: string): Promise<void> {
  await db
    .deleteFrom("hosting_engine_volumes")
    .where("gateway", "=", gateway)
    .where("appId", "=", appId)
    .execute();
}
