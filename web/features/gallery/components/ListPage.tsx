import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.list", {
  demos: import.meta.glob("./list/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./list/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
