import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.chip", {
  demos: import.meta.glob("./chip/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./chip/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
