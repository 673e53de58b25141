import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { bringIn } from "./importing.ts";
import { propagation } from "./propagation.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  ZoneVersion: { author: (version, _, context) => shown.authorOf(context, version) },
  Query: {
    zone: (_, { domainId }, context) => shown.find(context, domainId),
    zoneVersions: (_, args, context) => shown.versions(context, args),
    zoneVersion: (_, { domainId, number }, context) => shown.version(context, domainId, number),
    zoneFile: (_, { domainId }, context) => shown.file(context, domainId),
    zonePropagation: (_, { domainId }, context) => propagation(context, domainId),
  },
  Mutation: {
    zoneRecordSave: (_, args, context) => rules.save(context, args),
    zoneRecordsRemove: (_, args, context) => rules.remove(context, args),
    zoneDiscard: (_, args, context) => rules.discard(context, args),
    zoneApply: (_, args, context) => rules.apply(context, args),
    zoneRestore: (_, args, context) => rules.restore(context, args),
    zoneImport: (_, args, context) => bringIn(context, args),
  },
};
