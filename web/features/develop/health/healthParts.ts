import { useMemo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { GatewayHealthPageQuery } from "./health.generated.ts";

export type Health = GatewayHealthPageQuery["health"];
export type History = Health["history"];

export const healthTexts = "developHealth";

const MIB = 2 ** 20;
const GIB = 2 ** 30;
/** The points of the last minute. */
const MINUTE = 4;

/** The sum of the newest values, of the last minute. */
export const lastMinute = (values: readonly number[]): number =>
  values.slice(-MINUTE).reduce((sum, value) => sum + value, 0) / Math.max(Math.min(values.length, MINUTE), 1);

/** The newest value that there is. */
export const newest = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;

const short = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(2));

/** How the numbers of the screen are written; the same functions while the language does not change. */
export function useUnits() {
  const words = useWords(healthTexts);
  const format = useFormat();
  return useMemo(() => {
    const said = (unit: string, value: number) =>
      words(`units.${unit}`, { value: format.number(short(value)) });
    return {
      number: (value: number) => format.number(short(value)),
      ms: (value: number) => (value >= 1_000 ? said("s", value / 1_000) : said("ms", value)),
      seconds: (value: number) => said("s", value),
      bytes: (value: number) => (value >= GIB ? said("gib", value / GIB) : said("mib", value / MIB)),
      gib: (value: number) => said("gib", value),
      share: (value: number) => format.rate(Math.round(value * 10_000)),
    };
  }, [words, format]);
}
