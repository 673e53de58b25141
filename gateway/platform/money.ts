import { z } from "zod";

/** The currency of the sample data. */
const CURRENCY = "CNY";

/** An amount of the sample data's money as the schema's `Money`; minor units. */
export const money = (amountMinor: number) => ({ amountMinor, currency: CURRENCY });

/** Reads a `MoneyInput` from 0 to 9,999,999.99 CNY. */
export const moneyInput = z.object({
  amountMinor: z.int().min(0).max(999_999_999),
  currency: z.literal(CURRENCY),
});
