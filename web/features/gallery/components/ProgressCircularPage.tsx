import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.progress-circular", {
  demos: import.meta.glob("./progressCircular/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./progressCircular/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
