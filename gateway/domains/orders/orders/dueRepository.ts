import type { Db, Store } from "#gateway/platform/store/database.ts";
import { earliest } from "#gateway/platform/store/earliest.ts";

const table = "orders_orders";

/** The next number of a day, `O20261121000317`; no two orders are given the same. */
export async function nextNumber(db: Db, day: string): Promise<string> {
  const { last } = await db
    .insertInto("orders_numbers")
    .values({ day, last: 1 })
    .onConflict((c) => c.column("day").doUpdateSet((is) => ({ last: is("orders_numbers.last", "+", 1) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  return `O${day.replaceAll("-", "")}${String(last).padStart(6, "0")}`;
}

/** The earliest moment at which an order no longer waits. */
export const nextDue = async (db: Db): Promise<string | null> => await earliest(db, table, "dueAt");

/** Lets nobody else change an order until the transaction ends. SQLite has one writer in any case. */
export async function holdOrder({ db, dialect }: Pick<Store, "db" | "dialect">, id: number): Promise<void> {
  if (dialect === "postgres")
    await db.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
}

/** The earliest moment at which somebody is told that an order soon waits no longer. */
export const nextWarning = async (db: Db): Promise<string | null> => await earliest(db, table, "warnAt");

/** Takes some of the orders of which somebody is to be told until then, each once. */
export async function takeWarnings(db: Db, at: string, limit: number) {
  const due = await db
    .selectFrom(table)
    .select("id")
    .where("warnAt", "<=", at)
    .orderBy("warnAt")
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  return await db
    .updateTable(table)
    .set({ warnAt: null })
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .where("warnAt", "<=", at)
    .returning(["id", "orderNo", "userId", "status", "dueAt", "payable"])
    .execute();
}

/** Some of the orders that wait no longer, held until the transaction ends: whoever changed one meanwhile comes first. */
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
