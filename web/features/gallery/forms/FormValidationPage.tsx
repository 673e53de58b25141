import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.form-validation", {
  demos: import.meta.glob("./form-validation/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./form-validation/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
