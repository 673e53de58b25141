import type { Entity } from "#gateway/platform/entity/entity.ts";
import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { migrations } from "./inviteCodes/repository.ts";
import { resolvers } from "./inviteCodes/resolvers.ts";
import { deadlines, jobs } from "./inviteCodes/rules.ts";
import { seedInviteCodes } from "./inviteCodes/sample.ts";

export const partners: Entity<Resolvers>[] = [
  {
    name: "partners/inviteCodes",
    resolvers,
    migrations,
    deadlines,
    jobs,
    sample: { kind: "accounts", table: "partners_invite_codes", fill: seedInviteCodes },
  },
];
