import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { UserRole } from "./repository.ts";

export const resolvers: Resolvers = { UserRole };
