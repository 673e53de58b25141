import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const formsRoutes: AreaRoute[] = [
  { path: "/forms/autocomplete", title: "forms.autocomplete" },
  { path: "/forms/checkbox", title: "forms.checkbox" },
  { path: "/forms/combobox", title: "forms.combobox" },
  { path: "/forms/custom-input", title: "forms.custom-input" },
  { path: "/forms/date-time-picker", title: "forms.date-time-picker" },
  { path: "/forms/editors", title: "forms.editors" },
  { path: "/forms/file-input", title: "forms.file-input" },
  { path: "/forms/form-layouts", title: "forms.form-layouts" },
  { path: "/forms/form-validation", title: "forms.form-validation" },
  { path: "/forms/form-wizard-icons", title: "forms.form-wizard-icons" },
  { path: "/forms/form-wizard-numbered", title: "forms.form-wizard-numbered" },
  { path: "/forms/radio", title: "forms.radio" },
  { path: "/forms/range-slider", title: "forms.range-slider" },
  { path: "/forms/rating", title: "forms.rating" },
  { path: "/forms/select", title: "forms.select" },
  { path: "/forms/slider", title: "forms.slider" },
  { path: "/forms/switch", title: "forms.switch" },
  { path: "/forms/textarea", title: "forms.textarea" },
  { path: "/forms/textfield", title: "forms.textfield" },
];
