import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.dialog", {
  demos: import.meta.glob("./dialog/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./dialog/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
