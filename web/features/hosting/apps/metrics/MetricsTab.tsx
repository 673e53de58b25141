import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import type { HostingMetricStep } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { isMeasured, type MetricsTabProps, metricTexts, steps } from "./metricParts.ts";
import { UsageCharts } from "./UsageCharts.tsx";
import { useMetrics } from "./useMetrics.ts";

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
  const { shown, error, again } = useMetrics(app.id, step);
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
