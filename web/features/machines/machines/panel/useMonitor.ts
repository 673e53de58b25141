import { useMemo } from "react";
import type { MachineMetricRange } from "#web/generated/types.ts";
import { useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { thinned, withSample } from "./monitorParts.ts";
import { MachineSampledDocument, useMachinePanelMetricsQuery } from "./panel.generated.ts";

const MINUTE = 60_000;

/** What a machine used, as a chart has room for it; it goes on by itself each time that it is measured. */
export function useMonitor(machineId: string, range: MachineMetricRange) {
  const { data, previousData, error, refetch, updateQuery } = useMachinePanelMetricsQuery({
    variables: { machineId, range },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useDocumentSubscription(MachineSampledDocument, {
    variables: { machineId },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      if (!told) return;
      // Longer steps are means, which the gateway reckons once a minute is over.
      if (range === "HOUR")
        updateQuery((_, { complete, previousData: before }) =>
          complete ? { ...before, metrics: withSample(before.metrics, told.sampled) } : undefined,
        );
      else if (Date.parse(told.sampled.at) % MINUTE === 0) again();
    },
  });
  const metrics = (data ?? previousData)?.metrics;
  return { shown: useMemo(() => metrics && thinned(metrics), [metrics]), error, again };
}
