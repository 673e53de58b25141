import { CalendarMonth20Regular } from "@fluentui/react-icons/svg/calendar-month";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

const path = "/apps/calendar";

export const calendar: Area = {
  name: "calendar",
  api: true,
  routes: [
    {
      path,
      title: "calendar",
      lists: [{ entity: "events", record: `${path}?open=:id` }],
      content: "fill",
      load: lazyScreen(() => import("./events/CalendarPage.tsx"), "form"),
    },
  ],
  navigation: [{ group: "samples", icon: CalendarMonth20Regular, label: "calendar", path }],
};
