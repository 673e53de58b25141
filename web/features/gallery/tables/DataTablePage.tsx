import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "tables.data-table", {
  demos: import.meta.glob("./data-table/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./data-table/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
