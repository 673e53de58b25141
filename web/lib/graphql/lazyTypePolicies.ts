import { type ApolloCache, InMemoryCache, type TypePolicies } from "@apollo/client";

/** Gives the function that teaches a cache, once, how a screen's own types are held: policies that load with the screen, not before. */
export function lazyTypePolicies(policies: TypePolicies): (cache: ApolloCache) => void {
  const taught = new WeakSet<ApolloCache>();
  return (cache) => {
    if (taught.has(cache) || !(cache instanceof InMemoryCache)) return;
    taught.add(cache);
    cache.policies.addTypePolicies(policies);
  };
}
