import { Code20Regular } from "@fluentui/react-icons/svg/code";
import type { Area } from "../../lib/area.ts";
import { kitPath, mockServerPath } from "./developPaths.ts";

export const develop: Area = {
  name: "develop",
  routes: [
    {
      path: mockServerPath,
      title: "mock.title",
      devTools: true,
      load: async () => ({ Page: (await import("./mockServer/MockServerPage.tsx")).MockServerPage }),
    },
    {
      path: kitPath,
      title: "kit.title",
      devTools: true,
      load: async () => ({ Page: (await import("./kit/KitPage.tsx")).KitPage }),
    },
  ],
  navigation: [
    {
      group: "develop",
      icon: Code20Regular,
      label: "title",
      devTools: true,
      items: [
        { label: "mock.title", path: mockServerPath },
        { label: "kit.title", path: kitPath },
      ],
    },
  ],
};
