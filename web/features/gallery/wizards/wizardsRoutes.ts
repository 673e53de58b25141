import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const wizardsRoutes: AreaRoute[] = [
  { path: "/wizard-examples/checkout", title: "wizards.checkout" },
  { path: "/wizard-examples/create-deal", title: "wizards.create-deal" },
  { path: "/wizard-examples/property-listing", title: "wizards.property-listing" },
];
