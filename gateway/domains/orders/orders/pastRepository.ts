import type { Db } from "#gateway/platform/store/database.ts";
import type { ProductType } from "#gateway/domains/catalogue/quotes/repository.ts";
import { orderTable, type FirstOrderRow, type OrderRow } from "./repository.ts";

const table = "orders_orders";

/** Whether a person has paid for an order before. */
export const hasPaid = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom(table)
    .select("id")
    .where("userId", "=", userId)
    .where("paidAt", "is not", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Notes that somebody got something of these kinds, where it is the first time. */
export const noteFirsts = async (db: Db, rows: readonly FirstOrderRow[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insertInto("orders_firsts")
      .values([...rows])
      .onConflict((c) => c.doNothing())
      .execute();
};

export const firstsOf = async (db: Db, orderId: number): Promise<ProductType[]> =>
  (await db.selectFrom("orders_firsts").select("productType").where("orderId", "=", orderId).execute()).map(
    ({ productType }) => productType,
  );

/** The orders of a person that brought something about, the newest first. */
export const completedOf = async (db: Db, userId: string): Promise<OrderRow[]> =>
  await orderTable.byIds(
    db,
    (
      await db
        .selectFrom(table)
        .select("id")
        .where("userId", "=", userId)
        .where("completedAt", "is not", null)
        .execute()
    ).map(({ id }) => id),
  );
