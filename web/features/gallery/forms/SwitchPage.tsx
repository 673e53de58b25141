import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.switch", {
  demos: import.meta.glob("./switch/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./switch/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
