import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const chartsRoutes: AreaRoute[] = [
  {
    path: "/charts/apex-chart",
    title: "charts.apex-chart",
    load: lazyScreen(() => import("./ApexChartPage.tsx"), "galleryDemos", "galleryCharts"),
  },
  {
    path: "/charts/chartjs",
    title: "charts.chartjs",
    load: lazyScreen(() => import("./ChartJsPage.tsx"), "galleryDemos", "galleryCharts"),
  },
];
