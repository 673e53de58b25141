import { Code20Regular } from "@fluentui/react-icons/svg/code";
import type { Area } from "../../lib/area.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { kitPath, kitPattern, mockServerPath } from "./developPaths.ts";

export const develop: Area = {
  name: "develop",
  routes: [
    { path: "/develop", title: "overview" },
    { path: "/develop/HelmChartEditor", title: "helmChartEditor" },
    { path: "/develop/OtherRoleDashboard", title: "otherRoleDashboard", access: { subject: "Developer" } },
    {
      path: mockServerPath,
      title: "mock",
      devTools: true,
      // The banner of the sandbox needs the area's texts on every screen, so the many of this one have a file of their own.
      load: async () => {
        const [{ MockServerPage }] = await Promise.all([import("./mockServer/MockServerPage.tsx"), loadTexts("mockServer")]);
        return { Page: MockServerPage };
      },
    },
    {
      path: kitPattern,
      activeNav: kitPath,
      title: "kit",
      devTools: true,
      load: async () => ({ Page: (await Promise.all([import("./kit/KitPage.tsx"), loadTexts("kit")]))[0].KitPage }),
    },
  ],
  navigation: [
    {
      group: "support",
      icon: Code20Regular,
      label: "title",
      items: [
        { path: "/develop" },
        { path: "/develop/HelmChartEditor" },
        { path: "/develop/OtherRoleDashboard" },
        { path: mockServerPath, devTools: true },
        { path: kitPath, devTools: true },
      ],
    },
  ],
};
