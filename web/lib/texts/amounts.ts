/** Steps of rounding, in millionths of one CNY: a fen, and the ten-thousandth in which an hour's price is shown. */
export const FEN = 10_000;
export const RATE = 100;

/**
 * An amount in millionths, rounded to a step for showing it.
 * @param step in millionths: `FEN` or `RATE`.
 */
export const roundedTo = (amount: string | number, step: number): string =>
  String(Math.round(Number(amount) / step) * step);

/** How many decimals amounts that stand below each other have: as many as the finest of them, and two at least. */
export const decimalsOf = (amounts: readonly string[]): number =>
  Math.max(
    2,
    ...amounts.map((amount) => amount.replace("-", "").padStart(6, "0").slice(-6).replace(/0+$/, "").length),
  );
