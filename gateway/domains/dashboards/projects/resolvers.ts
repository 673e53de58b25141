import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { projects } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    sampleProjects: (_, __, { clock }) => projects(clock).map((row) => ({ ...row, id: String(row.id) })),
  },
};
