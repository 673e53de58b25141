import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { list } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    snapshots: (_, __, { store }) => list(store.db),
  },
  Mutation: {
    sampleReset: (_, __, context) => rules.reset(context),
    snapshotSave: (_, { name }, context) => rules.save(context, name),
    snapshotRestore: (_, { name }, context) => rules.restore(context, name),
    snapshotDelete: (_, { name }, context) => rules.remove(context, name),
  },
};
