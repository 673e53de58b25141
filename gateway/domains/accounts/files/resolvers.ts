import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { FileVisibility } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  FileVisibility,
  StoredFile: {
    url: ({ id }) => rules.urlOf(id),
  },
  Query: {
    files: (_, args, context) => rules.list(context, args),
  },
  Mutation: {
    fileDelete: (_, { id }, context) => rules.remove(context, id),
  },
};
