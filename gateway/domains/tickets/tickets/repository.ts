import { sql } from "kysely";
import { searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { earliest } from "#gateway/platform/store/earliest.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import { promisedAt } from "./sla.ts";
import { type TicketData, ticketPriorities, type TicketSnapshotRow } from "./values.ts";

export interface TicketRow extends TicketData, Stamps {
  search: string;
  /** Whose it is while it is not over: `open:` and the account; `over` afterwards. */
  desk: string;
  /** 1 while it is not over. */
  isOpen: number;
  rank: number;
  /** Until when something is promised; late for what is not. */
  promisedAt: string;
}

/** The number that was given out last. */
export interface TicketNumberTable {
  id: number;
  last: number;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    tickets_tickets: Stored<TicketRow>;
    tickets_numbers: TicketNumberTable;
  }
}

const table = "tickets_tickets";
export const deskOf = (assigneeId: string | null): string => `open:${assigneeId ?? ""}`;

export const ticketTable = defineRows<TicketData, TicketRow>({
  name: table,
  derive: (ticket) => {
    const { ticketNo, subject, requester, status, assigneeId, priority } = ticket;
    const isOpen = status !== "RESOLVED" && status !== "CLOSED" && status !== "MERGED";
    return {
      search: searchText(ticketNo, subject, requester),
      desk: isOpen ? deskOf(assigneeId) : "over",
      isOpen: isOpen ? 1 : 0,
      rank: ticketPriorities.indexOf(priority),
      promisedAt: promisedAt(ticket),
    };
  },
});

export const ticketList = defineList(ticketTable, {
  sorts: { CREATED: "id", LAST: "lastAt", PRIORITY: "rank", DUE: "promisedAt" } as const,
  facets: ["userId", "status", "category", "priority", "desk", "isOpen"],
  ties: "newest",
});

export const byNumber = async (db: Db, ticketNo: string): Promise<number | undefined> =>
  ticketNo.includes("\0")
    ? undefined
    : (await db.selectFrom(table).select("id").where("ticketNo", "=", ticketNo).executeTakeFirst())?.id;

/** The next number, `W000482`; no two tickets are given the same. */
export async function nextNumber(db: Db): Promise<string> {
  const { last } = await db
    .insertInto("tickets_numbers")
    .values({ id: 1, last: 1 })
    .onConflict((c) => c.column("id").doUpdateSet((is) => ({ last: is("tickets_numbers.last", "+", 1) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  return `W${String(last).padStart(6, "0")}`;
}

/** Lets nobody else change a ticket until the transaction ends. SQLite has one writer in any case. */
export async function holdTicket({ db, dialect }: Pick<Store, "db" | "dialect">, id: number): Promise<void> {
  if (dialect === "postgres")
    await db.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
}

/** How many tickets a person has written since then; at most so many are counted. */
export const writtenSince = async (db: Db, userId: string, since: string, limit: number): Promise<number> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("userId", "=", userId)
      .where("createdAt", ">=", since)
      .limit(limit)
      .execute()
  ).length;

/** The ticket that nobody has taken and whose promise ends first. */
export const nextUnassigned = async (db: Db): Promise<number | undefined> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("desk", "=", deskOf(null))
      .orderBy("promisedAt")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** The earliest moment at which the platform does something with a ticket by itself. */
export const nextDue = async (db: Db): Promise<string | null> => await earliest(db, table, "dueAt");

export const dueUntil = async (
  { db, dialect }: Pick<Store, "db" | "dialect">,
  at: string,
  limit: number,
): Promise<number[]> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("dueAt", "is not", null)
      .where("dueAt", "<=", at)
      .orderBy("dueAt")
      .orderBy("id")
      .limit(limit)
      .$if(dialect === "postgres", (query) => query.forUpdate())
      .execute()
  ).map(({ id }) => id);

/** Completes what is known of the app; no change of the ticket itself. */
export async function keepSnapshot(db: Db, id: number, snapshot: TicketSnapshotRow): Promise<void> {
  await sql`update ${sql.table(table)} set snapshot = ${JSON.stringify(snapshot)} where id = ${id}`.execute(
    db,
  );
}

/** Notes that one side has seen all; no change of the ticket itself. */
export const seen = async (db: Db, id: number, side: "unreadUser" | "unreadStaff"): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set({ [side]: 0 })
    .where("id", "=", id)
    .where(side, ">", 0)
    .returning("id")
    .executeTakeFirst()) !== undefined;
export type { TicketCategory } from "./values.ts";
