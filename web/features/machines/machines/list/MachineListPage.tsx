import type { ApolloClient } from "@apollo/client";
import { useWords } from "#web/lib/texts/words.ts";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useMachineListCountsQuery } from "#web/features/machines/machines/machines.generated.ts";
import { prepareMachineCache } from "#web/features/machines/machines/machineCache.ts";
import { machineBuyPath } from "#web/features/machines/machines/machineParts.ts";
import { machineList, machineListDocuments } from "./machineList.ts";
import { useMachineRows } from "./useMachineRows.tsx";

const views = ["all", "running", "stopped", "trouble", "bin"] as const;

const preloadPage = preloadList(machineList, machineListDocuments);

export const preload = (url: URL, client: ApolloClient) => {
  prepareMachineCache(client.cache);
  return preloadPage(url, client);
};

export function Page() {
  const words = useWords(machineList.texts);
  const live = useLiveList(machineList, machineListDocuments, {
    movedByUpdates: ({ variables }) => variables.sort.field === "STATE",
  });
  const { data, previousData } = useMachineListCountsQuery({
    variables: { filters: views.map((view) => machineList.views[view]) },
  });
  const counts = (data ?? previousData)?.counts;
  const of = (view: (typeof views)[number]) => counts?.[views.indexOf(view)];
  const [all, running] = [of("all"), of("running")];
  return (
    <ListScreen
      live={live}
      rows={useMachineRows()}
      status={[
        all === undefined ? undefined : words("count", { count: all }),
        running === undefined ? undefined : words("countRunning", { count: running }),
      ]}
      counts={{ all, running, stopped: of("stopped"), trouble: of("trouble"), bin: of("bin") }}
      create={machineBuyPath}
    />
  );
}
