import { Repeater } from "graphql-yoga";
import { z } from "zod";
import { nameOf } from "#gateway/platform/enumText.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { text } from "#gateway/platform/validate.ts";
import { isOn, whileOn } from "#gateway/domains/accounts/simulation/rules.ts";
import { MICRO, positionAt } from "./motion.ts";
import {
  vehicleList,
  vehicleTable,
  VehicleWarning,
  type VehicleData,
  type VehicleRow,
} from "./repository.ts";

const MAX_MOVING = 100;
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
});

const all = fields.transform(({ latitude, longitude, ...rest }): VehicleData => ({
  ...rest,
  latitudeMicro: Math.round(latitude * MICRO),
  longitudeMicro: Math.round(longitude * MICRO),
}));

const change = fields.partial().transform(({ latitude, longitude, ...rest }): Partial<VehicleData> => ({
  ...rest,
  ...(latitude !== undefined && { latitudeMicro: Math.round(latitude * MICRO) }),
  ...(longitude !== undefined && { longitudeMicro: Math.round(longitude * MICRO) }),
}));

export const vehicles = defineRecords({
  what: "Vehicle",
  table: vehicleTable,
  change,
  unique: {
    column: "location",
    taken: "Another vehicle has this number: choose another.",
    ofOne: "A number belongs to one vehicle: leave it out here.",
  },
});

export const create = async (context: RequestContext, input: object): Promise<VehicleRow> =>
  await vehicles.add(context, readInput(all, input));

export const degrees = (micro: number): number => micro / MICRO;

/** Where a vehicle is now, as the caller sees it. */
export const position = async (context: RequestContext, row: VehicleRow) =>
  positionAt(row, context.clock.now(), await isOn(context, "MOTION"));

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
  const rows = async () =>
    ids
      ? await vehicleTable.byIds(store.db, ids.map(keyOf))
      : (await vehicleList.page(store, { page: 1, itemsPerPage: MAX_MOVING })).items;
  return new Repeater<{ vehicleMoved: ReturnType<typeof positionAt>[] }>(async (push, stop) => {
    const end = whileOn(context, "MOTION", () =>
      background.every(PACE, async () => {
        const now = await rows();
        void push({ vehicleMoved: now.map((row) => positionAt(row, clock.now(), true)) });
      }),
    );
    await stop;
    end();
  });
}

/** The fleet in figures, none of which costs more with more vehicles. */
export async function summary(store: Store) {
  const [total, warnings] = await Promise.all([
    vehicleList.total(store),
    vehicleList.facet(store, "warnings"),
  ]);
  return {
    total,
    byWarning: warnings.map(({ value, count }) => ({ value: nameOf<string>(VehicleWarning, value), count })),
  };
}

export const seedVehicles = seedRows(vehicleTable, () => all);
