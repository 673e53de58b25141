import { sql, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const FileVisibility = { OWNER: "owner", LINK: "link" } as const;
export type FileVisibilityText = (typeof FileVisibility)[keyof typeof FileVisibility];

export interface FileTable {
  id: string;
  ownerId: string;
  name: string;
  type: string;
  size: number;
  visibility: FileVisibilityText;
  createdAt: string;
  bytes: Uint8Array;
}

export type StoredFile = Selectable<FileTable>;
export type StoredFileRow = Omit<StoredFile, "bytes">;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_files: FileTable;
  }
}

const columns = ["id", "ownerId", "name", "type", "size", "visibility", "createdAt"] as const;

export const migrations: Record<string, Step> = {
  "0130_accounts_files": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_files")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ownerId", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("type", text, (c) => c.notNull())
      .addColumn("size", "integer", (c) => c.notNull())
      .addColumn("visibility", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addColumn("bytes", dialect === "postgres" ? "bytea" : "blob", (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("accounts_files_owner")
      .on("accounts_files")
      .columns(["ownerId", "createdAt", "id"])
      .execute();
  },
};

export const insert = async (db: Db, file: StoredFile): Promise<StoredFileRow> =>
  await db.insertInto("accounts_files").values(file).returning(columns).executeTakeFirstOrThrow();

export const byId = async (db: Db, id: string): Promise<StoredFile | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom("accounts_files").selectAll().where("id", "=", id).executeTakeFirst();

/** Those of an account's files that have these keys. */
export async function ofOwner(db: Db, ownerId: string, ids: readonly string[]): Promise<StoredFileRow[]> {
  const keys = ids.filter((id) => !id.includes("\0"));
  return keys.length === 0
    ? []
    : await db
        .selectFrom("accounts_files")
        .select(columns)
        .where("ownerId", "=", ownerId)
        .where("id", "in", keys)
        .execute();
}

/** The bytes of those of these files that are kept. */
export async function bytesOf(db: Db, ids: readonly string[]): Promise<number> {
  const keys = ids.filter((id) => !id.includes("\0"));
  if (keys.length === 0) return 0;
  const { bytes } = await db
    .selectFrom("accounts_files")
    .select(sql<number | string | null>`sum(size)`.as("bytes"))
    .where("id", "in", keys)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export const page = async (
  db: Db,
  ownerId: string,
  offset: number,
  limit: number,
): Promise<StoredFileRow[]> =>
  await db
    .selectFrom("accounts_files")
    .select(columns)
    .where("ownerId", "=", ownerId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** How many files an account keeps, and their bytes together; an account may keep few, so that counting is cheap. */
export async function usage(db: Db, ownerId: string): Promise<{ total: number; bytes: number }> {
  const { total, bytes } = await db
    .selectFrom("accounts_files")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("total"),
      sql<number | string | null>`sum(size)`.as("bytes"),
    ])
    .where("ownerId", "=", ownerId)
    .executeTakeFirstOrThrow();
  return { total: Number(total), bytes: Number(bytes ?? 0) };
}

export const remove = async (db: Db, id: string, ownerId: string): Promise<boolean> =>
  !id.includes("\0") &&
  (
    await db
      .deleteFrom("accounts_files")
      .where("id", "=", id)
      .where("ownerId", "=", ownerId)
      .executeTakeFirst()
  ).numDeletedRows > 0n;
