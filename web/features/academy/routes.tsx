import { HatGraduation20Regular } from "@fluentui/react-icons/svg/hat-graduation";
import type { Area } from "#web/lib/navigation/area.ts";

export const academy: Area = {
  name: "academy",
  api: true,
  routes: [
    { path: "/apps/academy/dashboard", title: "dashboard" },
    { path: "/apps/academy/my-course", title: "courses", lists: [{ entity: "courses" }] },
    { path: "/apps/academy/course-details", title: "course" },
  ],
  navigation: [
    {
      group: "samples",
      icon: HatGraduation20Regular,
      label: "title",
      items: [
        { path: "/apps/academy/dashboard" },
        { path: "/apps/academy/my-course" },
        { path: "/apps/academy/course-details" },
      ],
    },
  ],
};
