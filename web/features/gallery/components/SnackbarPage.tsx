import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.snackbar", {
  demos: import.meta.glob("./snackbar/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./snackbar/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
