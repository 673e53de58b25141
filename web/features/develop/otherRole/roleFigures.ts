import type { AccessRole } from "#web/generated/types.ts";
import type { Area } from "#web/lib/navigation/area.ts";
import type { OtherRoleDashboardQuery } from "./otherRole.generated.ts";

/** What a role may do, and where it may go. */
export interface RoleFigures {
  role: AccessRole;
  /** How many kinds of things it may look at, may change, and sees of other people. */
  reads: number;
  changes: number;
  others: number;
  /** The screens that it may enter, by their paths. */
  screens: string[];
}

/** Counts what every role may do by the server's own verdicts, and which screens ask for no more. */
export function figuresOf(
  subjects: OtherRoleDashboardQuery["accessSubjects"],
  areas: readonly Area[],
): RoleFigures[] {
  const roles = [...new Set(subjects.flatMap(({ verdicts }) => verdicts.map(({ role }) => role)))];
  return roles.map((role) => {
    const allowed = subjects.flatMap(({ name, verdicts }) =>
      verdicts.filter((one) => one.role === role && one.allowed).map((one) => ({ ...one, name })),
    );
    const readable = new Set(allowed.filter(({ action }) => action === "READ").map(({ name }) => name));
    const changed = new Set(allowed.filter(({ action }) => action !== "READ").map(({ name }) => name));
    const wide = new Set(allowed.filter(({ scope }) => scope === "ANY").map(({ name }) => name));
    const screens = areas.flatMap(({ routes }) =>
      routes.flatMap(({ path, access = { subject: "OrdinaryUser" }, redirectTo }) =>
        redirectTo === undefined && (typeof access === "string" || readable.has(access.subject))
          ? [path]
          : [],
      ),
    );
    return { role, reads: readable.size, changes: changed.size, others: wide.size, screens };
  });
}
