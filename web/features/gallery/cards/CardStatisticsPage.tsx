import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCards", "cards.card-statistics", {
  demos: import.meta.glob("./statistics/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./statistics/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
