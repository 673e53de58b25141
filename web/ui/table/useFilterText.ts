import { useTranslation } from "react-i18next";
import type { FilterField } from "./filterFields.ts";

/** Gives the text of a filter's button: `Status`, `Status: Published`, `Brand: 5`, `Price ≥ ¥50`. */
export function useFilterText(): (field: FilterField) => string {
  const { t } = useTranslation("ui");
  return (field) => {
    const { label } = field;
    if (!field.active) return label;
    if (field.kind === "range") {
      const { min, max } = field.value;
      const [least, most] = [min, max].map((value) => (value === undefined ? "" : field.format(value)));
      if (max === undefined) return t("filter.atLeast", { label, value: least });
      return min === undefined ? t("filter.atMost", { label, value: most }) : t("filter.between", { label, least, most });
    }
    const chosen = field.choices.filter((choice) => choice.chosen);
    if (chosen.length === 1) return t("filter.is", { label, value: chosen[0]?.label });
    return t("filter.items", { label, count: chosen.length });
  };
}
