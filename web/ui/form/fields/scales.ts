import { readNumber } from "./readNumber.ts";

/** How many digits after the point are read and written of a number on a scale. */
const DIGITS = 3;

/** Which place of `scale`, whose numbers grow, is nearest to `value`; of two as near the lower. */
export function nearestAt(scale: readonly number[], value: number): number {
  let best = 0;
  for (const [at, one] of scale.entries())
    if (Math.abs(one - value) < Math.abs((scale[best] ?? one) - value)) best = at;
  return best;
}

/** The next number of `scale` above `value`, or below; at its end that end. */
export const nextOn = (scale: readonly number[], value: number, sign: 1 | -1): number =>
  (sign > 0 ? scale.find((one) => one > value) : scale.findLast((one) => one < value)) ??
  (sign > 0 ? scale.at(-1) : scale[0]) ??
  value;

/** Writes `value` in a unit that is `per` of it, with no more digits than it has. */
export const writeOnScale = (value: number, per: number, decimal: string): string =>
  String(Number((value / per).toFixed(DIGITS))).replace(".", decimal);

/** Reads what `writeOnScale` wrote, or somebody typed, as a whole number; undefined for what is none. */
export function readOnScale(text: string, per: number, decimal: "." | ","): number | undefined {
  const read = readNumber(text, DIGITS, decimal);
  return read === null || Number.isNaN(read) ? undefined : Math.round((read * per) / 10 ** DIGITS);
}
