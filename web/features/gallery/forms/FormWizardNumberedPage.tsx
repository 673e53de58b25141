import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.form-wizard-numbered", {
  demos: import.meta.glob("./form-wizard-numbered/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./form-wizard-numbered/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
  }),
});
