import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { type Step, textType } from "#gateway/platform/store/migrate.ts";
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
  latitudeMicro: number | null;
  longitudeMicro: number | null;
  startPlace: string | null;
  endPlace: string | null;
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

const made = rowsMigration(
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

export const migrations: Record<string, Step> = {
  ...made,
  "0331_logistics_vehicles_places": async (db, dialect) => {
    const table = "logistics_vehicles";
    // A vehicle may be nowhere, and drive between places of the harbour city.
    for (const column of ["latitudeMicro", "longitudeMicro"]) {
      await db.schema.alterTable(table).renameColumn(column, `${column}Old`).execute();
      await db.schema.alterTable(table).addColumn(column, "integer").execute();
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(`${column}Old`)}`.execute(db);
      await db.schema.alterTable(table).dropColumn(`${column}Old`).execute();
    }
    for (const column of ["startPlace", "endPlace"])
      await db.schema.alterTable(table).addColumn(column, textType(dialect)).execute();
  },
  "0332_logistics_vehicles_country": async (db) => {
    await db.schema
      .createIndex("logistics_vehicles_startCountry_facet")
      .on("logistics_vehicles")
      .columns(["startCountry", "id"])
      .execute();
  },
};

export const byLocations = async (db: Db, locations: readonly number[]): Promise<VehicleRow[]> =>
  locations.length === 0
    ? []
    : await db.selectFrom("logistics_vehicles").selectAll().where("location", "in", locations).execute();

/** How many vehicles come from each country, most first. */
export const countsByCountry = async ({ db }: Store): Promise<{ value: string; count: number }[]> =>
  (
    await db
      .selectFrom("logistics_vehicles")
      .select(({ fn }) => ["startCountry as value", fn.countAll<number | string>().as("count")])
      .groupBy("startCountry")
      .orderBy("count", "desc")
      .orderBy("value")
      .execute()
  ).map(({ value, count }) => ({ value, count: Number(count) }));
