import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { questions } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    faqGroups: (_, { q }) => questions(q),
  },
};
