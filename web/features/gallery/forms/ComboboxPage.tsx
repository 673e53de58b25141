import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.combobox", {
  demos: import.meta.glob("./combobox/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./combobox/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
