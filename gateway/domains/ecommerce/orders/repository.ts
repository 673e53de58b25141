import { sql, type Kysely, type RawBuilder } from "kysely";
import { fold, searchText } from "../../../platform/fold.ts";
import { defineList } from "../../../platform/list.ts";
import { createRows } from "../../../platform/store/createRows.ts";
import type { Store } from "../../../platform/store/database.ts";
import { addColumn, jsonType, type Step } from "../../../platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "../../../platform/store/rowTable.ts";
import type { ProductCategoryText } from "../products/repository.ts";

export const EcommerceOrderPayment = { PAID: 1, PENDING: 2, FAILED: 3, CANCELLED: 4 } as const;
export type EcommerceOrderPaymentText = (typeof EcommerceOrderPayment)[keyof typeof EcommerceOrderPayment];

export const EcommerceOrderStatus = {
  DELIVERED: "Delivered", READY_TO_PICKUP: "Ready to Pickup", OUT_FOR_DELIVERY: "Out for Delivery", DISPATCHED: "Dispatched",
} as const;
export type EcommerceOrderStatusText = (typeof EcommerceOrderStatus)[keyof typeof EcommerceOrderStatus];

export const EcommerceOrderMethod = { PAYPAL: "paypalLogo", MASTERCARD: "mastercard" } as const;
export type EcommerceOrderMethodText = (typeof EcommerceOrderMethod)[keyof typeof EcommerceOrderMethod];

export interface EcommerceOrderLineRow {
  productId: number;
  productName: string;
  quantity: number;
  priceMinor: number;
}

/** What happened to an order: what it was from then on. */
export interface EcommerceOrderEventRow {
  at: string;
  status?: EcommerceOrderStatusText;
  payment?: EcommerceOrderPaymentText;
}

export interface EcommerceOrderData {
  order: number;
  customerId: number;
  customer: string;
  email: string;
  avatar: string;
  payment: EcommerceOrderPaymentText;
  status: EcommerceOrderStatusText;
  spentMinor: number;
  method: EcommerceOrderMethodText;
  methodNumber: number;
  placedAt: string;
  lines: EcommerceOrderLineRow[];
  /** Since it was placed, the oldest first. */
  history: EcommerceOrderEventRow[];
}

export interface EcommerceOrderRow extends EcommerceOrderData, Stamps {
  date: string;
  customerKey: string;
  search: string;
}

declare module "../../../platform/store/database.ts" {
  interface Database {
    ecommerce_orders: Stored<EcommerceOrderRow>;
  }
}

export const orderTable = defineRows<EcommerceOrderData, EcommerceOrderRow>({
  name: "ecommerce_orders",
  derive: ({ order, customer, email, placedAt }) =>
    ({ date: placedAt.slice(0, 10), customerKey: fold(customer), search: searchText(customer, email, order) }),
});

const sorts = {
  ORDER: "order", CUSTOMER: "customerKey", DATE: "date", STATUS: "status", SPENT: "spentMinor", PAYMENT: "payment", CREATED: "id",
} as const;

export const orderList = defineList<EcommerceOrderRow, keyof typeof sorts>({
  table: orderTable.name, sorts, facets: ["status", "payment", "method", "customerId"], ties: "newest",
});

export const migrations: Record<string, Step> = {
  "0220_ecommerce_orders": async (db, dialect) => {
    await createRows(db, dialect, "ecommerce_orders", {
      order: "integer unique", customerId: "integer", customer: "text", email: "text", avatar: "text", payment: "integer", status: "text",
      spentMinor: "integer", method: "text", methodNumber: "integer", placedAt: "text", lines: "json", date: "text", customerKey: "text",
    }, {
      sorts: ["order", "customerKey", "date", "status", "spentMinor", "payment"], facets: ["status", "payment", "method", "customerId"], ties: "newest",
    });
    await (dialect === "sqlite" ? countInSqlite(db) : countInPostgres(db));
  },
  "0225_ecommerce_order_history": (db, dialect) => addColumn(db, orderTable.name, "history", jsonType(dialect), "[]"),
};

const counted = (row: "new" | "old", by: "+" | "-") => `update ecommerce_customers set "orderCount" = "orderCount" ${by} 1,
  "totalSpentMinor" = "totalSpentMinor" ${by} ${row}."spentMinor" where id = ${row}."customerId";`;

/** A customer who comes anew or back, or is put back as before, is counted afresh; orders themselves never touch the version. */
const recounted = `update ecommerce_customers set
  "orderCount" = (select count(*) from ecommerce_orders where "customerId" = new.id),
  "totalSpentMinor" = (select coalesce(sum("spentMinor"), 0) from ecommerce_orders where "customerId" = new.id) where id = new.id;`;

/** Triggers that keep each customer's figures true in the transaction of every change to the orders. */
async function countInSqlite(db: Kysely<unknown>): Promise<void> {
  const trigger = (name: string, when: string, work: string) => sql.raw(`create trigger ${name} after ${when} begin ${work} end`).execute(db);
  await trigger("ecommerce_orders_spent", "insert on ecommerce_orders", counted("new", "+"));
  await trigger("ecommerce_orders_unspent", "delete on ecommerce_orders", counted("old", "-"));
  await trigger("ecommerce_orders_respent", 'update of "customerId", "spentMinor" on ecommerce_orders', `${counted("old", "-")} ${counted("new", "+")}`);
  await trigger("ecommerce_customers_back", "insert on ecommerce_customers", recounted);
  await trigger("ecommerce_customers_recounted", "update of version on ecommerce_customers", recounted);
}

async function countInPostgres(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const count = async (name: string, when: string, rows: string, changed: string) => {
    await run(`create or replace function ecommerce_orders_${name}() returns trigger language plpgsql as $$ begin
      update ecommerce_customers as one set "orderCount" = "orderCount" + sum.n, "totalSpentMinor" = "totalSpentMinor" + sum.spent
        from (select "customerId", sum(step) as n, sum(step * "spentMinor") as spent from (${changed}) as changed group by "customerId") as sum
        where one.id = sum."customerId" and (sum.n <> 0 or sum.spent <> 0);
      return null; end $$`);
    await run(`create trigger ecommerce_orders_${name} after ${when} on ecommerce_orders referencing ${rows}
      for each statement execute function ecommerce_orders_${name}()`);
  };
  const [added, gone] = ['select 1 as step, "customerId", "spentMinor" from added', 'select -1 as step, "customerId", "spentMinor" from gone'];
  await count("spent", "insert", "new table as added", added);
  await count("unspent", "delete", "old table as gone", gone);
  await count("respent", "update", "old table as gone new table as added", `${added} union all ${gone}`);
  await run(`create or replace function ecommerce_customer_recount() returns trigger language plpgsql as $$ begin ${recounted} return null; end $$`);
  await run(`create trigger ecommerce_customers_recounted after insert or update of version on ecommerce_customers
    for each row execute function ecommerce_customer_recount()`);
}

/** A stretch of days, both of which belong to it. */
export interface Period {
  from: string;
  to: string;
}

const placedIn = ({ from, to }: Period) => sql`ecommerce_orders.date between ${from} and ${to} and ecommerce_orders.payment <> ${EcommerceOrderPayment.CANCELLED}`;

async function rowsOf<Row>({ db }: Store, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** Number of orders and what they cost, by the day. */
export async function salesByDay(store: Store, period: Period) {
  const rows = await rowsOf(store, sql<{ date: string; orders: number | string; revenue: number | string }>`
    select date, count(*) as orders, sum("spentMinor") as revenue from ecommerce_orders where ${placedIn(period)} group by date`);
  return new Map(rows.map(({ date, orders, revenue }) => [date, { orders: Number(orders), revenue: Number(revenue) }]));
}

export async function buyers(store: Store, period: Period): Promise<number> {
  const [row] = await rowsOf(store, sql<{ n: number | string }>`select count(distinct "customerId") as n from ecommerce_orders where ${placedIn(period)}`);
  return Number(row?.n ?? 0);
}

/** The lines of orders as rows named `line`, and one of their fields, in the words of each dialect. */
const lines = ({ dialect }: Store) => (dialect === "sqlite" ? sql`json_each(ecommerce_orders.lines) as line` : sql`jsonb_array_elements(ecommerce_orders.lines) as line(value)`);
const whole = ({ dialect }: Store, field: string) => (dialect === "sqlite" ? sql`json_extract(line.value, ${`$.${field}`})` : sql`(line.value ->> ${sql.lit(field)})::bigint`);
const text = ({ dialect }: Store, field: string) => (dialect === "sqlite" ? sql`json_extract(line.value, ${`$.${field}`})` : sql`(line.value ->> ${sql.lit(field)})`);

const sums = (store: Store) => sql`sum(${whole(store, "quantity")}) as pieces, sum(${whole(store, "quantity")} * ${whole(store, "priceMinor")}) as revenue`;

export async function salesByCategory(store: Store, period: Period) {
  const rows = await rowsOf(store, sql<{ category: ProductCategoryText | null; pieces: number | string; revenue: number | string }>`
    select category, ${sums(store)} from ecommerce_orders cross join ${lines(store)}
    left join ecommerce_products on ecommerce_products.id = ${whole(store, "productId")}
    where ${placedIn(period)} group by category order by revenue desc, category`);
  return rows.map(({ category, pieces, revenue }) => ({ category, pieces: Number(pieces), revenue: Number(revenue) }));
}

export async function bestSellers(store: Store, period: Period, most: number) {
  const key = sql.ref("productId");
  const rows = await rowsOf(store, sql<{ productId: number | string; productName: string; pieces: number | string; revenue: number | string }>`
    select ${key}, max("productName") as "productName", sum(pieces) as pieces, sum(revenue) as revenue from (
      select ${whole(store, "productId")} as "productId", ${text(store, "productName")} as "productName",
        ${whole(store, "quantity")} as pieces, ${whole(store, "quantity")} * ${whole(store, "priceMinor")} as revenue
      from ecommerce_orders cross join ${lines(store)} where ${placedIn(period)}
    ) as sold group by ${key} order by sum(revenue) desc, ${key} limit ${most}`);
  return rows.map(({ productId, productName, pieces, revenue }) => ({ productId: Number(productId), productName, pieces: Number(pieces), revenue: Number(revenue) }));
}
