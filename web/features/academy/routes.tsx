import { HatGraduation20Regular } from "@fluentui/react-icons/svg/hat-graduation";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { academyPath, courseListPath, coursePath } from "./shared/coursePaths.ts";

const loadOverview = lazyScreen(() => import("./courses/AcademyDashboardPage.tsx"), "academyCourses");

export const academy: Area = {
  name: "academy",
  api: true,
  routes: [
    { path: academyPath, title: "dashboard", load: loadOverview },
    { path: "/dashboards/academy", title: "figures", load: loadOverview },
    {
      path: courseListPath,
      title: "courses",
      lists: [{ entity: "courses", record: `${coursePath}?course=:id` }],
      load: lazyScreen(() => import("./courses/CourseListPage.tsx"), "academyCourses"),
    },
    {
      path: coursePath,
      title: "course",
      activeNav: courseListPath,
      load: lazyScreen(() => import("./lessons/CourseDetailPage.tsx"), "academyLessons", "academyCourses"),
    },
  ],
  navigation: [
    {
      group: "samples",
      icon: HatGraduation20Regular,
      label: "title",
      items: [{ path: academyPath }, { path: courseListPath }],
    },
  ],
};
