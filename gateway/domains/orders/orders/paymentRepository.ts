import type { ColumnType, Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

/** What a recharge pays for: an order, with what else pays for it. */
export interface OrderPaymentTable {
  rechargeId: string;
  orderId: number;
  useGift: boolean;
  useCash: boolean;
  /** What the order cost then. */
  payable: ColumnType<StoredMicros, string, string>;
}

export interface OrderPaymentRow extends Omit<Selectable<OrderPaymentTable>, "payable"> {
  payable: bigint;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    orders_payments: OrderPaymentTable;
  }
}

const table = "orders_payments";

const paymentOf = (row: Selectable<OrderPaymentTable>): OrderPaymentRow => ({
  ...row,
  payable: micros(row.payable),
});

export const insertPayment = async (db: Db, { payable, ...row }: OrderPaymentRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, payable: payable.toString() })
    .execute();
};

export async function paymentBy(db: Db, rechargeId: string): Promise<OrderPaymentRow | undefined> {
  const row = await db.selectFrom(table).selectAll().where("rechargeId", "=", rechargeId).executeTakeFirst();
  return row && paymentOf(row);
}

/** What was begun last to pay for an order. */
export const lastPayment = async (db: Db, orderId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom(table)
      .select("rechargeId")
      .where("orderId", "=", orderId)
      .orderBy("rechargeId", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.rechargeId;
