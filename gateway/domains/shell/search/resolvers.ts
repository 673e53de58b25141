import type { Resolvers } from "../../../generated/resolvers.ts";
import { search } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    appBarSearch: (_, { q }) => search(q),
  },
};
