import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Binding: {
    displayHost: (binding) => rules.displayHost(binding),
    redirectHttps: ({ redirectHttps }) => redirectHttps !== 0,
    app: (binding, _, context) => rules.appBound(context, binding),
    failure: (binding, _, context) => rules.failureOf(context, binding),
    record: (binding, _, context) => rules.recordOf(context, binding),
    certificate: (binding, _, context) => rules.certificateOf(context, binding),
    isEditable: (binding, _, context) => rules.isEditable(context, binding),
  },
  Query: { bindings: (_, { appId }, context) => rules.all(context, appId) },
  Mutation: {
    bindingCreate: (_, args, context) => rules.create(context, args),
    bindingUpdate: (_, args, context) => rules.update(context, args),
    bindingCheck: (_, { id }, context) => rules.check(context, id),
    bindingDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
