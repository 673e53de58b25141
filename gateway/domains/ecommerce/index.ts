import type { Entity } from "../../platform/entity.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { migrations } from "./products/repository.ts";
import { resolvers } from "./products/resolvers.ts";
import { routes } from "./products/rest.ts";
import { fillProducts } from "./products/rules.ts";

export const ecommerce: Entity<Resolvers>[] = [
  {
    name: "ecommerce/products", resolvers, routes, migrations,
    sample: { kind: "rows", table: "ecommerce_products", fill: fillProducts },
  },
];
