import { z } from "zod";
import { badInput } from "#gateway/platform/errors.ts";
import { validate } from "#gateway/platform/validate.ts";
import { perPrices, type Prices, sizeOf } from "#gateway/domains/catalogue/prices/rules.ts";
import {
  daysOf,
  itemsOf,
  type OrderKind,
  orderKinds,
  productOf,
  quote,
  type Quote,
  type WantedItem,
} from "#gateway/domains/catalogue/quotes/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { discountFor } from "#gateway/domains/partners/agents/rules.ts";
import { fulfilmentOf, type CurrentResource } from "./fulfilment.ts";
import type { OrderItemRow } from "./repository.ts";

/** What kinds of orders are about something that is there already. */
const isAboutSomething = (kind: OrderKind) => kind === "RENEW" || kind === "UPGRADE" || kind === "DOWNGRADE";

const wrong = (index: number, field: string, message: string) =>
  badInput({ [`items.${index}.${field}`]: { code: "INVALID", message } });

type Item = WantedItem & { resourceId?: string | null | undefined };

/** An item with what it is about. */
async function known(within: Within, userId: string, kind: OrderKind, item: Item, index: number) {
  const { productId, resourceId } = item;
  if (item.period === "HOUR") throw wrong(index, "period", "What is metered is not ordered.");
  if (!isAboutSomething(kind)) {
    if (resourceId) throw wrong(index, "resourceId", "Only what renews or changes something names it.");
    return { item, current: null };
  }
  const fulfilment = fulfilmentOf(productOf(productId).type);
  const current = resourceId ? await fulfilment.current(within, userId, resourceId) : undefined;
  if (!current || productOf(current.productId).type !== productOf(productId).type)
    throw wrong(index, "resourceId", "There is no such thing of yours: choose another.");
  if (item.quantity !== 1) throw wrong(index, "quantity", "One thing is renewed or changed once.");
  if (kind === "RENEW") {
    if (current.productId !== productId) throw wrong(index, "productId", "A renewal keeps the product.");
    return { item: { ...item, spec: current.spec }, current };
  }
  const { spec, remainingDays, termDays } = current;
  const change = { from: { productId: current.productId, spec }, remainingDays, termDays };
  return { item: { ...item, change }, current };
}

/** How much something of a fixed size holds. */
function sizeShown(productId: string) {
  const { cpuMilli, memoryMib, diskGib } = sizeOf(productId);
  return { cpuMilli, memoryMib, ...(productId.startsWith("LAS_") && { diskGib }) };
}

const wantedOf = perPrices((prices) => z.object({ kind: z.enum(orderKinds), items: itemsOf(prices) }));

/** What an order would hold, and what it costs. */
export interface PricedOrder {
  priced: Quote;
  items: OrderItemRow[];
  /** Whether it costs less because the person was invited: one order does. */
  isInvited: boolean;
}

/**
 * Reads what is ordered and works out what it costs.
 * @throws {AppError} BAD_USER_INPUT with `fields`.
 */
export async function priceOrder(
  within: Within,
  userId: string,
  prices: Prices,
  input: object,
): Promise<PricedOrder> {
  const wanted = validate(wantedOf(prices), input);
  const all: { item: Item; current: CurrentResource | null }[] = [];
  for (const [index, item] of wanted.items.entries())
    all.push(await known(within, userId, wanted.kind, item, index));
  const discount = await discountFor(within, userId);
  const priced = quote(prices, {
    kind: wanted.kind,
    levelBps: discount.bps,
    items: all.map(({ item }) => item),
  });
  return {
    priced,
    isInvited: discount.from === "INVITATION" && priced.levelDiscount > 0n,
    items: priced.items.map((item, index): OrderItemRow => {
      const term = daysOf(item.period);
      const current = all[index]?.current ?? null;
      return {
        productType: item.productType,
        productId: item.productId,
        spec: { ...sizeShown(item.productId), ...item.spec },
        period: item.period,
        quantity: item.quantity,
        lines: item.lines.map((line) => ({
          ...line,
          unitPrice: line.unitPrice.toString(),
          units: line.units.toString(),
          per: line.per.toString(),
          listAmount: line.listAmount.toString(),
          termDiscount: line.termDiscount.toString(),
          levelDiscount: line.levelDiscount.toString(),
          amount: line.amount.toString(),
        })),
        listAmount: item.listAmount.toString(),
        amount: item.amount.toString(),
        days: item.change ? item.change.remainingDays : term,
        startsInDays: wanted.kind === "RENEW" ? (current?.remainingDays ?? 0) : 0,
        termDays: item.change ? item.change.termDays : term,
        resourceId: all[index]?.item.resourceId ?? null,
        resourceIds: [],
      };
    }),
  };
}
