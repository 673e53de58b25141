import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.timeline", {
  demos: import.meta.glob("./timeline/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./timeline/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
