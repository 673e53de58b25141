import type { Resolvers, VehicleFilter } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import { vehicleList, VehicleWarning } from "./repository.ts";
import { placeOf, places } from "./road.ts";
import * as rules from "./rules.ts";
import { vehicles } from "./rules.ts";

const conditions = (filter?: VehicleFilter | null): Condition[] =>
  given(anyOf("warnings", filter?.warnings), rules.atStage(filter?.stage));

const plain = recordResolvers("vehicle", "vehicles", {
  list: vehicleList,
  records: vehicles,
  create: rules.create,
  conditions,
});

export const search = plain.search(
  ({ location, startCity, startCountry, endCity, endCountry }) => ({
    title: String(location),
    detail: `${startCity}, ${startCountry} – ${endCity}, ${endCountry}`,
  }),
  "location",
);

export const resolvers: Resolvers = {
  VehicleWarning,
  Vehicle: {
    latitude: ({ latitudeMicro }) => rules.degrees(latitudeMicro),
    longitude: ({ longitudeMicro }) => rules.degrees(longitudeMicro),
    position: (row, _, context) => rules.position(context, row),
    startPlace: ({ startPlace }) => placeOf(startPlace),
    endPlace: ({ endPlace }) => placeOf(endPlace),
    journey: (row, _, context) => rules.journey(context, row),
  },
  VehicleChange: { vehicle: plain.changed },
  Query: {
    ...plain.Query,
    vehicleSummary: (_, __, { store }) => rules.summary(store),
    fleet: (_, __, context) => rules.fleet(context),
    harbourPlaces: () => [...places.values()],
    mapStyleUrl: (_, __, { config }) => config.mapStyleUrl ?? null,
  },
  Mutation: plain.Mutation,
  Subscription: {
    ...plain.Subscription,
    vehicleMoved: { subscribe: (_, { ids }, context) => rules.moves(context, ids) },
  },
};
