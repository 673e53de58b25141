import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const formsRoutes: AreaRoute[] = [
  {
    path: "/forms/autocomplete",
    title: "forms.autocomplete",
    load: lazyScreen(() => import("./AutocompletePage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/checkbox",
    title: "forms.checkbox",
    load: lazyScreen(() => import("./CheckboxPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/combobox",
    title: "forms.combobox",
    load: lazyScreen(() => import("./ComboboxPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/custom-input",
    title: "forms.custom-input",
    load: lazyScreen(() => import("./CustomInputPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/date-time-picker",
    title: "forms.date-time-picker",
    load: lazyScreen(() => import("./DateTimePickerPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/editors",
    title: "forms.editors",
    load: lazyScreen(() => import("./EditorsPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/file-input",
    title: "forms.file-input",
    load: lazyScreen(() => import("./FileInputPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/form-layouts",
    title: "forms.form-layouts",
    load: lazyScreen(() => import("./FormLayoutsPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/form-validation",
    title: "forms.form-validation",
    load: lazyScreen(() => import("./FormValidationPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/form-wizard-icons",
    title: "forms.form-wizard-icons",
    load: lazyScreen(() => import("./FormWizardIconsPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/form-wizard-numbered",
    title: "forms.form-wizard-numbered",
    load: lazyScreen(() => import("./FormWizardNumberedPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/radio",
    title: "forms.radio",
    load: lazyScreen(() => import("./RadioPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/range-slider",
    title: "forms.range-slider",
    load: lazyScreen(() => import("./RangeSliderPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/rating",
    title: "forms.rating",
    load: lazyScreen(() => import("./RatingPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/select",
    title: "forms.select",
    load: lazyScreen(() => import("./SelectPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/slider",
    title: "forms.slider",
    load: lazyScreen(() => import("./SliderPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/switch",
    title: "forms.switch",
    load: lazyScreen(() => import("./SwitchPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/textarea",
    title: "forms.textarea",
    load: lazyScreen(() => import("./TextareaPage.tsx"), "galleryDemos", "galleryForms"),
  },
  {
    path: "/forms/textfield",
    title: "forms.textfield",
    load: lazyScreen(() => import("./TextfieldPage.tsx"), "galleryDemos", "galleryForms"),
  },
];
