import { createMongoAbility } from "@casl/ability";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { goOn } from "#gateway/domains/accounts/sessions/rules.ts";
import { AccessRole, type AccessRoleText, byId } from "#gateway/domains/accounts/users/repository.ts";
import {
  abilityRulesOf,
  isOwnOnly,
  permissionsOf,
  resourceSubjects,
  rightsOf,
  routeSubjects,
} from "#gateway/domains/accounts/users/rules.ts";

const actions = ["READ", "CREATE", "UPDATE", "DELETE"] as const;

const abilities = new Map(
  Object.values(AccessRole).map(
    (role) =>
      [
        role,
        createMongoAbility([...abilityRulesOf(rightsOf(role)), ...permissionsOf(rightsOf(role))]),
      ] as const,
  ),
);

const verdictsOn = (subject: string, possible: readonly (typeof actions)[number][]) =>
  [...abilities].flatMap(([role, ability]) =>
    possible.map((action) => {
      const found = ability.relevantRuleFor(action.toLowerCase(), subject);
      const rule = found && { action: String(found.action), subject: String(found.subject) };
      const scope = rule && (isOwnOnly(rule) ? ("OWN" as const) : ("ANY" as const));
      return { role, action, allowed: rule !== null, scope, rule };
    }),
  );

/** Every subject with the verdicts of all roles; the rules stand in code, so they are worked out once. */
export const subjects = [
  ...routeSubjects.map((name) => ({ name, kind: "SCREENS" as const, verdicts: verdictsOn(name, ["READ"]) })),
  ...resourceSubjects.map((name) => ({
    name,
    kind: "RESOURCES" as const,
    verdicts: verdictsOn(name, actions),
  })),
];

/** @throws {AppError} FORBIDDEN where the account itself is no administrator. */
export async function viewAs(context: RequestContext, role: AccessRoleText) {
  const {
    home: { db },
    viewer,
  } = context;
  const user = await byId(db, viewerIdOf(context));
  if (!viewer || user?.role !== "admin") {
    throw new AppError("FORBIDDEN", "Only an administrator's account can view the console as another role.");
  }
  await note(context, { kind: "viewAs", userId: user.id, sessionId: viewer.sessionId, detail: { role } });
  return await goOn(context, user, role === "admin" ? null : role);
}
