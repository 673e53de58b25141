import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCards", "cards.card-basic", {
  demos: import.meta.glob("./basic/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./basic/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
