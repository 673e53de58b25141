import { FEN } from "#web/lib/texts/amounts.ts";
import type { Format } from "#web/lib/texts/format.ts";
import type { StoreGoodFragment, StoreTermsFragment } from "./storeCards.generated.ts";

export const storeTexts = "ledgerGoods";
export const couponTexts = "ledgerCoupons";

/** An amount in as few digits as it has: `¥40`, `¥12.50`. */
export function yuan(format: Format, micros: string): string {
  const amountMinor = Math.round(Number(micros) / FEN);
  return format.money({ amountMinor, currency: "CNY" }, { whole: amountMinor % 100 === 0 });
}

/** What a coupon takes off, as its language writes it: `¥40`, `15%`, `8.5` of ten. */
export function worthOf(
  format: Format,
  isChinese: boolean,
  { amount, percentOff }: Pick<StoreTermsFragment, "amount" | "percentOff">,
): { key: "amount" | "share"; value: string } {
  if (amount !== null) return { key: "amount", value: yuan(format, amount) };
  const off = percentOff ?? 0;
  const tenths = (10_000 - off) / 1_000;
  return {
    key: "share",
    value: isChinese ? format.number(Number.isInteger(tenths) ? tenths : tenths * 10) : format.rate(off),
  };
}

/** The page that the address asks for. */
export const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.min(100_000, Math.trunc(Number(search.get("page"))) || 1));

export const PAGE = 10;

export type Good = StoreGoodFragment;
