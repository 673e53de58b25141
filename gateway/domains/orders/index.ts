import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { csvRoutes } from "./orders/csv.ts";
import { ordersDue, ordersExpiring } from "./orders/deadlines.ts";
import { migrations } from "./orders/migrations.ts";
import { resolvers } from "./orders/resolvers.ts";

export const orders: Entity<Resolvers>[] = [
  {
    name: "orders/orders",
    resolvers,
    routes: csvRoutes,
    migrations,
    deadlines: [ordersDue, ordersExpiring],
    sample: {
      kind: "accounts",
      table: "orders_orders",
      furtherTables: ["orders_firsts", "orders_numbers"],
      fill: async (...given) => (await import("./orders/sample.ts")).seedOrders(...given),
    },
  },
];
