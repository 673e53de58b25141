import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  DomainSuffix: {
    isEnabled: ({ isEnabled }) => isEnabled !== 0,
    reserved: ({ reserved }, _, context) => rules.told(context, reserved),
    flagged: ({ flagged }, _, context) => rules.told(context, flagged),
  },
  Query: { domainSuffixes: (_, __, context) => rules.all(context) },
  Mutation: { domainSuffixSet: (_, args, context) => rules.set(context, args) },
};
