import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { LedgerFindingKind } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  LedgerFindingKind,
  Query: {
    ledgerProof: (_, __, context) => rules.proof(context),
    ledgerChecks: (_, { first }, context) => rules.latest(context, first),
  },
  Mutation: { ledgerCheckRun: (_, __, context) => rules.run(context) },
};
