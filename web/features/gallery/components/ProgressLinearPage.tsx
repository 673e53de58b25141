import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.progress-linear", {
  demos: import.meta.glob("./progressLinear/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./progressLinear/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
