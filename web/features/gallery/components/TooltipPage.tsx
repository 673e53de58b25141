import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.tooltip", {
  demos: import.meta.glob("./tooltip/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./tooltip/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
