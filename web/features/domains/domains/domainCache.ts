import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";

/** How the cache holds suffixes: by their names, so that their terms and what is used of them stand together. */
export const prepareDomainCache = lazyTypePolicies({ DomainSuffix: { keyFields: ["suffix"] } });
