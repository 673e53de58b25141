import type { Entity } from "../../platform/entity.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { resolvers } from "./search/resolvers.ts";
import { routes } from "./search/rest.ts";

export const shell: Entity<Resolvers>[] = [{ name: "shell/search", resolvers, routes }];
