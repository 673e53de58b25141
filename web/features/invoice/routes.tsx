import { DocumentOnePage20Regular } from "@fluentui/react-icons/svg/document-one-page";
import type { Area } from "#web/lib/navigation/area.ts";

export const invoice: Area = {
  name: "invoice",
  api: true,
  routes: [
    {
      path: "/apps/invoice/list",
      title: "invoices",
      content: "fill",
      lists: [
        { entity: "invoices", record: "/apps/invoice/preview/:id" },
        { entity: "clients", title: "clients" },
      ],
    },
    { path: "/apps/invoice/add", title: "create" },
    { path: "/apps/invoice/preview/:id", title: "preview", activeNav: "/apps/invoice/list" },
    { path: "/apps/invoice/edit/:id", title: "edit", activeNav: "/apps/invoice/list" },
  ],
  navigation: [
    {
      group: "samples",
      icon: DocumentOnePage20Regular,
      label: "title",
      items: [{ path: "/apps/invoice/list" }, { path: "/apps/invoice/add" }],
    },
  ],
};
