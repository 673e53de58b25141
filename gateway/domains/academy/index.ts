import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { resolvers as detailResolvers } from "./courseDetails/resolvers.ts";
import { routes as detailRoutes } from "./courseDetails/rest.ts";
import { migrations } from "./courses/repository.ts";
import { resolvers, search } from "./courses/resolvers.ts";
import { routes } from "./courses/rest.ts";
import { seedCourses } from "./courses/records.ts";
import { resolvers as lessonResolvers } from "./lessons/resolvers.ts";

export const academy: Entity<Resolvers>[] = [
  {
    name: "academy/courses",
    resolvers,
    search,
    routes,
    migrations,
    sample: {
      kind: "rows",
      table: "academy_courses",
      furtherTables: ["academy_learning", "academy_places"],
      fill: seedCourses,
    },
  },
  { name: "academy/courseDetails", resolvers: detailResolvers, routes: detailRoutes },
  { name: "academy/lessons", resolvers: lessonResolvers },
];
