import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "tables.simple-table", {
  demos: import.meta.glob("./simple-table/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./simple-table/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
