import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { templateBySlug, templates } from "./repository.ts";
import { fillIn } from "./rules.ts";

export const resolvers: Resolvers = {
  Query: {
    templates: () => [...templates()],
    template: (_, { slug }) => templateBySlug(slug),
    templateSource: (_, { slug, inputs }) => fillIn(slug, inputs),
  },
};
