import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCharts", "extensions.swiper", {
  demos: import.meta.glob("./swiper/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./swiper/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
