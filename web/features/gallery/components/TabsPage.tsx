import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.tabs", {
  demos: import.meta.glob("./tabs/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./tabs/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
