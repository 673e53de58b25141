import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.button", {
  demos: import.meta.glob("./button/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./button/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
