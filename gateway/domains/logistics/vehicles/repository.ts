import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const VehicleWarning = {
  NO_WARNINGS: "No Warnings",
  ECU_NOT_RESPONDING: "Ecu Not Responding",
  OIL_LEAKAGE: "Oil Leakage",
  FUEL_PROBLEMS: "Fuel Problems",
  TEMPERATURE_NOT_OPTIMAL: "Temperature not optimal",
} as const;
export type VehicleWarningText = (typeof VehicleWarning)[keyof typeof VehicleWarning];

export interface VehicleData {
  location: number;
  startCity: string;
  startCountry: string;
  endCity: string;
  endCountry: string;
  warnings: VehicleWarningText;
  progress: number;
  /** In millionths of a degree. */
  latitudeMicro: number;
  longitudeMicro: number;
}

export interface VehicleRow extends VehicleData, Stamps {
  startKey: string;
  endKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    logistics_vehicles: Stored<VehicleRow>;
  }
}

export const vehicleTable = defineRows<VehicleData, VehicleRow>({
  name: "logistics_vehicles",
  derive: ({ location, startCity, startCountry, endCity, endCountry }) => ({
    startKey: foldForSearch(startCity),
    endKey: foldForSearch(endCity),
    search: searchText(startCity, startCountry, endCity, endCountry, location),
  }),
});

const sorts = {
  LOCATION: "location",
  START_ROUTE: "startKey",
  END_ROUTE: "endKey",
  WARNINGS: "warnings",
  PROGRESS: "progress",
} as const;

export const vehicleList = defineList(vehicleTable, {
  sorts,
  facets: ["warnings"],
  ties: "oldest",
});

export const migrations = rowsMigration(
  "0330",
  "logistics_vehicles",
  {
    location: "integer unique",
    startCity: "text",
    startCountry: "text",
    endCity: "text",
    endCountry: "text",
    warnings: "text",
    progress: "integer",
    latitudeMicro: "integer",
    longitudeMicro: "integer",
    startKey: "text",
    endKey: "text",
  },
  {
    sorts: ["location", "startKey", "endKey", "warnings", "progress"],
    facets: ["warnings"],
    ties: "oldest",
  },
);
