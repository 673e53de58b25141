import type { Resolvers, VehicleFilter } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";
import { vehicleList, VehicleWarning } from "./repository.ts";
import * as rules from "./rules.ts";
import { vehicles } from "./rules.ts";
import { atStages } from "./stages.ts";

const conditions = (filter?: VehicleFilter | null): Condition[] =>
  given(
    anyOf("warnings", filter?.warnings),
    atStages(filter?.stages),
    anyOf("startCountry", filter?.startCountry),
  );

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
  },
  VehicleChange: { vehicle: plain.changed },
  Query: {
    ...plain.Query,
    vehicleCounts: plain.counts,
    vehicleSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: plain.Mutation,
  Subscription: plain.Subscription,
};
