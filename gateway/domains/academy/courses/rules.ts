import { z } from "zod";
import { badInput } from "#gateway/platform/errors.ts";
import { given, is } from "#gateway/platform/list/conditions.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { BLANK_FACE, picturePath, text } from "#gateway/platform/validate.ts";
import { courseList, courseTable, type CourseData, type CourseRow } from "./repository.ts";

const fields = z.object({
  courseTitle: text(1, 120),
  desc: text(0, 2_000),
  tags: text(1, 40),
  user: text(1, 120),
  avatar: picturePath,
  completedTasks: z.int().min(0).max(10_000),
  totalTasks: z.int().min(1).max(10_000),
});

function refuseTooManyDone({
  completedTasks,
  totalTasks,
}: Pick<CourseData, "completedTasks" | "totalTasks">): void {
  if (completedTasks <= totalTasks) return;
  throw badInput({
    completedTasks: {
      code: "OUT_OF_RANGE",
      message: `completedTasks must be at most ${totalTasks}.`,
      params: { max: totalTasks },
    },
  });
}

export const courses = defineRecords({
  what: "Course",
  table: courseTable,
  change: fields.partial(),
  check: refuseTooManyDone,
});

export const create = async (context: RequestContext, input: object): Promise<CourseRow> =>
  await courses.add(context, {
    ...readInput(fields.extend({ avatar: picturePath.default(BLANK_FACE) }), input),
    userCount: 0,
    ratingTenths: 0,
    ratingCount: 0,
  });

/** The courses in figures, none of which costs more with more courses. */
export async function summary(store: Store) {
  const [total, completed, labels] = await Promise.all([
    courseList.total(store),
    courseList.count(store, given(is("isCompleted", true))),
    courseList.facet(store, "tags"),
  ]);
  return { total, completed, labels };
}

const sample = fields.extend({
  userCount: z.int().min(0),
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
});

export const seedCourses = seedRows(courseTable, () =>
  sample.transform(({ rating, ...row }): CourseData => ({ ...row, ratingTenths: Math.round(rating * 10) })),
);
