import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { can } from "#web/lib/session/ability.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useCreateDrawer } from "#web/ui/drawer/useCreateDrawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { useLiveList } from "#web/ui/table/useLiveList.ts";
import { useChartCountsQuery, useChartRightsQuery } from "#web/features/charts/charts/charts.generated.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { chartDocuments, ownList, ownViews, reviewList, reviewViews } from "./chartList.ts";
import { useChartRows } from "./useChartRows.tsx";

const CreateDrawer = lazyComponent(() => import("./CreateDrawer.tsx"), "CreateDrawer");
const ImportDrawer = lazyComponent(() => import("./ImportDrawer.tsx"), "ImportDrawer");

function useMaking() {
  const words = useWords(chartTexts);
  const { drawer, createPath } = useCreateDrawer((state) => <CreateDrawer {...state} />);
  const [importing, bringIn] = useDrawer<true>((_, state) => <ImportDrawer {...state} />);
  return {
    create: { label: words("create.open"), icon: <Add20Regular />, to: createPath },
    tools: (
      <Button icon={<ArrowUpload20Regular />} onClick={() => bringIn(true)}>
        {words("import.open")}
      </Button>
    ),
    drawers: (
      <>
        {drawer}
        {importing}
      </>
    ),
  };
}

function OwnCharts() {
  const live = useLiveList(ownList, chartDocuments);
  const { drawers, ...making } = useMaking();
  const { data, previousData } = useChartCountsQuery({
    variables: { filters: ownViews.map((view) => ownList.input(ownList.views[view], {})) },
  });
  const [all, drafts, review, published] = (data ?? previousData)?.counts ?? [];
  return (
    <>
      <ListScreen
        live={live}
        rows={useChartRows(false)}
        counts={{ all, drafts, review, published }}
        {...making}
      />
      {drawers}
    </>
  );
}

function ReviewedCharts() {
  const live = useLiveList(reviewList, chartDocuments);
  const { drawers, ...making } = useMaking();
  const { data, previousData } = useChartCountsQuery({
    variables: { filters: reviewViews.map((view) => reviewList.input(reviewList.views[view], {})) },
  });
  const [queue, own, everybody] = (data ?? previousData)?.counts ?? [];
  return (
    <>
      <ListScreen live={live} rows={useChartRows(true)} counts={{ queue, own, everybody }} {...making} />
      {drawers}
    </>
  );
}

export function ChartsScreen() {
  const { data } = useChartRightsQuery();
  if (!data) return null;
  return can(data.viewer?.permissions ?? [], "manage", "all") ? <ReviewedCharts /> : <OwnCharts />;
}
