import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryComponents", "components.JsonSchemaForm", {
  demos: import.meta.glob("./jsonSchemaForm/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./jsonSchemaForm/**/*.{ts,tsx}", { query: "?raw", import: "default" }),
});
