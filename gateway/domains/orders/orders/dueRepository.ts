import type { Db, Store } from "#gateway/platform/store/database.ts";

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
export const nextDue = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select("dueAt")
      .where("dueAt", "is not", null)
      .orderBy("dueAt")
      .limit(1)
      .executeTakeFirst()
  )?.dueAt ?? null;

/** Lets nobody else change an order until the transaction ends. SQLite has one writer in any case. */
export async function holdOrder({ db, dialect }: Pick<Store, "db" | "dialect">, id: number): Promise<void> {
  if (dialect === "postgres")
    await db.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
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
