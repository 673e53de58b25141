import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import type { Area } from "#web/lib/navigation/area.ts";

export const orders: Area = {
  name: "orders",
  routes: [
    { path: "/order/list", title: "orders", content: "fill" },
    { path: "/order/details/:id", title: "order", activeNav: "/order/list" },
  ],
  navigation: [{ group: "billing", icon: Receipt20Regular, label: "orders", path: "/order/list" }],
};
