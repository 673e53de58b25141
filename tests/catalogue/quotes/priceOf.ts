import { declaredPrices } from "#gateway/domains/catalogue/prices/priceList.ts";
import { pricesOf } from "#gateway/domains/catalogue/prices/rules.ts";
import type { Quote, WantedItem } from "#gateway/domains/catalogue/quotes/rules.ts";
import { quote } from "#gateway/domains/catalogue/quotes/rules.ts";

export const prices = pricesOf(declaredPrices);

export const item = (productId: string, given: Partial<WantedItem> = {}): WantedItem => ({
  productId,
  period: "MONTH",
  quantity: 1,
  spec: {},
  ...given,
});

export const quoted = (...items: WantedItem[]): Quote => quote(prices, { kind: "NEW", items, levelBps: 0n });

/** An amount as people write it: `536.45`. */
export const yuan = (micros: bigint): string => {
  const text = micros.toString().padStart(7, "0");
  const fraction = text.slice(-6).replace(/0{1,4}$/, "");
  return `${text.slice(0, -6)}.${fraction}`;
};
