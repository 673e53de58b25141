import { sql, type RawBuilder } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import type { ProductCategoryText } from "#gateway/domains/ecommerce/categories/repository.ts";

export const EcommerceOrderPayment = { PAID: 1, PENDING: 2, FAILED: 3, CANCELLED: 4 } as const;
export type EcommerceOrderPaymentText = (typeof EcommerceOrderPayment)[keyof typeof EcommerceOrderPayment];

export const EcommerceOrderStatus = {
  DELIVERED: "Delivered",
  READY_TO_PICKUP: "Ready to Pickup",
  OUT_FOR_DELIVERY: "Out for Delivery",
  DISPATCHED: "Dispatched",
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

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_orders: Stored<EcommerceOrderRow>;
  }
}

export const orderTable = defineRows<EcommerceOrderData, EcommerceOrderRow>({
  name: "ecommerce_orders",
  derive: ({ order, customer, email, placedAt }) => ({
    date: placedAt.slice(0, 10),
    customerKey: foldForSearch(customer),
    search: searchText(customer, email, order),
  }),
});

const sorts = {
  ORDER: "order",
  CUSTOMER: "customerKey",
  DATE: "date",
  STATUS: "status",
  SPENT: "spentMinor",
  PAYMENT: "payment",
  CREATED: "id",
} as const;

export const orderList = defineList(orderTable, {
  sorts,
  facets: ["status", "payment", "method", "customerId"],
  ties: "newest",
});

/** A stretch of days, both of which belong to it. */
export interface Period {
  from: string;
  to: string;
}

const placedIn = ({ from, to }: Period) =>
  sql`ecommerce_orders.date between ${from} and ${to} and ecommerce_orders.payment <> ${EcommerceOrderPayment.CANCELLED}`;

async function rowsOf<Row>({ db }: Store, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** Number of orders and what they cost, by the day. */
export async function salesByDay(store: Store, period: Period) {
  const rows = await rowsOf(
    store,
    sql<{ date: string; orders: number | string; revenue: number | string }>`
    select date, count(*) as orders, sum("spentMinor") as revenue from ecommerce_orders where ${placedIn(period)} group by date`,
  );
  return new Map(
    rows.map(({ date, orders, revenue }) => [date, { orders: Number(orders), revenue: Number(revenue) }]),
  );
}

export async function buyers(store: Store, period: Period): Promise<number> {
  const [row] = await rowsOf(
    store,
    sql<{
      n: number | string;
    }>`select count(distinct "customerId") as n from ecommerce_orders where ${placedIn(period)}`,
  );
  return Number(row?.n ?? 0);
}

/** The lines of orders as rows named `line`, and one of their fields, in the words of each dialect. */
const lines = ({ dialect }: Store) =>
  dialect === "sqlite"
    ? sql`json_each(ecommerce_orders.lines) as line`
    : sql`jsonb_array_elements(ecommerce_orders.lines) as line(value)`;
const whole = ({ dialect }: Store, field: string) =>
  dialect === "sqlite"
    ? sql`json_extract(line.value, ${`$.${field}`})`
    : sql`(line.value ->> ${sql.lit(field)})::bigint`;
const text = ({ dialect }: Store, field: string) =>
  dialect === "sqlite"
    ? sql`json_extract(line.value, ${`$.${field}`})`
    : sql`(line.value ->> ${sql.lit(field)})`;

const sums = (store: Store) =>
  sql`sum(${whole(store, "quantity")}) as pieces, sum(${whole(store, "quantity")} * ${whole(store, "priceMinor")}) as revenue`;

export async function salesByCategory(store: Store, period: Period) {
  const rows = await rowsOf(
    store,
    sql<{ category: ProductCategoryText | null; pieces: number | string; revenue: number | string }>`
    select category, ${sums(store)} from ecommerce_orders cross join ${lines(store)}
    left join ecommerce_products on ecommerce_products.id = ${whole(store, "productId")}
    where ${placedIn(period)} group by category order by revenue desc, category`,
  );
  return rows.map(({ category, pieces, revenue }) => ({
    category,
    pieces: Number(pieces),
    revenue: Number(revenue),
  }));
}

export async function bestSellers(store: Store, period: Period, most: number) {
  const key = sql.ref("productId");
  const rows = await rowsOf(
    store,
    sql<{
      productId: number | string;
      productName: string;
      pieces: number | string;
      revenue: number | string;
    }>`
    select ${key}, max("productName") as "productName", sum(pieces) as pieces, sum(revenue) as revenue from (
      select ${whole(store, "productId")} as "productId", ${text(store, "productName")} as "productName",
        ${whole(store, "quantity")} as pieces, ${whole(store, "quantity")} * ${whole(store, "priceMinor")} as revenue
      from ecommerce_orders cross join ${lines(store)} where ${placedIn(period)}
    ) as sold group by ${key} order by sum(revenue) desc, ${key} limit ${most}`,
  );
  return rows.map(({ productId, productName, pieces, revenue }) => ({
    productId: Number(productId),
    productName,
    pieces: Number(pieces),
    revenue: Number(revenue),
  }));
}
