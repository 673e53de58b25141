import type { CourseFilter, Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, given, is } from "#gateway/platform/list/conditions.ts";
import { courseList } from "./repository.ts";
import * as rules from "./rules.ts";
import { courses } from "./rules.ts";

const conditions = (filter?: CourseFilter | null): Condition[] =>
  given(anyOf("tags", filter?.label), is("isCompleted", filter?.hideCompleted === true ? false : null));

const plain = recordResolvers("course", "courses", {
  list: courseList,
  records: courses,
  create: rules.create,
  conditions,
});

export const search = plain.search(({ courseTitle, user }) => ({ title: courseTitle, detail: user }));

export const resolvers: Resolvers = {
  Course: {
    progress: ({ completedTasks, totalTasks }) => Math.floor((completedTasks * 100) / totalTasks),
    rating: ({ ratingTenths }) => ratingTenths / 10,
  },
  CourseChange: { course: plain.changed },
  Query: {
    ...plain.Query,
    courseSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
