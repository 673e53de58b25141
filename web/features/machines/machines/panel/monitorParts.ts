import type { MachinePanelMetricsQuery } from "./panel.generated.ts";

type Metrics = MachinePanelMetricsQuery["metrics"];
type Values = readonly (number | null)[];

/** A chart has no room for more points. */
const MOST = 240;
const kinds = ["cpuMilli", "memoryBytes", "received", "sent", "read", "written"] as const;

const meanOf = (values: Values): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** The same with at most as many points as there is room for, each the mean of some. */
export function thinned(metrics: Metrics): Metrics {
  const every = Math.ceil(metrics.times.length / MOST);
  if (every === 1) return metrics;
  const parts = Array.from({ length: Math.ceil(metrics.times.length / every) }, (_, part) => part * every);
  const thin = (values: Values) => parts.map((from) => meanOf(values.slice(from, from + every)));
  return {
    ...metrics,
    times: parts.map((from) => metrics.times[from] ?? ""),
    cpuMilli: thin(metrics.cpuMilli),
    memoryBytes: thin(metrics.memoryBytes),
    received: thin(metrics.received),
    sent: thin(metrics.sent),
    read: thin(metrics.read),
    written: thin(metrics.written),
  };
}

/** The newest value that was measured; null where none was. */
export const newestOf = (values: Values): number | null => values.findLast((value) => value !== null) ?? null;

/** Whether anything was measured. */
export const isMeasured = (metrics: Metrics): boolean =>
  kinds.some((kind) => metrics[kind].some((value) => value !== null));
