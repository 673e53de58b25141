import { FEN } from "#gateway/platform/micros.ts";
import type { PriceKey, Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { type Part, productOf, type ProductType, type Wanted } from "./products.ts";

export const orderKinds = ["NEW", "RENEW", "UPGRADE", "DOWNGRADE", "DOMAIN", "ADDON"] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Something that is asked for, in how many pieces, and what it is to take the place of. */
export interface WantedItem extends Wanted {
  quantity: number;
  /** Where something is changed: what it was, for how many of its days it still runs. */
  change?: { from: Pick<Wanted, "productId" | "spec">; remainingDays: number; termDays: number } | undefined;
}

export interface QuoteRequest {
  kind: OrderKind;
  items: readonly WantedItem[];
  /** What the buyer's level takes off, in hundredths of a percent. */
  levelBps: bigint;
}

/** One line of a price: `unitPrice × units ÷ per × periods × quantity`, rounded half up once. Amounts are millionths of one CNY. */
export interface QuoteLine extends Omit<Part, "key"> {
  /** What it is for; CHANGE for the difference between two sizes over the days that are left. */
  key: PriceKey | "CHANGE";
  periods: number;
  quantity: number;
  listAmount: bigint;
  termDiscount: bigint;
  levelDiscount: bigint;
  amount: bigint;
}

export type Sums = Pick<QuoteLine, "listAmount" | "termDiscount" | "levelDiscount" | "amount">;

export interface QuoteItem extends WantedItem, Sums {
  productType: ProductType;
  lines: QuoteLine[];
}

export interface Quote extends Sums {
  kind: OrderKind;
  items: QuoteItem[];
}

const BPS = 10_000n;

/** Rounds a fraction half up to a step, once; nothing of it is negative. */
const rounded = (numerator: bigint, denominator: bigint, step: bigint): bigint =>
  ((2n * numerator + denominator * step) / (2n * denominator * step)) * step;

const sumsOf = (parts: readonly Sums[]): Sums => {
  const sum = (key: keyof Sums) => parts.reduce((total, one) => total + one[key], 0n);
  return {
    listAmount: sum("listAmount"),
    termDiscount: sum("termDiscount"),
    levelDiscount: sum("levelDiscount"),
    amount: sum("amount"),
  };
};

/** How many periods the price is for, and which share of them is paid. */
function termOf(
  prices: Prices,
  { productId, period, spec }: Wanted,
): { periods: number; paid: [bigint, bigint] } {
  if (period === "HOUR") return { periods: spec.hours ?? 1, paid: [1n, 1n] };
  if (period === "THREE_MONTHS") return { periods: 3, paid: [BPS - prices("TERM_THREE_MONTHS"), BPS] };
  // A domain is priced by the year itself.
  if (period === "YEAR" && productOf(productId).type !== "DOMAIN")
    return { periods: 12, paid: [prices("TERM_YEAR"), 12n] };
  return { periods: 1, paid: [1n, 1n] };
}

function linesOf(prices: Prices, item: Omit<WantedItem, "change">, levelBps: bigint): QuoteLine[] {
  const { periods, paid } = termOf(prices, item);
  const isMetered = item.period === "HOUR";
  const step = isMetered ? 1n : FEN;
  // Levels take off what is ordered; what is metered is not.
  const off = isMetered ? 0n : levelBps;
  return productOf(item.productId)
    .parts(prices, item)
    .map((one): QuoteLine => {
      const list = one.unitPrice * one.units * BigInt(periods) * BigInt(item.quantity);
      const listAmount = rounded(list, one.per, step);
      const afterTerm = rounded(list * paid[0], one.per * paid[1], step);
      const amount = rounded(list * paid[0] * (BPS - off), one.per * paid[1] * BPS, step);
      return {
        ...one,
        periods,
        quantity: item.quantity,
        listAmount,
        termDiscount: listAmount - afterTerm,
        levelDiscount: afterTerm - amount,
        amount,
      };
    });
}

/** What is paid for the rest of a term when something grows; what shrinks costs nothing and is credited nothing. */
function changeLines(prices: Prices, item: WantedItem, levelBps: bigint): QuoteLine[] {
  if (!item.change) return [];
  const { from, remainingDays, termDays } = item.change;
  const price = (one: Pick<Wanted, "productId" | "spec">) =>
    sumsOf(linesOf(prices, { ...item, ...one }, levelBps)).amount;
  const more = price(item) - price(from);
  const unitPrice = more > 0n ? more : 0n;
  const listAmount = rounded(unitPrice * BigInt(remainingDays), BigInt(termDays), FEN);
  return [
    {
      key: "CHANGE",
      unitPrice,
      units: BigInt(remainingDays),
      per: BigInt(termDays),
      periods: 1,
      quantity: item.quantity,
      listAmount,
      termDiscount: 0n,
      levelDiscount: 0n,
      amount: listAmount,
    },
  ];
}

/** What things cost: the one place where a price is worked out. It knows no store and no clock. */
export function quote(prices: Prices, { kind, items, levelBps }: QuoteRequest): Quote {
  const quoted = items.map((item): QuoteItem => {
    const lines = item.change ? changeLines(prices, item, levelBps) : linesOf(prices, item, levelBps);
    return { ...item, productType: productOf(item.productId).type, lines, ...sumsOf(lines) };
  });
  return { kind, items: quoted, ...sumsOf(quoted) };
}
