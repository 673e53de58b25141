import { z } from "zod";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { answerPage, route } from "#gateway/platform/rest/rest.ts";
import { booleanParam, listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { csvRoutes } from "./csv.ts";
import type { CourseRow } from "./repository.ts";
import { conditions, page } from "./rules.ts";

const EVERY_LABEL = "All Courses";

const course = z
  .object({
    id: z.int(),
    user: z.string(),
    avatar: z.string(),
    courseTitle: z.string(),
    desc: z.string(),
    tags: z.string(),
    completedTasks: z.int(),
    totalTasks: z.int(),
    userCount: z.int(),
    rating: z.number(),
    ratingCount: z.int(),
  })
  .meta({ id: "Course" });

const shown = ({
  id,
  user,
  avatar,
  courseTitle,
  desc,
  tags,
  completedTasks,
  totalTasks,
  userCount,
  ratingTenths,
  ratingCount,
}: CourseRow) => ({
  id,
  user,
  avatar,
  courseTitle,
  desc,
  tags,
  completedTasks,
  totalTasks,
  userCount,
  rating: ratingTenths / 10,
  ratingCount,
});

const answer = answerPage(({ items, total }: ListPage<CourseRow>) => ({ courses: items.map(shown), total }));

const example = {
  id: 1,
  user: "Nora Ellingsen",
  avatar: "/media/avatars/face-016.svg",
  courseTitle: "Vue from the Ground Up",
  desc: "Components, reactivity and state, built step by step into a small weather board.",
  tags: "Web",
  completedTasks: 6,
  totalTasks: 12,
  userCount: 804,
  rating: 4.9,
  ratingCount: 24,
};

export const routes = [
  route({
    method: "GET",
    path: "/apps/academy/courses",
    access: "sample",
    tag: "Academy",
    summary: "Lists courses",
    query: z.object({
      q: textParam("Text that the title or the name of who teaches it contains."),
      label: textParam(`The label, to the letter; ${EVERY_LABEL} for all.`),
      hideCompleted: booleanParam("Whether courses whose tasks are all done are left out."),
      ...listParams({ courseName: "COURSE_NAME", progress: "PROGRESS" }),
    }),
    answers: {
      200: {
        description: "A page of courses.",
        body: z.object({ courses: z.array(course), total: z.int() }).meta({ id: "CourseList" }),
        example: { courses: [example], total: 25 },
      },
    },
    handle: async ({ query }, context) => {
      const label = query.label === EVERY_LABEL || query.label === undefined ? null : [query.label];
      const where = await conditions(context, { label, hideCompleted: query.hideCompleted });
      return answer(await page(context, { ...listArgs(query), q: query.q, where }));
    },
  }),
  ...csvRoutes,
];
