import { useSearchParams } from "#web/lib/navigation/place.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const ChartsScreen = lazyComponent(() => import("./list/ChartsScreen.tsx"), "ChartsScreen");
const EditorScreen = lazyComponent(() => import("./editor/EditorScreen.tsx"), "EditorScreen");

export const preload = (url: URL): Promise<void> =>
  (url.searchParams.has("chart") ? EditorScreen : ChartsScreen).preload();

export function Page() {
  const [search] = useSearchParams();
  const chart = search.get("chart");
  return chart === null ? <ChartsScreen /> : <EditorScreen key={chart} id={chart} />;
}
