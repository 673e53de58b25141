import type { Entity } from "../../platform/entity.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { migrations } from "./events/repository.ts";
import { resolvers } from "./events/resolvers.ts";
import { routes } from "./events/rest.ts";
import { fillEvents } from "./events/rules.ts";

export const calendar: Entity<Resolvers>[] = [
  {
    name: "calendar/events", resolvers, routes, migrations,
    sample: { kind: "rows", table: "calendar_events", fill: fillEvents },
  },
];
