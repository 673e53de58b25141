import { AppError } from "#gateway/platform/errors.ts";
import type { Seat, TeamRoleText } from "./repository.ts";

/** What a role lets somebody do. */
export type Power = "SEE" | "PAY" | "RUN" | "MANAGE" | "OWN";

const powers: Readonly<Record<TeamRoleText, readonly Power[]>> = {
  OWNER: ["SEE", "PAY", "RUN", "MANAGE", "OWN"],
  ADMIN: ["SEE", "PAY", "RUN", "MANAGE"],
  DEVELOPER: ["SEE", "RUN"],
  BILLING: ["SEE", "PAY"],
  VIEWER: ["SEE"],
};

/** The roles, from what does most to what does least. */
export const roles = ["OWNER", "ADMIN", "DEVELOPER", "BILLING", "VIEWER"] as const satisfies TeamRoleText[];

type Rights = Pick<Seat, "role" | "projectIds">;

export const may = ({ role }: Pick<Seat, "role">, power: Power): boolean => powers[role].includes(power);

/** Whether somebody's rights reach a project; null asks for the whole team. */
export const reaches = ({ projectIds }: Pick<Seat, "projectIds">, projectId: string | null): boolean =>
  projectIds === null || (projectId !== null && projectIds.includes(projectId));

/** Whether whoever manages members has all that these rights are. */
export function covers(seat: Rights, { role, projectIds }: Rights): boolean {
  if (!powers[role].every((power) => may(seat, power))) return false;
  return projectIds === null ? seat.projectIds === null : projectIds.every((id) => reaches(seat, id));
}

/** The roles that somebody can give to others. A team is handed over, so that OWNER is never given. */
export const grantableBy = (seat: Rights): TeamRoleText[] =>
  may(seat, "MANAGE")
    ? roles.filter((role) => role !== "OWNER" && covers(seat, { role, projectIds: seat.projectIds }))
    : [];

/** @throws {AppError} FORBIDDEN */
export function demand(seat: Rights, power: Power, projectId?: string | null): void {
  if (!may(seat, power) || (projectId !== undefined && !reaches(seat, projectId)))
    throw new AppError("FORBIDDEN", "Your role in this team does not do this: ask its owner.");
}

/** @throws {AppError} FORBIDDEN, LAST_OWNER, ROLE_BEYOND_OWN. */
export function mayGive(seat: Rights, wanted: Rights): void {
  demand(seat, "MANAGE");
  if (wanted.role === "OWNER")
    throw new AppError("LAST_OWNER", "A team has one owner, who stays until it is handed over.");
  if (!covers(seat, wanted))
    throw new AppError("ROLE_BEYOND_OWN", "This is more than you have yourself in this team: grant less.");
}
