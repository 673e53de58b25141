import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import type { UserRow } from "#gateway/domains/accounts/users/repository.ts";

export const PresenceActivity = { VIEWING: "viewing", EDITING: "editing" } as const;
export type PresenceActivityText = (typeof PresenceActivity)[keyof typeof PresenceActivity];

export interface PresenceTable {
  id: string;
  record: string;
  userId: string;
  activity: PresenceActivityText;
  since: string;
  seenAt: string;
}

export type PresenceEntry = Selectable<PresenceTable>;
export type PresenceRow = PresenceEntry & { user: UserRow };

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_presence: PresenceTable;
  }
}

const MAX_SHOWN = 20;

export const migrations: Record<string, Step> = {
  "0120_accounts_presence": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("accounts_presence")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("record", text, (c) => c.notNull())
      .addColumn("userId", text, (c) => c.notNull())
      .addColumn("activity", text, (c) => c.notNull())
      .addColumn("since", text, (c) => c.notNull())
      .addColumn("seenAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("accounts_presence_record")
      .on("accounts_presence")
      .column("record")
      .execute();
  },
};

export const enter = async (db: Db, entry: PresenceEntry): Promise<void> => {
  await db.insertInto("accounts_presence").values(entry).execute();
};

export const leave = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom("accounts_presence").where("id", "=", id).execute();
};

export const touch = async (db: Db, id: string, seenAt: string): Promise<void> => {
  await db.updateTable("accounts_presence").set({ seenAt }).where("id", "=", id).execute();
};

/** Removes the stays at a record that nobody keeps up any more, as of a process that was killed; answers how many. */
export const forgetLost = async (db: Db, record: string, before: string): Promise<number> =>
  Number(
    (
      await db
        .deleteFrom("accounts_presence")
        .where("record", "=", record)
        .where("seenAt", "<", before)
        .executeTakeFirst()
    ).numDeletedRows,
  );

/** The stays of other people at a record, the longest first. */
export const others = async (db: Db, record: string, userId: string): Promise<PresenceEntry[]> =>
  await db
    .selectFrom("accounts_presence")
    .selectAll()
    .where("record", "=", record)
    .where("userId", "!=", userId)
    .orderBy("since")
    .orderBy("id")
    .limit(MAX_SHOWN)
    .execute();
