import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.FadeTransition", {
  demos: import.meta.glob("./fadeTransition/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./fadeTransition/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
