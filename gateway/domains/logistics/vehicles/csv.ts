import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, oneOf } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { vehicleList, VehicleWarning, type VehicleRow } from "./repository.ts";
import { atStages, stageNames } from "./stages.ts";

const columns = {
  location: { header: "Vehicle", write: (row: VehicleRow) => row.location },
  startCity: { header: "From", write: (row: VehicleRow) => row.startCity },
  startCountry: { header: "From country", write: (row: VehicleRow) => row.startCountry },
  endCity: { header: "To", write: (row: VehicleRow) => row.endCity },
  endCountry: { header: "To country", write: (row: VehicleRow) => row.endCountry },
  warnings: {
    header: "Warnings",
    codes: Object.keys(VehicleWarning),
    write: (row: VehicleRow) => nameOf<string>(VehicleWarning, row.warnings),
  },
  progress: { header: "Done (%)", write: (row: VehicleRow) => row.progress },
  updatedAt: { header: "Changed", write: (row: VehicleRow) => row.updatedAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/logistics/vehicles",
    access: "sample",
    tag: "Logistics",
    name: "vehicles",
    list: vehicleList,
    columns,
    sorts: ["LOCATION", "START_ROUTE", "END_ROUTE", "WARNINGS", "PROGRESS"],
    filters: {
      q: oneOf("Text that one of the towns or countries or the number contains."),
      warning: anyOfSet("Any of these warnings.", VehicleWarning),
      stage: anyOfSet("At any of these stages.", stageNames),
    },
    conditions: ({ q, warning, stage }) => ({
      q,
      where: given(anyOf("warnings", warning), atStages(stage)),
    }),
  }),
];
