import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.form-layouts", {
  demos: import.meta.glob("./form-layouts/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./form-layouts/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
