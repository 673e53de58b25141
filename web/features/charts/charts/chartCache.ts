import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";

const replaced = { merge: false };

/** How the cache holds charts: what has no identifier of its own is replaced as it is told. */
export const prepareChartCache = lazyTypePolicies({
  Chart: { fields: { versions: replaced } },
  ChartVersion: { fields: { actions: replaced, files: replaced } },
  ChartRelease: { fields: { actions: replaced, revisions: replaced } },
});
