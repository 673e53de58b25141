import { CalendarMonth20Regular } from "@fluentui/react-icons/svg/calendar-month";
import type { Area } from "#web/lib/navigation/area.ts";

export const calendar: Area = {
  name: "calendar",
  api: true,
  routes: [{ path: "/apps/calendar", title: "calendar", lists: [{ entity: "events" }] }],
  navigation: [{ group: "samples", icon: CalendarMonth20Regular, label: "calendar", path: "/apps/calendar" }],
};
