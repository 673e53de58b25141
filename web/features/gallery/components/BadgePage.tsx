import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.badge", {
  demos: import.meta.glob("./badge/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./badge/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
