import { Repeater } from "graphql-yoga";
import { z } from "zod";
import { nameOf } from "#gateway/platform/enumText.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { text } from "#gateway/platform/validate.ts";
import { isOn, whileOn } from "#gateway/domains/accounts/simulation/rules.ts";
import { journeyAt } from "./journey.ts";
import { isPlaced, positionAt } from "./motion.ts";
import { MICRO, placeIds } from "./road.ts";
import {
  countsByCountry,
  vehicleList,
  vehicleTable,
  VehicleWarning,
  type VehicleData,
  type VehicleRow,
} from "./repository.ts";

const MAX_MOVING = 100;
const MAX_ON_MAP = 2_000;
const PACE = { first: 0, every: 2_000 };

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

const micro = (degree: number | undefined) => (degree === undefined ? null : Math.round(degree * MICRO));

const all = fields
  .partial({ latitude: true, longitude: true, startPlace: true, endPlace: true })
  .transform(({ latitude, longitude, startPlace = null, endPlace = null, ...rest }): VehicleData => ({
    ...rest,
    latitudeMicro: micro(latitude),
    longitudeMicro: micro(longitude),
    startPlace,
    endPlace,
  }));

const change = fields.partial().transform(({ latitude, longitude, ...rest }): Partial<VehicleData> => ({
  ...rest,
  ...(latitude !== undefined && { latitudeMicro: Math.round(latitude * MICRO) }),
  ...(longitude !== undefined && { longitudeMicro: Math.round(longitude * MICRO) }),
}));

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
  change,
  check,
  unique: {
    column: "location",
    taken: "Another vehicle has this number: choose another.",
    ofOne: "A number belongs to one vehicle: leave it out here.",
  },
});

export const create = async (context: RequestContext, input: object): Promise<VehicleRow> =>
  await vehicles.add(context, readInput(all, input));

export const degrees = (value: number | null): number | null => (value === null ? null : value / MICRO);

/** Where a vehicle is now, as the caller sees it. */
export const position = async (context: RequestContext, row: VehicleRow) =>
  isPlaced(row) ? positionAt(row, context.clock.now(), await isOn(context, "MOTION")) : null;

/** The drive of a vehicle as it is now, as the caller sees it. */
export const journey = async (context: RequestContext, row: VehicleRow) =>
  journeyAt(row, context.clock.now(), await isOn(context, "MOTION"));

/** The vehicles of a map. */
export const fleet = async ({ store }: RequestContext): Promise<VehicleRow[]> =>
  (await vehicleList.page(store, { page: 1, itemsPerPage: MAX_ON_MAP })).items;

/**
 * Where vehicles are while the caller has them moving.
 * @throws {AppError} BAD_USER_INPUT when too many are asked for.
 */
export function moves(context: RequestContext, ids?: readonly string[] | null) {
  const { store, clock, background } = context;
  if (ids && ids.length > MAX_MOVING) {
    throw badInput({
      ids: {
        code: "TOO_LONG",
        message: `At most ${MAX_MOVING} vehicles can be followed at once.`,
        params: { max: MAX_MOVING },
      },
    });
  }
  const rows = async () => (ids ? await vehicleTable.byIds(store.db, ids.map(keyOf)) : await fleet(context));
  return new Repeater<{ vehicleMoved: ReturnType<typeof positionAt>[] }>(async (push, stop) => {
    const end = whileOn(context, "MOTION", () =>
      background.every(PACE, async () => {
        const now = await rows();
        void push({ vehicleMoved: now.filter(isPlaced).map((row) => positionAt(row, clock.now(), true)) });
      }),
    );
    await stop;
    end();
  });
}

const stages = {
  WAITING: { column: "progress", in: [0] },
  ON_ROUTE: { column: "progress", min: 1, max: 99 },
  ARRIVED: { column: "progress", in: [100] },
} as const;

/** What a vehicle at a stage is asked for. */
export const atStage = (stage: keyof typeof stages | null | undefined): Condition | null =>
  stage ? stages[stage] : null;

/** The fleet in figures. */
export async function summary(store: Store) {
  const [total, warnings, done, byCountry, ...counts] = await Promise.all([
    vehicleList.total(store),
    vehicleList.facet(store, "warnings"),
    vehicleList.sum(store, "progress"),
    countsByCountry(store),
    ...Object.values(stages).map((one) => vehicleList.count(store, [one])),
  ]);
  return {
    total,
    byStage: Object.keys(stages).map((value, at) => ({ value, count: counts[at] ?? 0 })),
    averageProgress: total === 0 ? 0 : done / total,
    byCountry,
    byWarning: warnings.map(({ value, count }) => ({ value: nameOf<string>(VehicleWarning, value), count })),
  };
}

export const seedVehicles = seedRows(vehicleTable, () => all);
