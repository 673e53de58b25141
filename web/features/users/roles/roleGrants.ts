import type { SampleGrant } from "#web/generated/types.ts";
import type { RoleFieldsFragment } from "./roles.generated.ts";

export type Role = RoleFieldsFragment;

export const grants = [
  "USERS_READ",
  "USERS_CREATE",
  "USERS_UPDATE",
  "USERS_DELETE",
  "CONTENT_READ",
  "CONTENT_CREATE",
  "CONTENT_UPDATE",
  "CONTENT_DELETE",
  "BILLING_READ",
  "BILLING_CREATE",
  "BILLING_UPDATE",
  "BILLING_DELETE",
  "SETTINGS_READ",
  "SETTINGS_UPDATE",
] as const satisfies readonly SampleGrant[];

export interface GrantChange {
  role: Role;
  grant: SampleGrant;
  on: boolean;
}

export type Draft = ReadonlyMap<string, boolean>;

const keyOf = (role: Role, grant: SampleGrant) => `${role.id} ${grant}`;

export const isLocked = ({ documented }: Role): boolean => documented === "ADMIN";

export const isGranted = (draft: Draft, role: Role, grant: SampleGrant): boolean =>
  draft.get(keyOf(role, grant)) ?? role.grants.includes(grant);

export function withGrants(
  draft: Draft,
  cells: readonly (readonly [Role, SampleGrant])[],
  on: boolean,
): Draft {
  const next = new Map(draft);
  for (const [role, grant] of cells) if (!isLocked(role)) next.set(keyOf(role, grant), on);
  return next;
}

export const changesOf = (draft: Draft, roles: readonly Role[]): GrantChange[] =>
  roles.flatMap((role) =>
    grants.flatMap((grant) => {
      const on = isGranted(draft, role, grant);
      return on === role.grants.includes(grant) ? [] : [{ role, grant, on }];
    }),
  );

export const inputOf = (draft: Draft, changes: readonly GrantChange[]) =>
  [...new Set(changes.map(({ role }) => role))].map((role) => ({
    id: role.id,
    expectedVersion: role.version,
    grants: grants.filter((grant) => isGranted(draft, role, grant)),
  }));
