import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.select", {
  demos: import.meta.glob("./select/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./select/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
