import type { StrictTypedTypePolicies } from "../../generated/typePolicies.ts";

/** How the cache tells objects apart; what is not named here is kept by its `id`. */
export const typePolicies: StrictTypedTypePolicies = {
  Money: { keyFields: false },
  ProductPage: { keyFields: false },
  ProductSummary: { keyFields: false, merge: true },
  Viewer: { keyFields: [], merge: true },
};
