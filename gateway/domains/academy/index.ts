import type { Entity } from "../../platform/entity.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { resolvers as detailResolvers } from "./courseDetails/resolvers.ts";
import { routes as detailRoutes } from "./courseDetails/rest.ts";
import { migrations } from "./courses/repository.ts";
import { resolvers } from "./courses/resolvers.ts";
import { routes } from "./courses/rest.ts";
import { fillCourses } from "./courses/rules.ts";

export const academy: Entity<Resolvers>[] = [
  {
    name: "academy/courses", resolvers, routes, migrations,
    sample: { kind: "rows", table: "academy_courses", fill: fillCourses },
  },
  { name: "academy/courseDetails", resolvers: detailResolvers, routes: detailRoutes },
];
