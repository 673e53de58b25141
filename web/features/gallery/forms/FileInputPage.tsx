import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.file-input", {
  demos: import.meta.glob("./file-input/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./file-input/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
