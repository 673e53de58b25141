import { z } from "zod";
import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyTexts, oneOf, trueOrFalse } from "#gateway/platform/csv/params.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { courseStates, type CourseRow } from "./repository.ts";
import { conditions, percentOf, walk } from "./rules.ts";

const columns = {
  courseTitle: { header: "Title", write: (row: CourseRow) => row.courseTitle },
  user: { header: "Teacher", write: (row: CourseRow) => row.user },
  label: { header: "Label", write: (row: CourseRow) => row.tags },
  progress: { header: "Progress (%)", write: percentOf },
  completedTasks: { header: "Done", write: (row: CourseRow) => row.completedTasks },
  totalTasks: { header: "Lessons", write: (row: CourseRow) => row.totalTasks },
  rating: { header: "Rating", write: (row: CourseRow) => row.ratingTenths / 10 },
  userCount: { header: "Learners", write: (row: CourseRow) => row.userCount },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/academy/courses",
    access: "sample",
    tag: "Academy",
    name: "courses",
    list: { walk },
    columns,
    sorts: ["COURSE_NAME", "PROGRESS", "CREATED"],
    filters: () => ({
      q: oneOf("Text that the title or the name of who teaches it contains."),
      label: anyTexts("Any of these labels, to the letter."),
      hideCompleted: trueOrFalse("Whether courses whose tasks are all done are left out."),
      state: z
        .preprocess(
          (value) => (typeof value === "string" ? [value] : value),
          z.array(z.enum(courseStates)).optional(),
        )
        .meta({
          description: "How far the viewer is in them; may be repeated.",
          override: { type: "array", items: { type: "string", enum: [...courseStates] } },
        }),
    }),
    conditions: async ({ q, ...wanted }, context) => ({ q, where: await conditions(context, wanted) }),
  }),
];
