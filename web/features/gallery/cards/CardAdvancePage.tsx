import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCards", "cards.card-advance", {
  demos: import.meta.glob("./advance/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./advance/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
