import { z } from "zod";
import { badInput } from "#gateway/platform/errors.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { BLANK_FACE, picturePath, text } from "#gateway/platform/validate.ts";
import { learningTable, placeTable, courseTable, type CourseData, type CourseRow } from "./repository.ts";

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
  dependents: [
    { table: learningTable.name, column: "courseId" },
    { table: placeTable.name, column: "courseId" },
  ],
});

export const create = async (context: RequestContext, input: object): Promise<CourseRow> =>
  await courses.add(context, {
    ...readInput(fields.extend({ avatar: picturePath.default(BLANK_FACE) }), input),
    userCount: 0,
    ratingTenths: 0,
    ratingCount: 0,
    outline: "",
  });

const sample = fields.extend({
  userCount: z.int().min(0),
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  outline: z.string(),
});

export const seedCourses = seedRows(courseTable, () =>
  sample.transform(({ rating, ...row }): CourseData => ({ ...row, ratingTenths: Math.round(rating * 10) })),
);
