import { Repeater } from "graphql-yoga";
import { badInput } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isOn, whileOn } from "#gateway/domains/accounts/simulation/rules.ts";
import {
  vehicleList,
  vehicleTable,
  type VehicleRow,
} from "#gateway/domains/logistics/vehicles/repository.ts";
import { isPlaced, journeyAt, positionAt } from "#gateway/domains/logistics/vehicles/rules.ts";

const MAX_MOVING = 100;
const MAX_ON_MAP = 2_000;
const PACE = { first: 0, every: 2_000 };

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
