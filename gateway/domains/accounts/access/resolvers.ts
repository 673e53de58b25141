import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { AccessRole } from "#gateway/domains/accounts/users/repository.ts";
import { subjects, viewAs } from "./rules.ts";

export const resolvers: Resolvers = {
  AccessRole,
  Query: {
    accessSubjects: () => subjects,
  },
  Mutation: {
    viewAs: (_, { role }, context) => viewAs(context, role),
  },
};
