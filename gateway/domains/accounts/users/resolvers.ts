import type { Resolvers } from "../../../generated/resolvers.ts";
import { UserRole } from "./repository.ts";

export const resolvers: Resolvers = { UserRole };
