import { isMeasured, type MetricsTabProps } from "./metricParts.ts";
import { UsageCharts } from "./UsageCharts.tsx";
import { useMetrics } from "./useMetrics.ts";

export function UsageCards({ app }: MetricsTabProps) {
  const { shown } = useMetrics(app.id, "FIFTEEN_SECONDS");
  return shown && isMeasured(shown) && <UsageCharts metrics={shown} split="total" app={app} isSmall />;
}
