import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCharts", "charts.apex-chart", {
  demos: import.meta.glob("./apexChart/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./apexChart/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
