import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";

const replaced = { merge: false };

/** How the cache holds apps: what has no identifier of its own is replaced as it is told. */
export const prepareAppCache = lazyTypePolicies({
  App: {
    fields: {
      actions: replaced,
      tags: replaced,
      reason: replaced,
      spec: replaced,
      sleep: replaced,
      cpuTrend: replaced,
    },
  },
  AppEnvironment: { fields: { variables: replaced } },
  Deployment: { fields: { steps: replaced } },
  Query: { fields: { pods: replaced } },
});
