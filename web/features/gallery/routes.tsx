import { CardUi20Regular } from "@fluentui/react-icons/svg/card-ui";
import { DataBarVertical20Regular } from "@fluentui/react-icons/svg/data-bar-vertical";
import { Form20Regular } from "@fluentui/react-icons/svg/form";
import { Icons20Regular } from "@fluentui/react-icons/svg/icons";
import { Key20Regular } from "@fluentui/react-icons/svg/key";
import { PuzzlePiece20Regular } from "@fluentui/react-icons/svg/puzzle-piece";
import { Shapes20Regular } from "@fluentui/react-icons/svg/shapes";
import { Table20Regular } from "@fluentui/react-icons/svg/table";
import { TextFont20Regular } from "@fluentui/react-icons/svg/text-font";
import { Wand20Regular } from "@fluentui/react-icons/svg/wand";
import { WindowNew20Regular } from "@fluentui/react-icons/svg/window-new";
import type { Area, AreaRoute, NavSection } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { authenticationRoutes } from "./authentication/authenticationRoutes.ts";
import { cardsRoutes } from "./cards/cardsRoutes.ts";
import { chartsRoutes } from "./charts/chartsRoutes.ts";
import { componentsRoutes } from "./components/componentsRoutes.ts";
import { extensionsRoutes } from "./extensions/extensionsRoutes.ts";
import { formsRoutes } from "./forms/formsRoutes.ts";
import { pagesRoutes } from "./pages/pagesRoutes.ts";
import { tablesRoutes } from "./tables/tablesRoutes.ts";

/** Their code lies with what they make. */
const wizardsRoutes: AreaRoute[] = [
  {
    path: "/wizard-examples/checkout",
    title: "wizards.checkout",
    load: lazyScreen(() => import("./wizards/CheckoutPage.tsx"), "galleryWizards"),
  },
  {
    path: "/wizard-examples/create-deal",
    title: "wizards.create-deal",
    load: lazyScreen(() => import("./deals/CreateDealPage.tsx"), "galleryWizards"),
  },
  {
    path: "/wizard-examples/property-listing",
    title: "wizards.property-listing",
    load: lazyScreen(() => import("./listings/PropertyListingPage.tsx"), "galleryWizards"),
  },
];

const section = (label: string, icon: NavSection["icon"], routes: readonly AreaRoute[]): NavSection => ({
  group: "gallery",
  icon,
  label: `${label}.title`,
  items: routes.map(({ path }) => ({ path })),
});

export const gallery: Area = {
  name: "gallery",
  demos: "galleryDemos",
  routes: [
    ...componentsRoutes,
    ...formsRoutes,
    ...extensionsRoutes,
    ...chartsRoutes,
    ...tablesRoutes,
    ...cardsRoutes,
    ...wizardsRoutes,
    ...authenticationRoutes,
    ...pagesRoutes,
    {
      path: "/components/fade-transition",
      title: "components.FadeTransition",
      redirectTo: "/components/FadeTransition",
    },
    {
      path: "/components/json-schema-form",
      title: "components.JsonSchemaForm",
      redirectTo: "/components/JsonSchemaForm",
    },
  ],
  navigation: [
    section("components", PuzzlePiece20Regular, componentsRoutes),
    section("forms", Form20Regular, formsRoutes),
    section("extensions", Shapes20Regular, extensionsRoutes),
    section("charts", DataBarVertical20Regular, chartsRoutes),
    section("tables", Table20Regular, tablesRoutes),
    section("cards", CardUi20Regular, cardsRoutes),
    section("wizards", Wand20Regular, wizardsRoutes),
    section("authentication", Key20Regular, authenticationRoutes),
    {
      group: "gallery",
      icon: WindowNew20Regular,
      label: "inbox.title",
      items: [{ path: "/inbox/ComposeDialog" }, { path: "/inbox/EmailLeftSidebarContent" }],
    },
    { group: "gallery", icon: WindowNew20Regular, label: "dialogs", path: "/pages/dialog-examples" },
    { group: "gallery", icon: Icons20Regular, label: "icons", path: "/pages/icons" },
    { group: "gallery", icon: TextFont20Regular, label: "typography", path: "/pages/typography" },
  ],
};
