import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { propagation } from "./propagation.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  ZoneVersion: { author: (version, _, context) => rules.authorOf(context, version) },
  Query: {
    zone: (_, { domainId }, context) => rules.find(context, domainId),
    zoneVersions: (_, args, context) => rules.versions(context, args),
    zoneVersion: (_, { domainId, number }, context) => rules.version(context, domainId, number),
    zoneFile: (_, { domainId }, context) => rules.file(context, domainId),
    zonePropagation: (_, { domainId }, context) => propagation(context, domainId),
  },
  Mutation: {
    zoneRecordSave: (_, args, context) => rules.save(context, args),
    zoneRecordsRemove: (_, args, context) => rules.remove(context, args),
    zoneDiscard: (_, args, context) => rules.discard(context, args),
    zoneApply: (_, args, context) => rules.apply(context, args),
    zoneRestore: (_, args, context) => rules.restore(context, args),
    zoneImport: (_, args, context) => rules.bringIn(context, args),
  },
};
