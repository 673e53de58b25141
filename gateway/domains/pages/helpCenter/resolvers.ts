import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { helpCenter } from "./repository.ts";
import { article } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    helpCenter: () => helpCenter,
    helpCenterArticle: (_, __, { clock }) => article(clock),
  },
};
