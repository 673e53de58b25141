import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.slider", {
  demos: import.meta.glob("./slider/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./slider/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
