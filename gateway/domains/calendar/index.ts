import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { icsRoutes } from "./events/ics/routes.ts";
import { migrations } from "./events/repository.ts";
import { resume } from "./events/reminders.ts";
import { resolvers, search } from "./events/resolvers.ts";
import { routes } from "./events/rest.ts";
import { seedEvents } from "./events/rules.ts";

export const calendar: Entity<Resolvers>[] = [
  {
    name: "calendar/events",
    resolvers,
    search,
    routes: [...routes, ...icsRoutes],
    migrations,
    resume,
    sample: { kind: "rows", table: "calendar_events", fill: seedEvents },
  },
];
