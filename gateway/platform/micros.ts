import { z } from "zod";

/** One CNY of the product's own money, in the millionths that it is counted in. */
export const CNY = 1_000_000n;
/** The smallest amount that people pay, transfer or withdraw. */
export const FEN = 10_000n;

/** An amount as a column of whole numbers gives it: a number on SQLite, a text on PostgreSQL. */
export type StoredMicros = string | number | bigint;

/**
 * An amount that a column holds, in millionths of one CNY.
 * @throws {RangeError} where a number is no exact whole number.
 */
export const micros = (stored: StoredMicros): bigint => BigInt(stored);

/** An amount that a column holds, as it is sent. */
export const sentMicros = (stored: StoredMicros): string => micros(stored).toString();

/** The same where there may be none. */
export const sentMicrosOrNull = (stored: StoredMicros | null): string | null =>
  stored === null ? null : sentMicros(stored);

/** A share of an amount, rounded half up to whole millionths: what a line is rounded by, once. */
export function shareOf(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  const twice = 2n * amount * numerator + denominator;
  const floor = twice / (2n * denominator);
  return twice < 0n && twice % (2n * denominator) !== 0n ? floor - 1n : floor;
}

/** An amount in CNY with all of its digits, without a sign of the currency: for files. */
export function wholeYuan(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(7, "0");
  const fraction = digits.slice(-6).replace(/0{1,4}$/, "");
  return `${amount < 0n ? "-" : ""}${digits.slice(0, -6)}.${fraction}`;
}

/** An amount rounded half up to whole fen. */
export const toFen = (amount: bigint): bigint => shareOf(amount, 1n, FEN) * FEN;

/**
 * Reads an amount that a person pays, transfers or withdraws: the text of a `Micros`, whole fen, within limits. What it is not
 * is said as AMOUNT_NOT_WHOLE_FEN or AMOUNT_OUT_OF_RANGE.
 * @param min the least, in millionths of one CNY.
 * @param max the most.
 */
export const paidMicros = (min: bigint, max: bigint) =>
  z.string().transform((text, context) => {
    const amount = BigInt(text);
    const refuse = (code: string, message: string, params: Record<string, string>) => {
      context.addIssue({ code: "custom", message, params: { code, ...params } });
      return z.NEVER;
    };
    if (amount % FEN !== 0n) return refuse("AMOUNT_NOT_WHOLE_FEN", "an amount in whole fen", {});
    if (amount < min || amount > max)
      return refuse("AMOUNT_OUT_OF_RANGE", "an amount within the limits", {
        min: min.toString(),
        max: max.toString(),
      });
    return amount;
  });
