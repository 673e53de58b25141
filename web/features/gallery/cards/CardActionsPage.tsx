import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCards", "cards.card-actions", {
  demos: import.meta.glob("./actions/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./actions/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
