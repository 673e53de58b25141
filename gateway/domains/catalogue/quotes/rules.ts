import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { currentPrices, perPrices, type Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { discountOf } from "./buyers.ts";
import { billingPeriods, productOf, products } from "./products.ts";
import { orderKinds, quote, type Quote } from "./quote.ts";

export { discountedBy } from "./buyers.ts";
export { daysOf, productOf, productTypes } from "./products.ts";
export type { BillingPeriod, ProductType, Spec } from "./products.ts";
export { orderKinds, quote } from "./quote.ts";
export type { OrderKind, Quote, QuoteItem, QuoteLine, QuoteRequest, WantedItem } from "./quote.ts";

/** The most items of one order. */
const MOST_ITEMS = 20;
const MOST_HOURS = 8_784;

const count = (min: number, max: bigint | number) =>
  z
    .int()
    .min(min)
    .max(Number(max))
    .nullish()
    .transform((given) => given ?? undefined);

/** Reads how much of a product is meant, within the limits of the price list. */
export const specOf = perPrices((prices) =>
  z.object({
    cpuMilli: count(100, prices("LAS_CPU")),
    memoryMib: count(128, prices("LAS_MEMORY")),
    replicas: count(0, prices("LAS_REPLICAS")),
    diskGib: count(0, prices("LCV_DISK")),
    backupGib: count(0, prices("LCV_DISK")),
    ports: count(0, 100),
    bandwidthMbps: count(1, prices("LCV_BANDWIDTH")),
    hours: count(1, MOST_HOURS),
    labels: z
      .array(text(1, 60))
      .max(6)
      .nullish()
      .transform((given) => given ?? undefined),
  }),
);

const orEmpty = <S extends z.ZodType>(schema: S) => z.preprocess((given: unknown) => given ?? {}, schema);

const productId = z.string().refine((id) => products.has(id), "there is no such product");

/** Reads what is asked for, within the limits of the price list. */
const itemOf = (prices: Prices) => {
  return z
    .object({
      productId,
      period: z.enum(billingPeriods),
      quantity: z
        .int()
        .min(1)
        .max(Number(prices("ORDER_QUANTITY"))),
      spec: orEmpty(specOf(prices)),
      resourceId: z.string().max(60).nullish(),
    })
    .refine(({ productId: id, period }) => !products.has(id) || productOf(id).periods.includes(period), {
      path: ["period"],
      error: "the product is not sold for this period",
    })
    .refine(
      ({ productId: id, spec: { diskGib = 0 } }) =>
        id !== "IMAGE_QUOTA" || (diskGib >= 1 && diskGib <= Number(prices("IMAGE_QUOTA"))),
      { path: ["spec", "diskGib"], error: "a room within the limits" },
    );
};

/** Reads the items of an order. */
export const itemsOf = perPrices((prices) => z.array(itemOf(prices)).min(1).max(MOST_ITEMS));

const changeOf = (prices: Prices) =>
  z
    .object({
      productId,
      spec: orEmpty(specOf(prices)),
      remainingDays: z.int().min(0),
      termDays: z.int().min(1).max(3_660),
    })
    .refine(({ remainingDays, termDays }) => remainingDays <= termDays, {
      path: ["remainingDays"],
      error: "no more days than the term has",
    });

const wanted = perPrices((prices) =>
  z.object({
    kind: z.enum(orderKinds),
    items: z
      .array(
        itemOf(prices).and(
          z.object({
            change: changeOf(prices)
              .nullish()
              .transform((given) => given ?? null),
          }),
        ),
      )
      .min(1)
      .max(MOST_ITEMS),
  }),
);

/** What something would cost now; nothing is kept of it. */
export async function priced(context: RequestContext, input: object): Promise<Quote> {
  const prices = await currentPrices(context.home.db);
  const { kind, items } = validate(wanted(prices), input);
  return quote(prices, {
    kind,
    levelBps: await discountOf(context, viewerIdOf(context)),
    items: items.map(({ change, ...item }) => ({
      ...item,
      change: change
        ? {
            from: { productId: change.productId, spec: change.spec },
            remainingDays: change.remainingDays,
            termDays: change.termDays,
          }
        : undefined,
    })),
  });
}
