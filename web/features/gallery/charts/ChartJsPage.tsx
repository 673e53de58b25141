import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCharts", "charts.chartjs", {
  demos: import.meta.glob("./chartjs/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./chartjs/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
