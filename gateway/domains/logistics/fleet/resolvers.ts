import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { placeOf, places } from "#gateway/domains/logistics/vehicles/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Vehicle: {
    position: (row, _, context) => rules.position(context, row),
    startPlace: ({ startPlace }) => placeOf(startPlace),
    endPlace: ({ endPlace }) => placeOf(endPlace),
    journey: (row, _, context) => rules.journey(context, row),
  },
  Query: {
    fleet: (_, __, context) => rules.fleet(context),
    harbourPlaces: () => [...places.values()],
    mapStyleUrl: (_, __, { config }) => config.mapStyleUrl ?? null,
  },
  Subscription: {
    vehicleMoved: { subscribe: (_, { ids }, context) => rules.moves(context, ids) },
  },
};
