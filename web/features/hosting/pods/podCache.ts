import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";

const replaced = { merge: false };

/** How the cache holds pods: a list of them is replaced as it is told. */
export const preparePodCache = lazyTypePolicies({
  App: { fields: { actions: replaced, reason: replaced } },
  Query: { fields: { pods: replaced } },
});
