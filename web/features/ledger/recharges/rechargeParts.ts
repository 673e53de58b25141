import type { OwnRechargeFragment, RechargeHomeQuery } from "./recharges.generated.ts";

export { rechargeTexts, rechargeTones as tones } from "#web/features/ledger/shared/moneyStates.ts";

export type Recharge = OwnRechargeFragment;
export type Terms = RechargeHomeQuery["rechargeTerms"];
export type Channel = Recharge["channel"];

const CNY = 1_000_000n;
/** The amounts that are offered; the first brings nothing. */
export const offered = ["50", "100", "500", "1000", "5000"] as const;

/** An amount as it was typed, in millionths; null where it is none that can be paid. */
export function readAmount(typed: string, { min, max }: Pick<Terms, "min" | "max">): string | null {
  const [, whole, fraction = ""] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? [];
  if (whole === undefined) return null;
  const amount = BigInt(whole) * CNY + BigInt(fraction.padEnd(2, "0")) * (CNY / 100n);
  return amount >= BigInt(min) && amount <= BigInt(max) ? amount.toString() : null;
}

/** What is given for an amount now. */
export function bonusOf(amount: string, { steps, isDoubled }: Pick<Terms, "steps" | "isDoubled">): string {
  const reached = steps.findLast((step) => BigInt(step.amount) <= BigInt(amount));
  return (BigInt(reached?.bonus ?? "0") * (isDoubled ? 2n : 1n)).toString();
}

export const plus = (one: string, other: string): string => (BigInt(one) + BigInt(other)).toString();
