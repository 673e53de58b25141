import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { courseDetails } from "./repository.ts";

export const resolvers: Resolvers = {
  Query: {
    courseDetails,
  },
};
