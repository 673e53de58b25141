import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { resolvePage } from "#gateway/platform/list/listQuery.ts";
import { courseList, stateOf, type CourseRow, type CourseSort } from "./repository.ts";
import { courses, create } from "./records.ts";
import { changes, conditions, page, percentOf, summary, viewed, type Wanted } from "./rules.ts";

const plain = recordResolvers<"course", "courses", CourseRow, CourseSort, Wanted>("course", "courses", {
  list: courseList,
  records: courses,
  create,
  conditions: (filter, context) => conditions(context, filter ?? {}),
});

export const search = plain.search(({ courseTitle, user }) => ({ title: courseTitle, detail: user }));

export const resolvers: Resolvers = {
  Course: {
    completedTasks: async (course, _, context) => (await viewed(context, course)).completedTasks,
    progress: async (course, _, context) => percentOf(await viewed(context, course)),
    state: async (course, _, context) => stateOf(await viewed(context, course)),
    rating: ({ ratingTenths }) => ratingTenths / 10,
  },
  CourseChange: { course: plain.changed },
  Query: {
    ...plain.Query,
    courses: async (_, args, context) =>
      await resolvePage(
        { page: (__, wanted) => page(context, wanted) },
        context,
        args,
        await conditions(context, args.filter ?? {}),
      ),
    courseCounts: plain.counts,
    courseSummary: (_, __, context) => summary(context),
  },
  Mutation: plain.Mutation,
  Subscription: { courseChanged: { subscribe: (_, __, context) => changes(context) } },
};
