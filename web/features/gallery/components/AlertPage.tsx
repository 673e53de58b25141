import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.alert", {
  demos: import.meta.glob("./alert/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./alert/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
