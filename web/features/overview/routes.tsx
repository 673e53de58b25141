import { Board20Regular } from "@fluentui/react-icons/svg/board";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const overview: Area = {
  name: "overview",
  routes: [
    {
      path: "/user/dashboards",
      title: "dashboard",
      load: lazyScreen(() => import("./home/HomePage.tsx"), "bar", "accountsUsers", "overviewAnnouncements"),
    },
  ],
  navigation: [{ group: "home", icon: Board20Regular, label: "dashboard", path: "/user/dashboards" }],
};
