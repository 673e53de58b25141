import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.avatar", {
  demos: import.meta.glob("./avatar/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./avatar/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
