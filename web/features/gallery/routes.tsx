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

const components = [
  "alert",
  "animated-wrapper",
  "avatar",
  "badge",
  "button",
  "chip",
  "dialog",
  "expansion-panel",
  "FadeTransition",
  "JsonSchemaForm",
  "list",
  "menu",
  "pagination",
  "progress-circular",
  "progress-linear",
  "snackbar",
  "tabs",
  "timeline",
  "tooltip",
];
const forms = [
  "autocomplete",
  "checkbox",
  "combobox",
  "custom-input",
  "date-time-picker",
  "editors",
  "file-input",
  "form-layouts",
  "form-validation",
  "form-wizard-icons",
  "form-wizard-numbered",
  "radio",
  "range-slider",
  "rating",
  "select",
  "slider",
  "switch",
  "textarea",
  "textfield",
];
const authentication = [
  "login-v1",
  "login-v2",
  "register-v1",
  "register-v2",
  "register-multi-steps",
  "forgot-password-v1",
  "forgot-password-v2",
  "reset-password-v1",
  "reset-password-v2",
  "two-steps-v1",
  "two-steps-v2",
  "verify-email-v1",
  "verify-email-v2",
];

/** Every screen of a folder stands in the navigation under its folder's heading. */
const folders: { folder: string; key: string; icon: NavSection["icon"]; names: string[]; open?: boolean }[] =
  [
    { folder: "/components", key: "components", icon: PuzzlePiece20Regular, names: components },
    { folder: "/forms", key: "forms", icon: Form20Regular, names: forms },
    { folder: "/extensions", key: "extensions", icon: Shapes20Regular, names: ["swiper", "tour"] },
    { folder: "/charts", key: "charts", icon: DataBarVertical20Regular, names: ["apex-chart", "chartjs"] },
    { folder: "/tables", key: "tables", icon: Table20Regular, names: ["data-table", "simple-table"] },
    {
      folder: "/pages/cards",
      key: "cards",
      icon: CardUi20Regular,
      names: ["card-basic", "card-advance", "card-statistics", "card-actions", "card-widgets"],
    },
    {
      folder: "/wizard-examples",
      key: "wizards",
      icon: Wand20Regular,
      names: ["checkout", "create-deal", "property-listing"],
    },
    {
      folder: "/pages/authentication",
      key: "authentication",
      icon: Key20Regular,
      names: authentication,
      open: true,
    },
  ];

const inFolders = folders.flatMap(({ folder, key, names, open }) =>
  names.map((name): AreaRoute => ({
    path: `${folder}/${name}`,
    title: `${key}.${name}`,
    ...(open && { access: "public", layout: "blank" }),
  })),
);

export const gallery: Area = {
  name: "gallery",
  routes: [
    ...inFolders,
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
    { path: "/pages/dialog-examples", title: "dialogs" },
    { path: "/pages/icons", title: "icons" },
    { path: "/pages/typography", title: "typography" },
  ],
  navigation: [
    ...folders.map(({ folder, key, icon, names }): NavSection => ({
      group: "gallery",
      icon,
      label: `${key}.title`,
      items: names.map((name) => ({ path: `${folder}/${name}` })),
    })),
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
