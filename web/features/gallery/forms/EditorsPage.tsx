import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.editors", {
  demos: import.meta.glob("./editors/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./editors/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
