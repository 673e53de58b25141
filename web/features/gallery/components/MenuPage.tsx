import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.menu", {
  demos: import.meta.glob("./menu/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./menu/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
