import type { ApolloClient } from "@apollo/client";
import { Button } from "@fluentui/react-components";
import { Grid20Regular } from "@fluentui/react-icons/svg/grid";
import { Table20Regular } from "@fluentui/react-icons/svg/table";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useHostedAppCountsQuery } from "#web/features/hosting/apps/apps.generated.ts";
import { prepareAppCache } from "#web/features/hosting/apps/appCache.ts";
import { appBuyPath, type AppRow } from "#web/features/hosting/apps/appParts.ts";
import { EngineNotice } from "#web/features/hosting/apps/EngineNotice.tsx";
import { appList, appListDocuments } from "./appList.ts";
import { useAppRows } from "./useAppRows.tsx";
import { useProjectFilter } from "./useProjectFilter.ts";

const DeleteDrawer = lazyComponent(
  () => import("#web/features/hosting/apps/DeleteDrawer.tsx"),
  "DeleteDrawer",
  { texts: ["form"] },
);

const ImportDrawer = lazyComponent(
  () => import("#web/features/hosting/apps/code/ImportDrawer.tsx"),
  "ImportDrawer",
  { texts: ["form"] },
);

const views = ["all", "running", "stopped", "trouble", "bin"] as const;

const preloadPage = preloadList(appList, appListDocuments);

export const preload = (url: URL, client: ApolloClient) => {
  prepareAppCache(client.cache);
  return preloadPage(url, client);
};

export function Page() {
  const words = useWords(appList.texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const look = search.get("look") === "table" ? "table" : "cards";
  const live = useLiveList(appList, appListDocuments, {
    movedByUpdates: ({ variables }) => ["PHASE", "UPDATED"].includes(variables.sort.field),
  });
  const { data, previousData } = useHostedAppCountsQuery({
    variables: { filters: views.map((view) => appList.views[view]) },
  });
  const counts = (data ?? previousData)?.counts;
  const of = (view: (typeof views)[number]) => counts?.[views.indexOf(view)];
  const [drawer, remove] = useDrawer<AppRow>((app, state) => <DeleteDrawer app={app} {...state} />);
  const [importing, bringIn] = useDrawer<"import">((_, state) => <ImportDrawer {...state} />);
  const project = useProjectFilter();
  const show = (next: "cards" | "table") => {
    const wanted = new URLSearchParams(search);
    if (next === "table") wanted.set("look", next);
    else wanted.delete("look");
    void navigate({ search: wanted.size > 0 ? `?${wanted}` : "" }, { replace: true });
  };
  const [all, running] = [of("all"), of("running")];
  return (
    <ListScreen
      live={live}
      rows={useAppRows(look, remove, project.counts.length > 0)}
      known={{ project }}
      status={[
        all === undefined ? undefined : words("count", { count: all }),
        running === undefined ? undefined : words("countRunning", { count: running }),
      ]}
      counts={{
        all,
        running,
        stopped: of("stopped"),
        trouble: of("trouble"),
        bin: of("bin"),
      }}
      create={appBuyPath}
      tools={
        <>
          <Button onClick={() => bringIn("import")}>{words("import.action")}</Button>
          <Segmented
            label={words("look.label")}
            value={look}
            onChange={show}
            parts={[
              { value: "cards", label: words("look.cards"), icon: <Grid20Regular /> },
              { value: "table", label: words("look.table"), icon: <Table20Regular /> },
            ]}
          />
        </>
      }
    >
      <EngineNotice />
      {drawer}
      {importing}
    </ListScreen>
  );
}
