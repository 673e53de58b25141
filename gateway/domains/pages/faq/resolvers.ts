import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { defineSearch } from "#gateway/platform/entity/search.ts";
import * as rules from "./rules.ts";

export const search = defineSearch("faqGroups", rules.page, ({ question, faqTitle }) => ({
  title: question,
  detail: faqTitle,
}));

export const resolvers: Resolvers = {
  Query: {
    faqGroups: (_, { q }) => rules.questions(q),
  },
};
