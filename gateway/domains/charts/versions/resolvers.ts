import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as creating from "./creating.ts";
import * as rendering from "./rendering.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

export const resolvers: Resolvers = {
  Chart: { versions: (chart, _, context) => shown.headsIn(context, chart) },
  ChartVersion: {
    files: (version, _, context) => shown.filesOf(context, version),
    actions: (version, _, context) => shown.offered(context, version),
  },
  Query: {
    chartVersion: (_, { id }, context) => shown.find(context, id),
    chartProblems: (_, args, context) => shown.problems(context, args),
    helm: (_, __, context) => rendering.helmOf(context),
    chartDryRun: (_, { versionId }, context) => rendering.dryRun(context, versionId),
  },
  Mutation: {
    chartCreate: (_, { input }, context) => creating.create(context, input),
    chartDuplicate: (_, args, context) => creating.duplicate(context, args),
    chartDraft: (_, { versionId }, context) => creating.draft(context, versionId),
    chartVersionSave: (_, { id, ...args }, context) => rules.save(context, { id: keyOf(id), ...args }),
    chartVersionStep: (_, { id, ...args }, context) => rules.step(context, { id: keyOf(id), ...args }),
    chartVersionReview: (_, { id, ...args }, context) => rules.review(context, { id: keyOf(id), ...args }),
  },
};
