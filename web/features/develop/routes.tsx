import { Code20Regular } from "@fluentui/react-icons/svg/code";
import type { Area } from "../../lib/area.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { kitPath, kitPattern, mockServerPath } from "./developPaths.ts";

export const develop: Area = {
  name: "develop",
  routes: [
    {
      path: mockServerPath,
      title: "mock.title",
      devTools: true,
      // The shell fetches this area's texts for the navigation of every screen, so the many of this one have a file of their own.
      load: async () => {
        const [{ MockServerPage }] = await Promise.all([import("./mockServer/MockServerPage.tsx"), loadTexts("mockServer")]);
        return { Page: MockServerPage };
      },
    },
    {
      path: kitPattern,
      activeNav: kitPath,
      title: "kit.title",
      devTools: true,
      // The gallery's texts are many; those of the area come with the first screen for the navigation.
      load: async () => ({ Page: (await Promise.all([import("./kit/KitPage.tsx"), loadTexts("kit")]))[0].KitPage }),
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
