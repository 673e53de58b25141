import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as registering from "./registering.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";
import * as steps from "./steps.ts";

export const resolvers: Resolvers = {
  Domain: {
    owner: (domain, _, context) => shown.ownerOf(context, domain),
    bindings: (domain, _, context) => shown.bindingsIn(context, domain),
    renewalPoints: async (domain, _, context) => (await shown.termsOf(context, domain)).points,
    renewalDays: async (domain, _, context) => (await shown.termsOf(context, domain)).days,
    actions: (domain, _, context) => shown.offered(context, domain),
  },
  DomainSuffix: { used: ({ suffix }, _, context) => shown.usedBy(context, suffix) },
  Query: {
    domainSearch: (_, { label }, context) => registering.search(context, label),
    domains: (_, args, context) => shown.page(context, args),
    domain: (_, { id }, context) => rules.find(context, id),
  },
  Mutation: {
    domainRegister: (_, args, context) => registering.register(context, args),
    domainRenew: (_, { id }, context) => steps.renew(context, id),
    domainRelease: (_, { id }, context) => steps.release(context, id),
    domainTransfer: (_, args, context) => steps.transfer(context, args),
    domainNameserversSet: (_, args, context) => steps.delegate(context, args),
    domainReview: (_, args, context) => steps.review(context, args),
    domainHold: (_, args, context) => steps.hold(context, args),
  },
  Subscription: { domainChanged: { subscribe: (_, __, context) => shown.changes(context) } },
};
