import type { ColumnType, Selectable } from "kysely";
import type { RecordType } from "#gateway/dns/zone.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export type ZoneRecordTypeText = RecordType;

/** A record as it is kept. */
export interface KeptRecord {
  id: string;
  type: RecordType;
  name: string;
  value: string;
  ttl: number;
  isEnabled: boolean;
}

type Records = ColumnType<KeptRecord[], string, string>;

export interface ZoneTable {
  /** The domain. */
  id: string;
  draft: Records;
  served: Records;
  applied: number;
  revision: number;
}

export interface ZoneVersionTable {
  id: string;
  domainId: string;
  number: number;
  records: Records;
  comment: string;
  authorId: string;
  added: number;
  changed: number;
  removed: number;
  createdAt: string;
}

export type KeptZone = Selectable<ZoneTable>;
export type ZoneVersionRow = Selectable<ZoneVersionTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    domains_zones: ZoneTable;
    domains_zone_versions: ZoneVersionTable;
  }
}

/** A domain's zone; an empty one where nothing was written yet. */
export const zoneOf = async (db: Db, id: string): Promise<KeptZone> =>
  (await db.selectFrom("domains_zones").selectAll().where("id", "=", id).executeTakeFirst()) ?? {
    id,
    draft: [],
    served: [],
    applied: 0,
    revision: 0,
  };

/** Writes a zone as it was read; undefined where somebody was faster. */
export async function keep(db: Db, { id, revision, ...row }: KeptZone): Promise<KeptZone | undefined> {
  const kept = {
    draft: JSON.stringify(row.draft),
    served: JSON.stringify(row.served),
    applied: row.applied,
    revision: revision + 1,
  };
  if (revision > 0)
    return await db
      .updateTable("domains_zones")
      .set(kept)
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returningAll()
      .executeTakeFirst();
  return await db
    .insertInto("domains_zones")
    .values({ id, ...kept })
    .onConflict((on) => on.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const insertVersion = async (db: Db, row: ZoneVersionRow): Promise<void> => {
  await db
    .insertInto("domains_zone_versions")
    .values({ ...row, records: JSON.stringify(row.records) })
    .execute();
};

export const versionOf = async (
  db: Db,
  domainId: string,
  number: number,
): Promise<ZoneVersionRow | undefined> =>
  await db
    .selectFrom("domains_zone_versions")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("number", "=", number)
    .executeTakeFirst();

export async function versions(
  db: Db,
  domainId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<ZoneVersionRow[]> {
  let rows = db.selectFrom("domains_zone_versions").selectAll().where("domainId", "=", domainId);
  if (before !== null) rows = rows.where("number", "<", before);
  return await rows.orderBy("number", "desc").limit(limit).execute();
}
