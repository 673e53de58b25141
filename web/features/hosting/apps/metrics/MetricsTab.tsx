import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import type { HostingMetricStep } from "#web/generated/types.ts";
import { useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { isMeasured, type MetricsTabProps, metricTexts, steps, thinned, withSample } from "./metricParts.ts";
import { HostedAppSampledDocument, useHostedAppMetricsQuery } from "./metrics.generated.ts";
import { UsageCharts } from "./UsageCharts.tsx";

const useStyles = makeStyles({
  tab: { display: "grid", gap: "16px" },
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
  step: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export function MetricsTab({ app }: MetricsTabProps) {
  const styles = useStyles();
  const words = useWords(metricTexts);
  const [step, setStep] = useState<HostingMetricStep>("FIFTEEN_SECONDS");
  const [split, setSplit] = useState<"total" | "pods">("total");
  const { data, previousData, error, refetch, updateQuery } = useHostedAppMetricsQuery({
    variables: { appId: app.id, step },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useDocumentSubscription(HostedAppSampledDocument, {
    variables: { appId: app.id },
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
  const shown = useMemo(() => metrics && thinned(metrics), [metrics]);
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <Segmented
          label={words("range")}
          value={step}
          onChange={setStep}
          parts={steps.map((value) => ({ value, label: words(`ranges.${value}`) }))}
        />
        <Segmented
          label={words("split.label")}
          value={split}
          onChange={setSplit}
          parts={[
            { value: "total", label: words("split.total") },
            { value: "pods", label: words("split.pods") },
          ]}
        />
        <span className={styles.step}>{words(`steps.${step}`)}</span>
      </div>
      {!shown ? (
        error ? (
          <ErrorState title={words("failed")} error={error} onRetry={again} />
        ) : (
          <CardSkeleton label={words("cpu")} lines={5} />
        )
      ) : isMeasured(shown) ? (
        <UsageCharts metrics={shown} split={split} app={app} />
      ) : (
        <Card title={words("cpu")}>
          <EmptyState title={words("empty.title")} text={words("empty.text")} />
        </Card>
      )}
    </div>
  );
}
