import type { PodUsage } from "#gateway/engine/engine.ts";
import { label } from "#gateway/engine/dockerApi/names.ts";
import { isRecord } from "#gateway/platform/json.ts";
import { ask, whereServed } from "./failures.ts";
import { ownSelector } from "./names.ts";
import { readJson, type Reach } from "./reach.ts";

const scales: Readonly<Record<string, number>> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  "": 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
};

/** The number behind a quantity like `250m` or `64Mi`; 0 for what is none. */
export function quantity(text: unknown): number {
  const [, digits, unit = ""] = /^(\d+(?:\.\d+)?(?:e\d+)?)([numkKMGT]?i?)$/.exec(String(text)) ?? [];
  return digits === undefined ? 0 : Number(digits) * (scales[unit] ?? 0);
}

/** The milliseconds of a span like `10.062s` or `1m0s`. */
export const spanMs = (text: unknown): number =>
  [...String(text).matchAll(/(\d+(?:\.\d+)?)(h|m(?!s)|s|ms)/g)].reduce(
    (sum, [, amount, unit = "s"]) =>
      sum + Number(amount) * ({ h: 3_600_000, m: 60_000, s: 1_000, ms: 1 }[unit] ?? 0),
    0,
  );

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** How much of a processor a pod used at a moment, over a time before that. */
interface Measured {
  pod: string;
  at: number;
  windowMs: number;
  cores: number;
  memoryBytes: number;
}

function measured(item: unknown): Measured[] {
  if (!isRecord(item) || !isRecord(item["metadata"])) return [];
  const at = Date.parse(String(item["timestamp"]));
  if (Number.isNaN(at)) return [];
  const used = listed(item["containers"]).flatMap((one) =>
    isRecord(one) && isRecord(one["usage"]) ? [one["usage"]] : [],
  );
  return [
    {
      pod: String(item["metadata"]["name"]),
      at,
      windowMs: spanMs(item["window"]),
      cores: used.reduce((sum, { cpu }) => sum + quantity(cpu), 0),
      memoryBytes: Math.round(used.reduce((sum, { memory }) => sum + quantity(memory), 0)),
    },
  ];
}

/** How long a pod that is asked about no more is remembered, in milliseconds. */
const REMEMBERED = 3_600_000;

/**
 * What pods use, by the metrics API; nothing is known where the cluster does not serve it. It tells how much of a processor a pod
 * uses and no sum, so that the sum is kept here and begins with the gateway; what pods send and receive it does not tell.
 */
export function createUsage() {
  const sums = new Map<string, { at: number; cpuMs: number }>();
  const sumOf = ({ pod, at, windowMs, cores }: Measured): number => {
    const before = sums.get(pod);
    if (before && at <= before.at) return before.cpuMs;
    const cpuMs = (before?.cpuMs ?? 0) + cores * (before ? at - before.at : windowMs);
    sums.set(pod, { at, cpuMs });
    for (const [name, one] of sums) if (one.at < at - REMEMBERED) sums.delete(name);
    return cpuMs;
  };
  return async (reach: Reach, appId: string, signal?: AbortSignal): Promise<readonly PodUsage[]> => {
    const path = `/apis/metrics.k8s.io/v1beta1/namespaces/${encodeURIComponent(reach.namespace)}/pods`;
    const labelSelector = ownSelector(reach.gateway, "pod", { [label.app]: appId });
    const found = await ask(
      async () => await whereServed(async () => readJson(reach, path, { labelSelector })),
      { signal },
    );
    return listed(isRecord(found) ? found["items"] : [])
      .flatMap(measured)
      .map((one) => ({
        pod: one.pod,
        at: new Date(one.at).toISOString(),
        cpuMs: Math.round(sumOf(one)),
        memoryBytes: one.memoryBytes,
        receivedBytes: 0,
        sentBytes: 0,
      }));
  };
}
