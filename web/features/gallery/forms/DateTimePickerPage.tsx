import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.date-time-picker", {
  demos: import.meta.glob("./date-time-picker/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./date-time-picker/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
