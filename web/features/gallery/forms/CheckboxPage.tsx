import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.checkbox", {
  demos: import.meta.glob("./checkbox/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./checkbox/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
