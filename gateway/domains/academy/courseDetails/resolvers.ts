import type { Resolvers } from "../../../generated/resolvers.ts";
import { courseDetails } from "./repository.ts";

export const resolvers: Resolvers = {
  Query: {
    courseDetails: () => courseDetails,
  },
};
