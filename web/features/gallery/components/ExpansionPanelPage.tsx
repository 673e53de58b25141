import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.expansion-panel", {
  demos: import.meta.glob("./expansionPanel/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./expansionPanel/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
