import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.textfield", {
  demos: import.meta.glob("./textfield/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./textfield/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
