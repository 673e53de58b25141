import type { CourseFilter, Resolvers } from "../../../generated/resolvers.ts";
import { anyOf, given, is, type Condition } from "../../../platform/list.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { courseList } from "./repository.ts";
import * as rules from "./rules.ts";
import { courses } from "./rules.ts";

const matching = (filter?: CourseFilter | null): Condition[] =>
  given(anyOf("tags", filter?.label), is("isCompleted", filter?.hideCompleted === true ? false : null));

export const resolvers: Resolvers = {
  Course: {
    progress: ({ completedTasks, totalTasks }) => Math.floor((completedTasks * 100) / totalTasks),
    rating: ({ ratingTenths }) => ratingTenths / 10,
  },
  CourseChange: {
    course: ({ id }, _, context) => courses.find(context, id),
  },
  Query: {
    courses: (_, args, context) => askPage(courseList, context, args, matching(args.filter)),
    courseIds: (_, { filter }, context) => askIds(courseList, context, filter, matching(filter)),
    course: (_, { id }, context) => courses.find(context, id),
    courseSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    courseCreate: (_, { input }, context) => rules.create(context, input),
    courseUpdate: (_, { id, input, expectedVersion }, context) => courses.update(context, id, input, expectedVersion),
    courseDelete: (_, { id }, context) => courses.remove(context, id),
    courseBulkUpdate: (_, { ids, input }, context) => courses.bulkUpdate(context, ids, input),
    courseBulkDelete: (_, { ids }, context) => courses.bulkRemove(context, ids),
  },
  Subscription: {
    courseChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(courses.topic), (change) => ({ courseChanged: change })),
    },
  },
};
