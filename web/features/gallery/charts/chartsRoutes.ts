import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const chartsRoutes: AreaRoute[] = [
  { path: "/charts/apex-chart", title: "charts.apex-chart" },
  { path: "/charts/chartjs", title: "charts.chartjs" },
];
