import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import type { PricingQuery } from "./plans.generated.ts";

export type Plan = PricingQuery["pricingPlans"][number];
export type Period = "monthly" | "yearly";

export const planRows = [
  "apps",
  "memoryGb",
  "storageGb",
  "trafficGb",
  "members",
  "domains",
  "backupDays",
  "support",
] as const;

/** Says what a plan holds of something. */
export function usePlanText(): (plan: Plan, row: (typeof planRows)[number]) => string {
  const { t } = useTranslation("catalogue");
  const format = useFormat();
  return (plan, row) => {
    if (row === "support") return t(`support.${plan.support}`);
    const value = plan[row];
    if (value === null) return t("unlimited");
    if (row === "backupDays") return value === 0 ? t("none") : t("days", { count: value });
    return row.endsWith("Gb") ? t("gb", { value: format.number(value) }) : format.number(value);
  };
}

/** What is saved by paying for a year at once: the largest share among the plans. */
export const savingOf = (plans: readonly Plan[]): number =>
  Math.max(
    0,
    ...plans.map(({ monthly, yearly }) =>
      monthly.amountMinor === 0 ? 0 : 1 - yearly.amountMinor / (12 * monthly.amountMinor),
    ),
  );
