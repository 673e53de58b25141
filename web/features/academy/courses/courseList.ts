import type { CourseFilter, CourseState } from "#web/generated/types.ts";
import { anyOf, anyText, yesNo } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { learntCacheKeys } from "#web/features/academy/shared/courseCache.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";

export const courseStates = [
  "NOT_STARTED",
  "IN_PROGRESS",
  "COMPLETED",
] as const satisfies readonly CourseState[];

export const courseStateLooks: PillLooks<CourseState> = {
  NOT_STARTED: { tone: "idle" },
  IN_PROGRESS: { tone: "info" },
  COMPLETED: { tone: "ok" },
};

export const courseList = declareLiveList({
  name: "academy.courses",
  texts: "academyCourses",
  cache: learntCacheKeys,
  sorts: ["CREATED", "COURSE_NAME", "PROGRESS"],
  defaultSort: { field: "CREATED", order: "ASC" },
  filters: { label: anyText(), state: anyOf(courseStates, "states"), hideCompleted: yesNo() },
  views: {
    all: {},
    current: { state: ["IN_PROGRESS"] },
    new: { state: ["NOT_STARTED"] },
    done: { state: ["COMPLETED"] },
  },
  input: ({ hideCompleted, ...filters }): CourseFilter => ({
    ...filters,
    hideCompleted: hideCompleted === true ? true : undefined,
  }),
});
