import type { Selectable } from "kysely";
import { searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import type {
  BillingPeriod,
  OrderKind,
  ProductType,
  QuoteLineRow,
  Spec,
} from "#gateway/domains/catalogue/quotes/repository.ts";

export const orderStatuses = [
  "PENDING_PAYMENT",
  "PAID",
  "PROVISIONING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "EXPIRED",
  "REFUND_REQUESTED",
  "PARTIALLY_REFUNDED",
  "REFUNDED",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const payChannels = ["ALIPAY", "WECHAT", "STRIPE", "PAYPAL"] as const;
export type PayChannel = (typeof payChannels)[number];

/** Amounts within JSON are texts. */
type Texts<T> = { [K in keyof T]: T[K] extends bigint ? string : T[K] };

export type OrderLineRow = Texts<QuoteLineRow>;

export interface OrderItemRow {
  productType: ProductType;
  productId: string;
  spec: Spec;
  period: BillingPeriod;
  quantity: number;
  lines: OrderLineRow[];
  listAmount: string;
  amount: string;
  /** How many days are paid for, how many pass before they begin, and how many a whole term has; 0 for what is used up at once. */
  days: number;
  startsInDays: number;
  termDays: number;
  /** What it is about, where that was there before. */
  resourceId: string | null;
  /** What came of it. */
  resourceIds: string[];
}

/** Something that happened to an order. */
export interface OrderEventRow {
  at: string;
  action: string;
  status: OrderStatus;
  /** Null for the platform itself. */
  actorId: string | null;
  note: string | null;
}

/** What a refund would be, or was asked for as. */
export interface KeptRefund {
  gift: string;
  cash: string;
  daysLeft: number;
  days: number;
  reason: string;
}

export interface OrderData {
  orderNo: string;
  userId: string;
  buyer: string;
  kind: OrderKind;
  status: OrderStatus;
  productType: ProductType;
  items: OrderItemRow[];
  listTotal: StoredMicros;
  termDiscount: StoredMicros;
  levelDiscount: StoredMicros;
  couponDiscount: StoredMicros;
  payable: StoredMicros;
  paidGift: StoredMicros;
  paidCash: StoredMicros;
  paidChannel: PayChannel | null;
  couponId: string | null;
  couponTitle: string | null;
  /** Until when it waits for the payment, or, once it failed, for another attempt. */
  dueAt: string | null;
  /** When whoever ordered is told that it soon waits no longer; null where that was done, or it does not wait. */
  warnAt: string | null;
  paidAt: string | null;
  completedAt: string | null;
  closeReason: string | null;
  failure: string | null;
  attempts: number;
  refundedGift: StoredMicros;
  refundedCash: StoredMicros;
  refund: KeptRefund | null;
  events: OrderEventRow[];
  transactionIds: string[];
}

export interface OrderRow extends OrderData, Stamps {
  search: string;
}

/** The order in which somebody first got something of a kind. */
export interface FirstOrderTable {
  userId: string;
  productType: ProductType;
  orderId: number;
}

/** How many orders a day has had. */
export interface OrderNumberTable {
  day: string;
  last: number;
}

export type FirstOrderRow = Selectable<FirstOrderTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    orders_orders: Stored<OrderRow>;
    orders_firsts: FirstOrderTable;
    orders_numbers: OrderNumberTable;
  }
}

const table = "orders_orders";

export const orderTable = defineRows<OrderData, OrderRow>({
  name: table,
  derive: ({ orderNo, buyer, items }) => ({
    search: searchText(orderNo, buyer, ...items.map(({ productId }) => productId)),
  }),
});

export const orderList = defineList(orderTable, {
  sorts: { CREATED: "id", PAYABLE: "payable", STATUS: "status" } as const,
  facets: ["userId", "status", "kind", "productType"],
  ties: "newest",
});

export const byNumber = async (db: Db, orderNo: string): Promise<number | undefined> =>
  orderNo.includes("\0")
    ? undefined
    : (await db.selectFrom(table).select("id").where("orderNo", "=", orderNo).executeTakeFirst())?.id;
