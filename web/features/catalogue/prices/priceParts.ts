import type { Format } from "#web/lib/texts/format.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { PriceFieldsFragment } from "./prices.generated.ts";

export const priceTexts = "cataloguePrices";

export type PriceRow = PriceFieldsFragment;
type Kind = Pick<PriceRow, "kind" | "isFine">;

export const digitsOf = ({ kind, isFine }: Kind): number =>
  kind === "COUNT" ? 0 : kind === "MONEY" && isFine ? 6 : 2;

/** How many of the value's units make the smallest step that is typed. */
const unitsOf = (price: Kind): number => (price.kind === "MONEY" ? 10 ** (6 - digitsOf(price)) : 1);

export const stepsOf = (price: Kind, value: string): number => Number(value) / unitsOf(price);
export const valueOf = (price: Kind, steps: number): string => String(steps * unitsOf(price));

export function valueText({ micros, rate, number }: Format, { kind }: Pick<PriceRow, "kind">, value: string) {
  if (kind === "MONEY") return micros(value);
  return kind === "RATE" ? rate(Number(value)) : number(Number(value));
}

export const sizeText = ({ number }: Format, words: Words, { size }: Pick<PriceRow, "size">): string =>
  [
    size?.cpuMilli ? words("size.cpu", { value: number(size.cpuMilli / 1_000) }) : undefined,
    size?.memoryMib
      ? size.memoryMib < 1_024
        ? words("size.mib", { value: number(size.memoryMib) })
        : words("size.gib", { value: number(size.memoryMib / 1_024) })
      : undefined,
    size?.diskGib ? words("size.disk", { value: number(size.diskGib) }) : undefined,
    size?.points ? words("size.points", { value: number(size.points) }) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
