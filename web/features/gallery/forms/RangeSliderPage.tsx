import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.range-slider", {
  demos: import.meta.glob("./range-slider/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./range-slider/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
