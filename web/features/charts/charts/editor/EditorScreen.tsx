import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { ChartChangesDocument } from "#web/features/charts/charts/charts.generated.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { chartsPath } from "#web/features/charts/shared/chartPaths.ts";
import { useChartEditorQuery, useChartFilesQuery } from "./editor.generated.ts";

const EditorWork = lazyComponent(() => import("./EditorWork.tsx"), "EditorWork", { texts: ["form"] });

/** A chart, with the version that the address names; else its newest. */
export function EditorScreen({ id }: { id: string }) {
  const words = useWords(chartTexts);
  const [search] = useSearchParams();
  const { data, error, refetch } = useChartEditorQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const chart = data?.chart;
  const wanted = search.get("version");
  const version =
    chart?.versions.find(({ number }) => number === wanted) ??
    chart?.versions.find(({ status }) => status !== "ARCHIVED") ??
    chart?.versions[0];
  const files = useChartFilesQuery({
    variables: { id: version?.id ?? "" },
    skip: !version,
    fetchPolicy: "cache-and-network",
  });
  const again = () => {
    void refetch();
    if (version) void files.refetch();
  };
  useChanges(
    ChartChangesDocument,
    (change) => {
      if (change.id === id) again();
    },
    chart !== undefined,
  );
  const found = files.data?.chartVersion;
  const failed = error ?? files.error;
  if (data && !chart)
    return (
      <>
        <ScreenHeader />
        <EmptyState
          title={words("gone.title")}
          text={words("gone.text")}
          actions={
            <ActionLink appearance="primary" action={{ label: words("gone.action"), to: chartsPath }} />
          }
        />
      </>
    );
  if (!chart || !version || !found || found.id !== version.id)
    return (
      <>
        <ScreenHeader {...(chart && { name: chart.name })} />
        {failed ? (
          <ErrorState title={words("failedOne")} error={failed} onRetry={again} />
        ) : (
          <CardSkeleton label={words("editor.loading")} lines={12} />
        )}
      </>
    );
  return (
    <EditorWork
      key={version.id}
      chart={chart}
      version={version}
      kept={{ version: found.version, files: found.files }}
      helm={data.helm}
      onChanged={again}
    />
  );
}
