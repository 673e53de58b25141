import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export interface CourseData {
  courseTitle: string;
  desc: string;
  tags: string;
  user: string;
  avatar: string;
  completedTasks: number;
  totalTasks: number;
  userCount: number;
  /** In tenths. */
  ratingTenths: number;
  ratingCount: number;
}

export interface CourseRow extends CourseData, Stamps {
  titleKey: string;
  /** The share that is done, in millionths. */
  done: number;
  isCompleted: boolean;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    academy_courses: Stored<CourseRow>;
  }
}

const MILLION = 1_000_000;

export const courseTable = defineRows<CourseData, CourseRow>({
  name: "academy_courses",
  derive: ({ courseTitle, user, completedTasks, totalTasks }) => ({
    titleKey: foldForSearch(courseTitle),
    done: Math.floor((completedTasks * MILLION) / totalTasks),
    isCompleted: completedTasks === totalTasks,
    search: searchText(courseTitle, user),
  }),
});

const sorts = { COURSE_NAME: "titleKey", PROGRESS: "done", CREATED: "id" } as const;

export const courseList = defineList(courseTable, {
  sorts,
  facets: ["tags", "isCompleted"],
  ties: "oldest",
});

export const migrations = rowsMigration(
  "0320",
  "academy_courses",
  {
    courseTitle: "text",
    desc: "text",
    tags: "text",
    user: "text",
    avatar: "text",
    completedTasks: "integer",
    totalTasks: "integer",
    userCount: "integer",
    ratingTenths: "integer",
    ratingCount: "integer",
    titleKey: "text",
    done: "integer",
    isCompleted: "boolean",
  },
  { sorts: ["titleKey", "done"], facets: ["tags", "isCompleted"], ties: "oldest" },
);
