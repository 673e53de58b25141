import { useMemo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTexts } from "#web/features/hosting/apps/appParts.ts";
import { metricTexts } from "./metricParts.ts";

const KIB = 1_024;
const units = ["B", "KiB", "MiB", "GiB", "TiB"] as const;

/** The largest of the units of bytes that is not more than a value. */
export const unitOf = (most: number): number =>
  KIB ** Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(most, 1)) / Math.log(KIB))));

/** How what is used is written. */
export interface UsageWords {
  /** Thousandths of a processor. */
  cores: (milli: number) => string;
  bytes: (bytes: number) => string;
  bytesPerSecond: (bytes: number) => string;
}

export function useUsageWords(): UsageWords {
  const words = useWords(metricTexts);
  const apps = useWords(appTexts);
  const { number } = useFormat();
  const { dir } = localeFacts[useLocale()];
  return useMemo(() => {
    // A number and its unit keep their order within Arabic text.
    const isolated = (text: string) => (dir === "rtl" ? `\u2066${text}\u2069` : text);
    const short = (value: number) => number(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
    const bytes = (value: number) => {
      const unit = unitOf(value);
      const name = units[Math.round(Math.log(unit) / Math.log(KIB))];
      return isolated(words(`units.${name}`, { value: short(value / unit) }));
    };
    return {
      cores: (milli) => apps("cores", { count: milli / 1_000, value: short(milli / 1_000) }),
      bytes,
      bytesPerSecond: (value) => words("perSecond", { value: bytes(value) }),
    };
  }, [words, apps, number, dir]);
}
