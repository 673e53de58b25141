import { Window20Regular } from "@fluentui/react-icons/svg/window";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

const front = "/front-pages";

export const frontPages: Area = {
  name: "frontPages",
  routes: [
    { path: `${front}/landing-page`, title: "landing", access: "public", layout: "blank", isDocument: true },
    { path: `${front}/pricing`, title: "pricing", access: "public", layout: "blank", isDocument: true },
    {
      path: `${front}/payment`,
      title: "payment",
      access: "public",
      layout: "blank",
      load: lazyScreen(() => import("./payment/PaymentPage.tsx"), "catalogue"),
    },
    {
      path: `${front}/checkout`,
      title: "checkout",
      access: "public",
      layout: "blank",
      load: lazyScreen(() => import("./checkout/CheckoutPage.tsx")),
    },
  ],
  navigation: [
    {
      group: "gallery",
      icon: Window20Regular,
      label: "title",
      items: [
        { path: `${front}/landing-page` },
        { path: `${front}/pricing` },
        { path: `${front}/payment` },
        { path: `${front}/checkout` },
        { path: `${front}/help-center` },
      ],
    },
  ],
};
