import type { ColumnType, Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";

export const AnnouncementImportance = { NORMAL: "normal", IMPORTANT: "important", URGENT: "urgent" } as const;
export type AnnouncementImportanceText = (typeof AnnouncementImportance)[keyof typeof AnnouncementImportance];

interface Text {
  language: MailLanguageText;
  title: string;
  text: string;
}

export interface AnnouncementTable {
  id: string;
  importance: AnnouncementImportanceText;
  texts: ColumnType<Text[], string, string>;
  startsAt: string;
  endsAt: string | null;
}

/** Who has put an announcement away. */
export interface DismissalTable {
  userId: string;
  announcementId: string;
}

export type AnnouncementRow = Selectable<AnnouncementTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    overview_announcements: AnnouncementTable;
    overview_dismissals: DismissalTable;
  }
}

const table = "overview_announcements";
const SHOWN = 20;
/** So many are kept. */
export const KEPT = 100;
/** What matters most, first. */
const order = ["urgent", "important", "normal"] as const;

export const migrations: Record<string, Step> = {
  "0360_overview_announcements": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("importance", text, (c) => c.notNull())
      .addColumn("texts", jsonType(dialect), (c) => c.notNull())
      .addColumn("startsAt", text, (c) => c.notNull())
      .addColumn("endsAt", text)
      .execute();
    await db.schema
      .createTable("overview_dismissals")
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("announcementId", text, (c) => c.notNull().references(`${table}.id`).onDelete("cascade"))
      .addPrimaryKeyConstraint("overview_dismissals_key", ["userId", "announcementId"])
      .execute();
  },
};

/** At most `KEPT` rows are there: they are read whole and sorted here. */
export async function shownTo(db: Db, userId: string, now: string): Promise<AnnouncementRow[]> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where("startsAt", "<=", now)
    .where((row) => row.or([row("endsAt", "is", null), row("endsAt", ">", now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("overview_dismissals as d")
            .select("d.userId")
            .where("d.userId", "=", userId)
            .whereRef("d.announcementId", "=", `${table}.id`),
        ),
      ),
    )
    .orderBy("startsAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return order.flatMap((one) => rows.filter(({ importance }) => importance === one)).slice(0, SHOWN);
}

export const all = async (db: Db): Promise<AnnouncementRow[]> =>
  await db.selectFrom(table).selectAll().orderBy("startsAt", "desc").orderBy("id", "desc").execute();

export const exists = async (db: Db, id: string): Promise<boolean> =>
  !id.includes("\0") &&
  (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

export const dismiss = async (db: Db, userId: string, announcementId: string): Promise<void> => {
  await db
    .insertInto("overview_dismissals")
    .values({ userId, announcementId })
    .onConflict((c) => c.doNothing())
    .execute();
};

export const insert = async (db: Db, rows: readonly AnnouncementRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows.map((row) => ({ ...row, texts: JSON.stringify(row.texts) })))
    .execute();
};

export const update = async (db: Db, { id, texts, ...row }: AnnouncementRow): Promise<boolean> =>
  !id.includes("\0") &&
  (await db
    .updateTable(table)
    .set({ ...row, texts: JSON.stringify(texts) })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const remove = async (db: Db, id: string): Promise<boolean> =>
  !id.includes("\0") &&
  (await db.deleteFrom(table).where("id", "=", id).returning("id").executeTakeFirst()) !== undefined;
