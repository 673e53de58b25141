import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryCards", "typography", {
  demos: import.meta.glob("./typography/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./typography/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
