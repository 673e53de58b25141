import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { resolvers } from "./plans/resolvers.ts";

export const catalogue: Entity<Resolvers>[] = [{ name: "catalogue/plans", resolvers }];
