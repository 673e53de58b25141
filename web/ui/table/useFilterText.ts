import { useTranslation } from "react-i18next";
import { useLocale } from "#web/lib/texts/i18n.ts";
import type { FilterField } from "./parts/filterFields.ts";

/** Gives the text of a filter's button: `Status`, `Status: Published`, `Brand: 5`, `Price ≥ ¥50`, `Date ≥ 01/11/2026`. */
export function useFilterText(): (field: FilterField) => string {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const between = (label: string, least: string | undefined, most: string | undefined) => {
    if (most === undefined) return t("filter.atLeast", { label, value: least });
    return least === undefined
      ? t("filter.atMost", { label, value: most })
      : t("filter.between", { label, least, most });
  };
  return (field) => {
    const { label } = field;
    if (!field.active) return label;
    if (field.kind === "range") {
      const [least, most] = [field.value.min, field.value.max].map((value) =>
        value === undefined ? undefined : field.format(value),
      );
      return between(label, least, most);
    }
    if (field.kind === "days") {
      // Slashes would turn the parts of a day around within Arabic text.
      const [first, last] = [field.value.from, field.value.to].map((day) =>
        day === undefined ? undefined : `\u2066${field.write(day, locale)}\u2069`,
      );
      return first === last && first !== undefined
        ? t("filter.is", { label, value: first })
        : between(label, first, last);
    }
    const chosen = field.choices.filter((choice) => choice.chosen);
    // Not all of them have their names yet.
    if (chosen.length === 0) return label;
    if (chosen.length === 1) return t("filter.is", { label, value: chosen[0]?.label });
    return t("filter.items", { label, count: chosen.length });
  };
}
