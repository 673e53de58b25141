import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { readAgent } from "#gateway/platform/request/agent.ts";
import { byId } from "#gateway/domains/accounts/users/repository.ts";
import { accessRoleOf } from "#gateway/domains/accounts/users/rules.ts";
import { viewAsOf } from "./repository.ts";
import { own, revoke, revokeOthers, rightsNow, signOut } from "./rules.ts";
import { signIn } from "./signIn.ts";

type Login = Awaited<ReturnType<typeof signIn>>;
const payload = ({ user, ...rest }: Login) => ({ ...rest, userData: user });

export const resolvers: Resolvers = {
  Session: {
    browser: ({ agent }) => readAgent(agent).browser,
    system: ({ agent }) => readAgent(agent).system,
    isCurrent: ({ id }, _, { viewer }) => id === viewer?.sessionId,
  },
  Query: {
    sessions: (_, __, context) => own(context),
    viewer: async (_, __, { viewer, home, clock }) => {
      const user = viewer && (await byId(home.db, viewer.userId));
      if (!user) return null;
      const role = accessRoleOf(rightsNow({ ...user, viewAs: await viewAsOf(home.db, viewer.sessionId) }));
      return {
        user,
        abilityRules: [...viewer.abilityRules],
        permissions: [...viewer.permissions],
        role,
        ownRole: accessRoleOf(user),
        passwordChangedAt: user.passwordChangedAt,
        // Read only where it is asked for: an answer with the time in it is not kept.
        get now() {
          return timestamp(clock);
        },
      };
    },
  },
  Mutation: {
    login: async (_, { email, password, remember, otp }, context) =>
      payload(await signIn(context, { by: "email", name: email, password, remember, otp: otp ?? undefined })),
    ordinaryUserLogin: async (_, { username, password, remember, otp }, context) =>
      payload(
        await signIn(context, { by: "username", name: username, password, remember, otp: otp ?? undefined }),
      ),
    logout: async (_, __, context) => {
      await signOut(context);
      return true;
    },
    sessionRevoke: (_, { id }, context) => revoke(context, id),
    sessionRevokeOthers: (_, __, context) => revokeOthers(context),
  },
};
