import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Project: {
    teamName: (project, _, context) => rules.teamName(context, project),
    owner: (project, _, context) => rules.owner(context, project),
    used: (project, _, context) => rules.used(context, project),
    isOpen: (project, _, context) => rules.isOpen(context, project),
    actions: (project, _, context) => rules.actionsOf(context, project),
  },
  Query: { projects: (_, __, context) => rules.own(context) },
  Mutation: {
    projectCreate: (_, args, context) => rules.create(context, args),
    projectUpdate: (_, args, context) => rules.update(context, args),
    projectDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
