import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import { helpParts } from "./repository.ts";
import * as rules from "./rules.ts";

export const search = defineSearch("helpTexts", rules.page, ({ title, topic }) => ({
  title,
  detail: topic ?? "",
}));

export const resolvers: Resolvers = {
  HelpTitle: {
    slug: ({ title }) => rules.slugOf(title),
  },
  HelpText: {
    lastUpdated: (text, _, { clock }) => rules.updatedOn(clock, text),
    related: ({ related }) => related.map((title) => ({ title })),
  },
  Query: {
    helpCenter: () => helpParts().helpCenter,
    helpCenterArticle: (_, __, { clock }) => rules.article(clock),
    helpTexts: (_, { q }) => rules.find(q),
    helpText: (_, { id }) => rules.helpText(id),
  },
};
