import type { Resolvers, VehicleFilter } from "../../../generated/resolvers.ts";
import { anyOf, given, type Condition } from "../../../platform/list.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { vehicleList, VehicleWarning } from "./repository.ts";
import * as rules from "./rules.ts";
import { vehicles } from "./rules.ts";

const matching = (filter?: VehicleFilter | null): Condition[] => given(anyOf("warnings", filter?.warnings));

export const resolvers: Resolvers = {
  VehicleWarning,
  Vehicle: {
    latitude: ({ latitudeMicro }) => rules.degrees(latitudeMicro),
    longitude: ({ longitudeMicro }) => rules.degrees(longitudeMicro),
    position: (row, _, context) => rules.position(context, row),
  },
  VehicleChange: {
    vehicle: ({ id }, _, context) => vehicles.find(context, id),
  },
  Query: {
    vehicles: (_, args, context) => askPage(vehicleList, context, args, matching(args.filter)),
    vehicleIds: (_, { filter }, context) => askIds(vehicleList, context, filter, matching(filter)),
    vehicle: (_, { id }, context) => vehicles.find(context, id),
    vehicleSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    vehicleCreate: (_, { input }, context) => rules.create(context, input),
    vehicleUpdate: (_, { id, input, expectedVersion }, context) => vehicles.update(context, id, input, expectedVersion),
    vehicleDelete: (_, { id }, context) => vehicles.remove(context, id),
    vehicleBulkUpdate: (_, { ids, input }, context) => vehicles.bulkUpdate(context, ids, input),
    vehicleBulkDelete: (_, { ids }, context) => vehicles.bulkRemove(context, ids),
  },
  Subscription: {
    vehicleChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(vehicles.topic), (change) => ({ vehicleChanged: change })),
    },
    vehicleMoved: { subscribe: (_, { ids }, context) => rules.moves(context, ids) },
  },
};
