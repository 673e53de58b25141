import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCharts", "extensions.tour", {
  demos: import.meta.glob("./tour/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./tour/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
