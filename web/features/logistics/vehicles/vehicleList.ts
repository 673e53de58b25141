import type { VehicleFilter, VehicleStage, VehicleWarning } from "#web/generated/types.ts";
import { anyOf, anyText } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import { vehicleRecords, warnings } from "#web/features/logistics/shared/vehicleRecords.ts";

export const stages = ["ON_ROUTE", "WAITING", "ARRIVED"] as const satisfies readonly VehicleStage[];

export const warningLooks: PillLooks<VehicleWarning> = {
  NO_WARNINGS: { tone: "ok" },
  ECU_NOT_RESPONDING: { tone: "bad" },
  OIL_LEAKAGE: { tone: "bad" },
  FUEL_PROBLEMS: { tone: "warn" },
  TEMPERATURE_NOT_OPTIMAL: { tone: "warn" },
};

const alerts: VehicleWarning[] = warnings.filter((warning) => warning !== "NO_WARNINGS");

export const vehicleList = declareLiveList({
  name: "logistics.vehicles",
  ...vehicleRecords,
  sorts: ["LOCATION", "START_ROUTE", "END_ROUTE", "WARNINGS", "PROGRESS"],
  defaultSort: { field: "LOCATION", order: "ASC" },
  filters: { warning: anyOf(warnings, "warnings"), stage: anyOf(stages, "stages"), startCountry: anyText() },
  views: {
    all: {},
    underway: { stage: ["ON_ROUTE"] },
    waiting: { stage: ["WAITING"] },
    arrived: { stage: ["ARRIVED"] },
    alerts: { warning: alerts },
  },
  input: ({ warning, stage, startCountry }): VehicleFilter => ({
    warnings: warning,
    stages: stage,
    startCountry,
  }),
});
