import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.custom-input", {
  demos: import.meta.glob("./custom-input/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./custom-input/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
