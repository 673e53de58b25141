import { demoScreen } from "#web/features/gallery/shared/demoScreen.tsx";

export const Page = demoScreen("galleryForms", "forms.form-wizard-icons", {
  demos: import.meta.glob("./form-wizard-icons/*.tsx", { eager: true }),
  sources: import.meta.glob<string>("./form-wizard-icons/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
  }),
});
