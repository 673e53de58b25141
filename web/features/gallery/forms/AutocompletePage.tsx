import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.autocomplete", {
  demos: import.meta.glob("./autocomplete/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./autocomplete/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
