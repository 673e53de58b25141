import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { chartsPath } from "./shared/chartPaths.ts";

export const charts: Area = {
  name: "charts",
  routes: [
    {
      path: chartsPath,
      title: "charts",
      content: "fill",
      load: lazyScreen(() => import("./charts/HelmChartEditorPage.tsx")),
    },
  ],
  // The developers' entry of the navigation leads there.
  navigation: [],
};
