import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.pagination", {
  demos: import.meta.glob("./pagination/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./pagination/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
