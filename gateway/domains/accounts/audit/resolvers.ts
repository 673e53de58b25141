import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { readAgent } from "#gateway/platform/request/agent.ts";
import { AuditKind } from "./repository.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  AuditKind,
  AuditEntry: {
    user: ({ userId }, _, context) => (userId === null ? null : userOf(context, userId)),
    actor: ({ detail: { actor } }, _, context) => (actor === undefined ? null : userOf(context, actor)),
    browser: ({ agent }) => readAgent(agent).browser,
    system: ({ agent }) => readAgent(agent).system,
  },
  Query: {
    ownAudit: (_, args, context) => rules.own(context, args),
    audit: (_, args, context) => rules.all(context, args),
  },
};
