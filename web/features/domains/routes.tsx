import { GlobeSurface20Regular } from "@fluentui/react-icons/svg/globe-surface";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const domains: Area = {
  name: "domains",
  routes: [
    {
      path: "/product/freedomain",
      title: "domains",
      content: "wide",
      load: lazyScreen(() => import("./domains/DomainsPage.tsx"), "domains"),
    },
  ],
  navigation: [
    { group: "products", icon: GlobeSurface20Regular, label: "domains", path: "/product/freedomain" },
  ],
};
