import { useMemo } from "react";
import type { HostingMetricStep } from "#web/generated/types.ts";
import { useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { thinned, withSample } from "./metricParts.ts";
import { HostedAppSampledDocument, useHostedAppMetricsQuery } from "./metrics.generated.ts";

/** What an app used, as a chart has room for it; the newest hour goes on by itself. */
export function useMetrics(appId: string, step: HostingMetricStep) {
  const { data, previousData, error, refetch, updateQuery } = useHostedAppMetricsQuery({
    variables: { appId, step },
    fetchPolicy: "cache-and-network",
  });
  useDocumentSubscription(HostedAppSampledDocument, {
    variables: { appId },
    skip: step !== "FIFTEEN_SECONDS",
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      if (told)
        updateQuery((_, { complete, previousData: before }) =>
          complete ? { ...before, metrics: withSample(before.metrics, told.sampled) } : undefined,
        );
    },
  });
  const metrics = (data ?? previousData)?.metrics;
  return {
    shown: useMemo(() => metrics && thinned(metrics), [metrics]),
    error,
    again: () => void refetch(),
  };
}
