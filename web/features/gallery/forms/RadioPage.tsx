import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.radio", {
  demos: import.meta.glob("./radio/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./radio/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
