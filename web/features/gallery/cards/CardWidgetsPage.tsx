import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCards", "cards.card-widgets", {
  demos: import.meta.glob("./widgets/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./widgets/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
