import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { matchesNothing, searchWhere } from "#gateway/platform/store/listWhere.ts";
import type { Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const ChatContactStatus = {
  ONLINE: "online",
  OFFLINE: "offline",
  BUSY: "busy",
  AWAY: "away",
} as const;
export type ChatContactStatusText = (typeof ChatContactStatus)[keyof typeof ChatContactStatus];

export interface ChatContactData {
  fullName: string;
  email: string;
  role: string;
  about: string;
  avatar: string;
  status: ChatContactStatusText;
  /** The account whose person this is. */
  accountId: string | null;
  isTwoStepAuthVerificationEnabled: boolean;
  isNotificationsOn: boolean;
}

export interface ChatContactRow extends ChatContactData, Stamps {
  nameKey: string;
  search: string;
}

/** A contact as its own person sees it. */
export type ChatProfileRow = ChatContactRow;

const table = "chat_contacts";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    chat_contacts: Stored<ChatContactRow>;
  }
}

export const migrations: Record<string, Step> = {
  "0310_chat_contacts": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      table,
      {
        fullName: "text",
        email: "text",
        role: "text",
        about: "text",
        avatar: "text",
        status: "text",
        accountId: "text or null",
        isTwoStepAuthVerificationEnabled: "boolean",
        isNotificationsOn: "boolean",
        nameKey: "text",
      },
      { sorts: ["nameKey"], facets: ["status"], ties: "oldest" },
    );
    await db.schema.createIndex(`${table}_account`).on(table).column("accountId").execute();
  },
};

export const contactTable = defineRows<ChatContactData, ChatContactRow>({
  name: table,
  derive: ({ fullName }) => ({ nameKey: foldForSearch(fullName), search: searchText(fullName) }),
});

/** The person of an account. */
export const byAccount = async (db: Db, accountId: string): Promise<ChatContactRow | undefined> =>
  await db.selectFrom(table).selectAll().where("accountId", "=", accountId).executeTakeFirst();

interface Wanted {
  page: number;
  /** Null for all on one page. */
  itemsPerPage: number | null;
  q: string;
  status?: readonly ChatContactStatusText[] | null | undefined;
}

/** A page of the contacts of one person: everybody else, by name. */
export async function contactsOf(
  store: Store,
  me: number,
  { page, itemsPerPage, q: given, status }: Wanted,
): Promise<ListPage<ChatContactRow>> {
  const q = foldForSearch(given);
  const none = matchesNothing(q, []) || status?.length === 0;
  const where = sql.join(
    [
      sql`id <> ${me}`,
      ...(q ? [searchWhere(store, table, q, false)] : []),
      ...(status ? [sql`status in (${sql.join([...status])})`] : []),
    ],
    sql` and `,
  );
  const {
    rows: [found],
  } = none
    ? { rows: [] }
    : await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(
        store.db,
      );
  const total = Number(found?.n ?? 0);
  const size = itemsPerPage ?? Math.max(total, 1);
  if (total <= (page - 1) * size) return { items: [], total, page, itemsPerPage: size };
  const { rows: items } = await sql<ChatContactRow>`select * from ${sql.table(table)} where ${where}
    order by ${sql.ref("nameKey")}, id limit ${size} offset ${(page - 1) * size}`.execute(store.db);
  return { items, total, page, itemsPerPage: size };
}
