import { z } from "zod";
import { saveImported } from "#gateway/platform/csv/saveImported.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { MICRO, placeIds } from "./road.ts";

import {
  countsByCountry,
  vehicleList,
  vehicleTable,
  VehicleWarning,
  type VehicleData,
  type VehicleRow,
} from "./repository.ts";
import { countStages } from "./stages.ts";

// What the fleet asks of vehicles on their way.
export { journeyAt } from "./journey.ts";
export { isPlaced, positionAt } from "./motion.ts";
export { placeOf, places } from "./road.ts";

const fields = z.object({
  location: z.int().min(1).max(999_999),
  startCity: text(1, 60),
  startCountry: text(1, 60),
  endCity: text(1, 60),
  endCountry: text(1, 60),
  warnings: z.enum(VehicleWarning),
  progress: z.int().min(0).max(100),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  startPlace: z.enum(placeIds),
  endPlace: z.enum(placeIds),
});

const emptied = ["latitude", "longitude", "startPlace", "endPlace"] as const;
const { latitude, longitude, startPlace, endPlace } = fields.shape;
const changed = fields
  .extend({
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
    startPlace: startPlace.nullable(),
    endPlace: endPlace.nullable(),
  })
  .partial();
const created = changed.required({
  location: true,
  startCity: true,
  startCountry: true,
  endCity: true,
  endCountry: true,
});

const micro = (degree: number | null) => (degree === null ? null : Math.round(degree * MICRO));

const columns = <Given extends z.output<typeof changed>>({ latitude, longitude, ...rest }: Given) => ({
  ...rest,
  ...(latitude !== undefined && { latitudeMicro: micro(latitude) }),
  ...(longitude !== undefined && { longitudeMicro: micro(longitude) }),
});

const fresh = (given: z.output<typeof created>): VehicleData => ({
  warnings: VehicleWarning.NO_WARNINGS,
  progress: 0,
  latitudeMicro: null,
  longitudeMicro: null,
  startPlace: null,
  endPlace: null,
  ...columns(given),
});

const missing = (field: string, message: string) => badInput({ [field]: { code: "REQUIRED", message } });

function check({ latitudeMicro, longitudeMicro, startPlace, endPlace }: VehicleData): void {
  if ((latitudeMicro === null) !== (longitudeMicro === null)) {
    throw missing(
      latitudeMicro === null ? "latitude" : "longitude",
      "A position has a latitude and a longitude: give both, or neither.",
    );
  }
  if ((startPlace === null) !== (endPlace === null)) {
    throw missing(
      startPlace === null ? "startPlace" : "endPlace",
      "A drive has a start and an end: give both, or neither.",
    );
  }
  if (startPlace !== null && startPlace === endPlace) {
    throw badInput({
      endPlace: { code: "INVALID", message: "A drive ends at another place than it begins: choose another." },
    });
  }
}

export const vehicles = defineRecords({
  what: "Vehicle",
  table: vehicleTable,
  change: changed.transform(columns),
  emptied,
  check,
  unique: {
    column: "location",
    taken: "Another vehicle has this number: choose another.",
    ofOne: "A number belongs to one vehicle: leave it out here.",
  },
});

export const create = async (context: RequestContext, input: object): Promise<VehicleRow> =>
  await vehicles.add(context, fresh(readInput(created, input)));

type Imported = z.output<typeof created>;

export const acceptImported = (values: object): Imported => validate(created, values);

/** @throws {AppError} BAD_USER_INPUT when the vehicle's columns would not go together. */
export const checkImported = (data: Imported, row: VehicleRow | undefined): void =>
  check({ ...(row ?? fresh(data)), ...columns(data) });

export const saveRows = saveImported({
  table: vehicleTable,
  records: vehicles,
  fresh,
  changes: (_, data: Imported) => columns(data),
});

export const degrees = (value: number | null): number | null => (value === null ? null : value / MICRO);

/** The fleet in figures. */
export async function summary(store: Store) {
  const [total, warnings, done, byCountry, byStage] = await Promise.all([
    vehicleList.total(store),
    vehicleList.facet(store, "warnings"),
    vehicleList.sum(store, "progress"),
    countsByCountry(store),
    countStages(store),
  ]);
  return {
    total,
    byStage,
    averageProgress: total === 0 ? 0 : done / total,
    byCountry,
    byWarning: warnings.map(({ value, count }) => ({ value: nameOf<string>(VehicleWarning, value), count })),
  };
}

export const seedVehicles = seedRows(vehicleTable, () => created.transform(fresh));
