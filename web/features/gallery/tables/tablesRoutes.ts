import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const tablesRoutes: AreaRoute[] = [
  { path: "/tables/data-table", title: "tables.data-table" },
  { path: "/tables/simple-table", title: "tables.simple-table" },
];
