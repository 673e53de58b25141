import type { HostingMetricStep } from "#web/generated/types.ts";
import type {
  HostedAppMetricsQuery,
  HostedAppSampledSubscription,
  HostedUsageFragment,
} from "./metrics.generated.ts";

export const metricTexts = "hostingMetrics";
export const steps = ["FIFTEEN_SECONDS", "MINUTE", "HOUR"] as const satisfies readonly HostingMetricStep[];

export type Metrics = HostedAppMetricsQuery["metrics"];
type Sampled = HostedAppSampledSubscription["sampled"];
type Usage = Omit<HostedUsageFragment, "__typename">;
type Kind = keyof Usage;

const kinds = ["cpuMilli", "memoryBytes", "received", "sent"] as const satisfies readonly Kind[];

const each = (change: (kind: Kind) => (number | null)[]): Usage => ({
  cpuMilli: change("cpuMilli"),
  memoryBytes: change("memoryBytes"),
  received: change("received"),
  sent: change("sent"),
});

export interface MetricsTabProps {
  app: { id: string; replicas: number; spec: { cpuMilli: number; memoryMib: number } };
}

/** A chart has no room for more points. */
const MOST = 240;

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** The same with at most as many points as there is room for, each the mean of some. */
export function thinned(metrics: Metrics): Metrics {
  const every = Math.ceil(metrics.times.length / MOST);
  if (every === 1) return metrics;
  const parts = Array.from({ length: Math.ceil(metrics.times.length / every) }, (_, part) => part * every);
  const thin = (usage: HostedUsageFragment) => ({
    ...usage,
    ...each((kind) => parts.map((from) => meanOf(usage[kind].slice(from, from + every)))),
  });
  return {
    ...metrics,
    times: parts.map((from) => metrics.times[from] ?? ""),
    total: thin(metrics.total),
    pods: metrics.pods.map(({ usage, ...pod }) => ({ ...pod, usage: thin(usage) })),
  };
}

/** The same with what was measured now: at its time where that is there, else behind the others. */
export function withSample(metrics: Metrics, { at, total, pods }: Sampled): Metrics {
  const found = metrics.times.indexOf(at);
  const last = metrics.times.at(-1) ?? "";
  if (found < 0 && at <= last) return metrics;
  const place = found < 0 ? metrics.times.length : found;
  const behind = Math.max(0, Math.round((Date.parse(at) - Date.parse(last)) / (metrics.seconds * 1_000)));
  const moved = <T>(values: readonly T[], empty: (step: number) => T): T[] => [
    ...values.slice(behind),
    ...Array.from({ length: Math.min(behind, values.length) }, (_, step) => empty(step)),
  ];
  const put = (usage: HostedUsageFragment | undefined, now: Record<Kind, number> | undefined) =>
    each((kind) => {
      const values = moved(usage?.[kind] ?? metrics.times.map(() => null), () => null);
      return values.with(found < 0 ? values.length - 1 : place, now?.[kind] ?? null);
    });
  const names = [
    ...new Set([...metrics.pods.map(({ pod }) => pod), ...pods.flatMap(({ pod }) => pod ?? [])]),
  ];
  return {
    ...metrics,
    times: moved(metrics.times, (step) =>
      new Date(Date.parse(last) + (step + 1) * metrics.seconds * 1_000).toISOString(),
    ),
    total: { ...metrics.total, ...put(metrics.total, total) },
    pods: names.map((pod) => {
      const before = metrics.pods.find((one) => one.pod === pod);
      return {
        pod,
        usage: put(
          before?.usage,
          pods.find((one) => one.pod === pod),
        ),
      };
    }),
  };
}

/** The newest value that was measured; null where none was. */
export const newestOf = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;

/** Whether anything was measured. */
export const isMeasured = ({ total }: Metrics): boolean =>
  kinds.some((kind) => total[kind].some((value) => value !== null));
