import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.textarea", {
  demos: import.meta.glob("./textarea/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./textarea/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
