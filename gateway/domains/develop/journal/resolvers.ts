import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { curlOf, documentOf } from "#gateway/platform/request/journalCopies.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { hasFailed, OperationKind, page } from "./repository.ts";
import { added, clear } from "./rules.ts";

export const resolvers: Resolvers = {
  OperationKind,
  JournalEntry: {
    id: ({ id }) => String(id),
    at: ({ at }) => new Date(at).toISOString(),
    failed: hasFailed,
    curl: curlOf,
    document: (entry, _, __, { schema }) => documentOf(entry, schema),
  },
  Query: {
    journal: (_, { page: at, itemsPerPage, filter }, { devTools }) =>
      page(devTools.journal, { ...filter, ...strictList({ page: at, itemsPerPage, q: filter?.q }) }),
    journalEntry: (_, { id }, { devTools }) => devTools.journal.find(Number(id)) ?? null,
  },
  Mutation: {
    journalClear: (_, __, context) => clear(context),
  },
  Subscription: {
    journalEntryAdded: {
      subscribe: (_, __, context) => added(context),
    },
  },
};
