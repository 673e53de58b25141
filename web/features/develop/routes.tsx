import { Code20Regular } from "@fluentui/react-icons/svg/code";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { chartsPath, healthPath, mockServerPath } from "./shared/developPaths.ts";

export const develop: Area = {
  name: "develop",
  routes: [
    {
      path: "/develop",
      title: "overview",
      load: lazyScreen(() => import("./overview/OverviewPage.tsx"), "developOverview"),
    },
    {
      path: "/develop/OtherRoleDashboard",
      title: "otherRoleDashboard",
      access: { subject: "Developer" },
      load: lazyScreen(() => import("./otherRole/OtherRolePage.tsx"), "developOtherRole", "access"),
    },
    {
      path: healthPath,
      title: "health",
      access: { subject: "Gateway" },
      load: lazyScreen(
        () => import("./health/HealthPage.tsx"),
        "developHealth",
        "hostingApps",
        "machinesMachines",
      ),
    },
    {
      path: mockServerPath,
      title: "mock",
      devTools: true,
      // The banner of the sandbox needs the area's texts on every screen, so the many of this one have a file of their own.
      load: lazyScreen(() => import("./mockServer/MockServerPage.tsx"), "mockServer"),
    },
  ],
  navigation: [
    {
      group: "support",
      icon: Code20Regular,
      label: "title",
      items: [
        { path: "/develop" },
        { path: chartsPath },
        { path: "/develop/OtherRoleDashboard" },
        { path: healthPath },
        { path: mockServerPath, devTools: true },
      ],
    },
  ],
};
