import type { Resolvers } from "#gateway/generated/resolvers.ts";

export const resolvers: Resolvers = {
  AppSpec: { volumes: ({ volumes }) => volumes },
};
