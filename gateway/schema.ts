import { globSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import type { Resolvers } from "./generated/resolvers.ts";
import { accounts } from "./domains/accounts/index.ts";
import { ecommerce } from "./domains/ecommerce/index.ts";
import { enforceAccess } from "./platform/auth/directives.ts";
import type { Entity } from "./platform/entity.ts";
import { withIdempotency } from "./platform/idempotency.ts";
import { scalars } from "./platform/scalars.ts";

/** Every entity of every area; lower areas first. */
export const entities: readonly Entity<Resolvers>[] = [...accounts, ...ecommerce];

const folder = new URL("../schema/", import.meta.url);

/** The schema language of all areas, as it stands in `schema/`. */
export const typeDefs = (): string[] => globSync("**/*.graphql", { cwd: folder }).sort().map((file) => readFileSync(new URL(file, folder), "utf8"));

/** The executable schema, with access enforced. */
export function createSchema(): GraphQLSchema {
  const resolvers = [scalars, ...entities.flatMap((one) => one.resolvers ?? [])];
  return withIdempotency(enforceAccess(makeExecutableSchema({ typeDefs: typeDefs(), resolvers, inheritResolversFromInterfaces: true })));
}
