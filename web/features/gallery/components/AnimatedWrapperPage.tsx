import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.animated-wrapper", {
  demos: import.meta.glob("./animatedWrapper/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./animatedWrapper/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
