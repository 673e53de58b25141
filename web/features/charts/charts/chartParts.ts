import type { ChartVersionStatus } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { ChartRowFieldsFragment } from "./charts.generated.ts";

export const chartTexts = "charts";
export type ChartRow = ChartRowFieldsFragment;

export const statuses = [
  "DRAFT",
  "IN_REVIEW",
  "PUBLISHED",
  "REJECTED",
  "SUSPENDED",
  "ARCHIVED",
] as const satisfies readonly ChartVersionStatus[];

export const statusLooks: PillLooks<ChartVersionStatus> = {
  DRAFT: { tone: "idle" },
  IN_REVIEW: { tone: "warn", icon: "clock" },
  PUBLISHED: { tone: "ok" },
  REJECTED: { tone: "bad" },
  SUSPENDED: { tone: "warn", icon: "lock" },
  ARCHIVED: { tone: "rest" },
};
