import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCards", "dialogs", {
  demos: import.meta.glob("./dialogs/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./dialogs/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
