import type { VehicleWarning } from "#web/generated/types.ts";

export const warnings = [
  "ECU_NOT_RESPONDING",
  "OIL_LEAKAGE",
  "FUEL_PROBLEMS",
  "TEMPERATURE_NOT_OPTIMAL",
  "NO_WARNINGS",
] as const satisfies readonly VehicleWarning[];

/** The vehicles as all screens of the area know them. */
export const vehicleRecords = {
  texts: "logisticsVehicles",
  cache: {
    rows: "vehicles",
    figures: ["fleet", "vehicleCounts", "vehicleSummary"],
    counts: { summary: "vehicleSummary", facets: { byWarning: "warnings" } },
  },
} as const;

/** The form holds degrees in millionths, as the gateway keeps them. */
export const MICRO = 1_000_000;
