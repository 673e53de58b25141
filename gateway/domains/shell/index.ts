import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { resolvers } from "./search/resolvers.ts";
import { routes } from "./search/rest.ts";

export const shell: Entity<Resolvers>[] = [{ name: "shell/search", resolvers, routes }];
