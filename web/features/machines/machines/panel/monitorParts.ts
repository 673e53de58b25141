import type { MachinePanelMetricsQuery, MachineSampledSubscription } from "./panel.generated.ts";

type Metrics = MachinePanelMetricsQuery["metrics"];
type Sampled = MachineSampledSubscription["sampled"];
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

/** The same with what was measured now: at its time where that is there, else behind the others, of which the oldest go. */
export function withSample(metrics: Metrics, { at, ...sample }: Sampled): Metrics {
  const now = Date.parse(at);
  const step = metrics.seconds * 1_000;
  const late = Math.round((now - Date.parse(metrics.times.at(-1) ?? at)) / step);
  const behind = Math.min(Math.max(0, late), metrics.times.length);
  const times = [
    ...metrics.times.slice(behind),
    ...Array.from({ length: behind }, (_, n) => new Date(now - (behind - 1 - n) * step).toISOString()),
  ];
  const place = behind > 0 ? times.length - 1 : times.indexOf(at);
  if (place < 0) return metrics;
  const put = (values: Values, value: number) =>
    [...values.slice(behind), ...Array.from({ length: behind }, () => null)].with(place, value);
  return {
    ...metrics,
    times,
    cpuMilli: put(metrics.cpuMilli, sample.cpuMilli),
    memoryBytes: put(metrics.memoryBytes, sample.memoryBytes),
    received: put(metrics.received, sample.received),
    sent: put(metrics.sent, sample.sent),
    read: put(metrics.read, sample.read),
    written: put(metrics.written, sample.written),
  };
}
