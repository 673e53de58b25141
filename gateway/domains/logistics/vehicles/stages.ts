import type { VehicleStage } from "#gateway/generated/resolvers.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { vehicleList } from "./repository.ts";

/** How much of the way is done at each stage, in per cent. */
const stages: Readonly<Record<VehicleStage, readonly number[]>> = {
  WAITING: [0],
  ON_ROUTE: Array.from({ length: 99 }, (_, at) => at + 1),
  ARRIVED: [100],
};

export const stageNames = { WAITING: "WAITING", ON_ROUTE: "ON_ROUTE", ARRIVED: "ARRIVED" } as const;

/** What vehicles at any of the stages are asked for. */
export const atStages = (wanted: readonly VehicleStage[] | null | undefined): Condition | null =>
  wanted ? { column: "progress", in: wanted.flatMap((stage) => stages[stage]) } : null;

export const countStages = async (store: Store) =>
  await Promise.all(
    Object.entries(stages).map(async ([value, done]) => ({
      value,
      count: await vehicleList.count(store, [{ column: "progress", in: done }]),
    })),
  );
