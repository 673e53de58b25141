import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.rating", {
  demos: import.meta.glob("./rating/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./rating/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
