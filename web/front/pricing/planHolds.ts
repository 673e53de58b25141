import { type Plan, useFront } from "#web/front/front.ts";

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
export function usePlanHolds(): (plan: Plan, row: (typeof planRows)[number]) => string {
  const { t, format } = useFront();
  return (plan, row) => {
    if (row === "support") return t(`catalogue:support.${plan.support}`);
    const value = plan[row];
    if (value === null) return t("catalogue:unlimited");
    if (row === "backupDays")
      return value === 0 ? t("catalogue:none") : t("catalogue:days", { count: value });
    return row.endsWith("Gb") ? t("catalogue:gb", { value: format.number(value) }) : format.number(value);
  };
}
