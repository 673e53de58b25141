import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { search } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    appBarSearch: (_, { q }) => search(q),
  },
};
