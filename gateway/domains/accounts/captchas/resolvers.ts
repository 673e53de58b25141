import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { begin } from "./rules.ts";

export const resolvers: Resolvers = {
  Mutation: { captchaBegin: (_, __, context) => begin(context) },
};
