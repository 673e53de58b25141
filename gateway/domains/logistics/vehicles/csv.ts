import { asText, decimal, meant, whole } from "#gateway/platform/csv/cells.ts";
import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { importRoute } from "#gateway/platform/csv/importRoute.ts";
import { anyOfSet, anyTexts, oneOf } from "#gateway/platform/csv/params.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { byLocations, vehicleList, vehicleTable, VehicleWarning, type VehicleRow } from "./repository.ts";
import { placeIds, places } from "./road.ts";
import * as rules from "./rules.ts";
import { atStages, stageNames } from "./stages.ts";

const place = {
  path: "/apps/logistics/vehicles",
  access: "sample",
  tag: "Logistics",
  name: "vehicles",
} as const;

const named = Object.fromEntries([...places.values()].map(({ id, name }) => [name, id]));
const placed = {
  codes: placeIds,
  read: meant({ ...named, ...Object.fromEntries(placeIds.map((id) => [id, id])) }),
};

const columns = {
  location: { header: "Vehicle", required: true, read: whole, write: (row: VehicleRow) => row.location },
  startCity: { header: "From", required: true, read: asText, write: (row: VehicleRow) => row.startCity },
  startCountry: {
    header: "From country",
    required: true,
    read: asText,
    write: (row: VehicleRow) => row.startCountry,
  },
  endCity: { header: "To", required: true, read: asText, write: (row: VehicleRow) => row.endCity },
  endCountry: {
    header: "To country",
    required: true,
    read: asText,
    write: (row: VehicleRow) => row.endCountry,
  },
  warnings: {
    header: "Warnings",
    codes: Object.keys(VehicleWarning),
    read: meant(VehicleWarning),
    write: (row: VehicleRow) => nameOf<string>(VehicleWarning, row.warnings),
  },
  progress: { header: "Done (%)", read: decimal, write: (row: VehicleRow) => row.progress },
  latitude: {
    header: "Latitude",
    read: decimal,
    write: ({ latitudeMicro }: VehicleRow) => rules.degrees(latitudeMicro),
  },
  longitude: {
    header: "Longitude",
    read: decimal,
    write: ({ longitudeMicro }: VehicleRow) => rules.degrees(longitudeMicro),
  },
  startPlace: { header: "Drive from", ...placed, write: (row: VehicleRow) => row.startPlace },
  endPlace: { header: "Drive to", ...placed, write: (row: VehicleRow) => row.endPlace },
  updatedAt: { header: "Changed", write: (row: VehicleRow) => row.updatedAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    ...place,
    list: vehicleList,
    columns,
    sorts: ["LOCATION", "START_ROUTE", "END_ROUTE", "WARNINGS", "PROGRESS"],
    filters: () => ({
      q: oneOf("Text that one of the towns or countries or the number contains."),
      warning: anyOfSet("Any of these warnings.", VehicleWarning),
      stage: anyOfSet("At any of these stages.", stageNames),
      startCountry: anyTexts("From any of these countries, in English, to the letter."),
    }),
    conditions: ({ q, warning, stage, startCountry }) => ({
      q,
      where: given(anyOf("warnings", warning), atStages(stage), anyOf("startCountry", startCountry)),
    }),
  }),
  importRoute({
    ...place,
    table: vehicleTable.name,
    columns,
    key: "location",
    accepting: () => rules.acceptImported,
    check: rules.checkImported,
    save: rules.saveRows,
    existing: async (db, rows) => {
      const locations = rows.map(({ location }) => location);
      const found = new Map((await byLocations(db, locations)).map((row) => [row.location, row]));
      return ({ location }) => ({ row: found.get(location) });
    },
  }),
];
