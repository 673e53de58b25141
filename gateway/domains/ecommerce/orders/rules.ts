import { timestamp } from "#gateway/platform/clock.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { childLoader } from "#gateway/platform/entity/loaders.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput, unknownRow } from "#gateway/platform/entity/inputs.ts";
import { money } from "#gateway/platform/money.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { cachedByVersion } from "#gateway/platform/store/listCounts.ts";
import { withNextNumber } from "#gateway/platform/store/numbering.ts";
import { customerTable } from "#gateway/domains/ecommerce/customers/repository.ts";
import { productList, productTable } from "#gateway/domains/ecommerce/products/repository.ts";
import { goods, payments } from "./machine.ts";
import {
  bestSellers,
  buyers,
  EcommerceOrderPayment,
  EcommerceOrderStatus,
  orderList,
  orderTable,
  salesByCategory,
  salesByDay,
  type EcommerceOrderLineRow,
  type EcommerceOrderRow,
  type Period,
} from "./repository.ts";
import { changeable, placed, type WantedLines } from "./inputs.ts";

export { placedByDay, stagesReached } from "./stages.ts";

const FIRST_NUMBER = 5_001;
const MAX_SPENT = 999_999_999;

export const orders = defineRecords({
  what: "Order",
  table: orderTable,
  change: changeable.partial(),
  amend: (row, { status = row.status, payment = row.payment }, at) => {
    goods.allow(row, status);
    payments.allow(row, payment);
    const event = {
      at,
      ...(status !== row.status && { status }),
      ...(payment !== row.payment && { payment }),
    };
    return Object.keys(event).length > 1 ? { history: [...row.history, event] } : {};
  },
});

export const loadOrders = childLoader(orderList, "customerId");

const sumOf = (lines: readonly EcommerceOrderLineRow[]): number =>
  lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);

/** The wanted products at their present prices. */
async function priced(db: Db, wanted: WantedLines): Promise<EcommerceOrderLineRow[]> {
  const products = new Map(
    (
      await productTable.byIds(
        db,
        wanted.map(({ productId }) => keyOf(productId)),
      )
    ).map((row) => [row.id, row]),
  );
  if (new Set(wanted.map(({ productId }) => productId)).size < wanted.length) {
    throw badInput({
      lines: { code: "INVALID", message: "Each product can stand in one line only: join the quantities." },
    });
  }
  const lines = wanted.map(({ productId, quantity }, at) => {
    const product = products.get(keyOf(productId));
    if (!product) throw unknownRow(`lines.${at}.productId`, "product");
    return {
      productId: product.id,
      productName: product.productName,
      quantity,
      priceMinor: product.priceMinor,
    };
  });
  if (sumOf(lines) > MAX_SPENT) {
    throw badInput({
      lines: {
        code: "OUT_OF_RANGE",
        message: "An order may cost at most 9,999,999.99 CNY: order less.",
        params: { max: MAX_SPENT },
      },
    });
  }
  return lines;
}

export async function create(context: RequestContext, input: object): Promise<EcommerceOrderRow> {
  const {
    store: { db },
    clock,
  } = context;
  const { customerId, lines: wanted, ...rest } = readInput(placed, input);
  const customer = await customerTable.byId(db, keyOf(customerId));
  if (!customer) throw unknownRow("customerId", "customer");
  const lines = await priced(db, wanted);
  return await withNextNumber(context.store, orderTable.name, "order", FIRST_NUMBER, (order) =>
    orders.add(context, {
      ...rest,
      order,
      customerId: customer.id,
      customer: customer.customer,
      email: customer.email,
      avatar: customer.avatar,
      lines,
      spentMinor: sumOf(lines),
      placedAt: timestamp(clock),
      history: [],
    }),
  );
}

export type Action = keyof typeof goods.steps | keyof typeof payments.steps;

const isGoods = (action: Action): action is keyof typeof goods.steps => Object.hasOwn(goods.steps, action);

const changeOf = (action: Action) =>
  isGoods(action) ? { status: goods.steps[action].to } : { payment: payments.steps[action].to };

/** The steps an order is offered: first what can be done with the goods, then with the payment. */
export const stepsOf = (row: EcommerceOrderRow) => [...goods.offered(row), ...payments.offered(row)];

/** What happened to an order, placing included, and where its goods still have to pass. */
export const eventsOf = ({ placedAt, history }: EcommerceOrderRow) => [{ at: placedAt }, ...history];
export const aheadOf = (row: EcommerceOrderRow) =>
  row.payment === EcommerceOrderPayment.CANCELLED ? [] : goods.way(row, EcommerceOrderStatus.DELIVERED);

/**
 * Takes one step with every order that is offered it; the others stay as they are.
 * @throws {AppError} STEP_REFUSED when there is only one order, and the step is closed to it.
 */
export async function step(context: RequestContext, ids: readonly string[], action: Action) {
  const rows = await orderTable.byIds(context.store.db, orders.bulkKeys(ids));
  const open = rows.filter((row) =>
    stepsOf(row).some((offered) => offered.action === action && offered.reason === undefined),
  );
  const [only] = rows;
  if (ids.length === 1 && only && open.length === 0)
    throw isGoods(action) ? goods.refusal(only, action) : payments.refusal(only, action);
  return await orders.bulkUpdate(
    context,
    open.map(({ id }) => String(id)),
    changeOf(action),
  );
}

/** The orders in figures, none of which costs more with more orders. */
export async function summary(store: Store) {
  const [total, spent, statuses, payments] = await Promise.all([
    orderList.total(store),
    orderList.sum(store, "spentMinor"),
    orderList.facet(store, "status"),
    orderList.facet(store, "payment"),
  ]);
  return {
    total,
    spent: money(spent),
    byStatus: statuses.map((one) => ({ ...one, value: nameOf(EcommerceOrderStatus, one.value) })),
    byPayment: payments.map((one) => ({ ...one, value: nameOf(EcommerceOrderPayment, Number(one.value)) })),
  };
}

/** How the shop sold in a period and in the one before it, read once for each version of the orders and the products. */
export async function salesOf(store: Store, now: Period, before: Period, mostProducts: number) {
  const [ordersAt, productsAt] = await Promise.all([orderList.version(store), productList.version(store)]);
  return await cachedByVersion(
    store,
    orderTable.name,
    ordersAt,
    `sales ${now.from} ${now.to} ${before.from} ${mostProducts} ${productsAt}`,
    async () => {
      const [byDay, buyersNow, buyersBefore, categories, products] = await Promise.all([
        salesByDay(store, { from: before.from, to: now.to }),
        buyers(store, now),
        buyers(store, before),
        salesByCategory(store, now),
        bestSellers(store, now, mostProducts),
      ]);
      return { byDay, buyersNow, buyersBefore, categories, products };
    },
  );
}
