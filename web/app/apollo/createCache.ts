import { InMemoryCache } from "@apollo/client";
import possible from "#web/generated/possibleTypes.ts";
import { typePolicies } from "./typePolicies.ts";

/** The cache of the console: what a screen alone needs to know of its types, it teaches the cache when it loads. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({ typePolicies, possibleTypes: possible.possibleTypes });
