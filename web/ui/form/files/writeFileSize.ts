import { type Locale, localeFacts } from "#web/lib/texts/locale.ts";

const steps = [
  { unit: "gigabyte", size: 1e9 },
  { unit: "megabyte", size: 1e6 },
  { unit: "kilobyte", size: 1e3 },
  { unit: "byte", size: 1 },
];

/** The size of a file as people know it: `1.4 MB`. */
export function writeFileSize(bytes: number, locale: Locale): string {
  const { unit, size } = steps.find((step) => bytes >= step.size) ?? { unit: "byte", size: 1 };
  // The units are written in Latin letters everywhere.
  const language = locale === "fr" ? "fr" : locale === "cn" ? "zh-CN" : "en";
  const text = new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" && locale !== "fr" ? "narrow" : "short",
    maximumFractionDigits: 1,
  });
  return localeFacts[locale].dir === "rtl"
    ? `\u2066${text.format(bytes / size)}\u2069`
    : text.format(bytes / size);
}
