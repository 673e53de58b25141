import type { ApolloClient } from "@apollo/client";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { prepareChartCache } from "./chartCache.ts";

const ChartsScreen = lazyComponent(() => import("./list/ChartsScreen.tsx"), "ChartsScreen");
const EditorScreen = lazyComponent(() => import("./editor/EditorScreen.tsx"), "EditorScreen");

export const preload = (url: URL, client: ApolloClient): Promise<void> => {
  prepareChartCache(client.cache);
  return (url.searchParams.has("chart") ? EditorScreen : ChartsScreen).preload();
};

export function Page() {
  const [search] = useSearchParams();
  const chart = search.get("chart");
  return chart === null ? <ChartsScreen /> : <EditorScreen key={chart} id={chart} />;
}
