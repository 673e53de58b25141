import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export interface KeyPairTable {
  id: string;
  ownerId: string;
  name: string;
  publicKey: string;
  fingerprint: string;
  createdAt: string;
}

export type KeyPairRow = Selectable<KeyPairTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    machines_key_pairs: KeyPairTable;
  }
}

const table = "machines_key_pairs";

export const migrations: Record<string, Step> = {
  "0644_machines_key_pairs": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("ownerId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("publicKey", text, (c) => c.notNull())
      .addColumn("fingerprint", text, (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .addUniqueConstraint(`${table}_name`, ["ownerId", "name"])
      .execute();
  },
};

export const ofOwner = async (db: Db, ownerId: string): Promise<KeyPairRow[]> =>
  await db.selectFrom(table).selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();

/** Those of these that somebody has. */
export const among = async (db: Db, ownerId: string, ids: readonly string[]): Promise<KeyPairRow[]> =>
  (await ofOwner(db, ownerId)).filter(({ id }) => ids.includes(id));

export const insert = async (db: Db, row: KeyPairRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const remove = async (db: Db, ownerId: string, id: string): Promise<KeyPairRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db
        .deleteFrom(table)
        .where("ownerId", "=", ownerId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
