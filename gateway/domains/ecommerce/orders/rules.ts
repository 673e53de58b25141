import { z } from "zod";
import { timestamp } from "../../../platform/clock.ts";
import { nameOf } from "../../../platform/closedSet.ts";
import { badInput } from "../../../platform/errors.ts";
import { childLoader } from "../../../platform/loaders.ts";
import { money } from "../../../platform/money.ts";
import { defineRecords, fillRows, keyOf, readInput, unknownRow } from "../../../platform/records.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { Db, Store } from "../../../platform/store/database.ts";
import { withNextNumber } from "../../../platform/store/numbering.ts";
import { email, picturePath, text } from "../../../platform/validate.ts";
import { customerTable } from "../customers/repository.ts";
import { productTable } from "../products/repository.ts";
import { EcommerceOrderMethod, EcommerceOrderPayment, EcommerceOrderStatus, orderList, orderTable, type EcommerceOrderLineRow, type EcommerceOrderRow } from "./repository.ts";

const FIRST_NUMBER = 5_001;
const MAX_SPENT = 999_999_999;

const changeable = z.object({
  payment: z.enum(EcommerceOrderPayment),
  status: z.enum(EcommerceOrderStatus),
  method: z.enum(EcommerceOrderMethod),
  methodNumber: z.int().min(0).max(9_999),
});
const placed = changeable.extend({
  customerId: z.string(),
  lines: z.array(z.object({ productId: z.string(), quantity: z.int().min(1).max(1_000) })).min(1).max(50),
});
type WantedLines = z.output<typeof placed>["lines"];

export const orders = defineRecords({ what: "Order", table: orderTable, change: changeable.partial() });

export const loadOrders = childLoader(orderList, "customerId");

const sumOf = (lines: readonly EcommerceOrderLineRow[]): number => lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);

/** The wanted products at their present prices. */
async function priced(db: Db, wanted: WantedLines): Promise<EcommerceOrderLineRow[]> {
  const products = new Map((await productTable.byIds(db, wanted.map(({ productId }) => keyOf(productId)))).map((row) => [row.id, row]));
  if (new Set(wanted.map(({ productId }) => productId)).size < wanted.length) {
    throw badInput({ lines: { code: "INVALID", message: "Each product can stand in one line only: join the quantities." } });
  }
  const lines = wanted.map(({ productId, quantity }, at) => {
    const product = products.get(keyOf(productId));
    if (!product) throw unknownRow(`lines.${at}.productId`, "product");
    return { productId: product.id, productName: product.productName, quantity, priceMinor: product.priceMinor };
  });
  if (sumOf(lines) > MAX_SPENT) {
    throw badInput({ lines: { code: "OUT_OF_RANGE", message: "An order may cost at most 9,999,999.99 CNY: order less.", params: { max: MAX_SPENT } } });
  }
  return lines;
}

export async function create(context: RequestContext, input: object): Promise<EcommerceOrderRow> {
  const { store: { db }, clock } = context;
  const { customerId, lines: wanted, ...rest } = readInput(placed, input);
  const customer = await customerTable.byId(db, keyOf(customerId));
  if (!customer) throw unknownRow("customerId", "customer");
  const lines = await priced(db, wanted);
  return await withNextNumber(context.store, orderTable.name, "order", FIRST_NUMBER, (order) => orders.add(context, {
    ...rest, order, customerId: customer.id, customer: customer.customer, email: customer.email, avatar: customer.avatar,
    lines, spentMinor: sumOf(lines), placedAt: timestamp(clock),
  }));
}

/** The orders in figures, none of which costs more with more orders. */
export async function summary(store: Store) {
  const [total, spent, statuses, payments] = await Promise.all([
    orderList.total(store), orderList.sum(store, "spentMinor"), orderList.facet(store, "status"), orderList.facet(store, "payment"),
  ]);
  return {
    total, spent: money(spent),
    byStatus: statuses.map((one) => ({ ...one, value: nameOf(EcommerceOrderStatus, one.value) })),
    byPayment: payments.map((one) => ({ ...one, value: nameOf(EcommerceOrderPayment, Number(one.value)) })),
  };
}

const sample = changeable.extend({
  order: z.int(), customerId: z.int(), customer: text(1, 120), email, avatar: picturePath, spentMinor: z.int(), createdDay: z.int(), minute: z.int(),
  lines: z.array(z.object({ productId: z.int(), productName: z.string(), quantity: z.int(), priceMinor: z.int() })),
});

export const fillOrders = fillRows(orderTable, (at) =>
  sample.transform(({ createdDay, minute, ...row }) => ({ ...row, placedAt: at(createdDay, minute) })));
