import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { AuditKindText } from "#gateway/domains/accounts/audit/repository.ts";
import { tell as notify } from "#gateway/domains/accounts/notifications/rules.ts";
import { ofTeams } from "./projectRepository.ts";
import * as seats from "./memberRepository.ts";
import type { Seat, TeamMemberRow, TeamRoleText, TeamRow } from "./repository.ts";
import { revokeBeyond } from "./revoking.ts";
import { mayGive } from "./roles.ts";
import { holdTeam, tell, tellPerson } from "./rules.ts";

type Rights = Pick<Seat, "role" | "projectIds">;

/** The rights as they are asked for. @throws {AppError} BAD_USER_INPUT where a project is not of the team. */
export async function rightsOf(
  db: Db,
  teamId: string,
  { role, projectIds }: { role: TeamRoleText; projectIds?: readonly string[] | null },
  field = "projectIds",
): Promise<Rights> {
  if (!projectIds) return { role, projectIds: null };
  const known = new Set((await ofTeams(db, [teamId])).map(({ id }) => id));
  if (projectIds.length === 0)
    throw badInput({ [field]: { code: "REQUIRED", message: "Choose at least one project, or all." } });
  if (!projectIds.every((id) => known.has(id)))
    throw badInput({ [field]: { code: "UNKNOWN", message: "The team has no such project." } });
  return { role, projectIds: [...new Set(projectIds)] };
}

/** Writes into the record of a member what became of them, and tells them and the team. */
async function noted(
  inside: RequestContext,
  { name, id }: TeamRow,
  { userId }: Seat,
  { kind, message, role }: { kind: AuditKindText; message: string; role?: TeamRoleText },
): Promise<void> {
  const actor = viewerIdOf(inside);
  const sessionId = inside.viewer?.sessionId ?? null;
  const detail = { team: name, ...(role && { role }), ...(actor !== userId && { actor }) };
  await note(inside, { kind, userId, sessionId, detail });
  if (actor !== userId)
    await notify(inside, userId, {
      kind: "system",
      tone: "info",
      message,
      params: { team: name, context: role?.toLowerCase() ?? "" },
      link: "/user/profile/teams",
    });
  tell(inside, id);
}

async function held(inside: RequestContext, teamId: string, userId: string) {
  const { team, seat } = await holdTeam(inside, teamId, "MANAGE");
  const member: TeamMemberRow | undefined = await seats.memberBy(inside.home.db, { teamId, userId });
  if (!member) throw notFound("Member");
  if (member.role === "OWNER")
    throw new AppError("LAST_OWNER", "A team keeps its owner: hand it over to somebody else first.");
  mayGive(seat, member);
  return { team, seat, member };
}

interface Wanted {
  teamId: string;
  userId: string;
  role: TeamRoleText;
  projectIds?: readonly string[] | null;
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, ROLE_BEYOND_OWN, LAST_OWNER, BAD_USER_INPUT. */
export const set = async (context: RequestContext, wanted: Wanted): Promise<TeamRow> =>
  await inHome(context, async (inside) => {
    const { teamId, userId } = wanted;
    const { team, seat, member } = await held(inside, teamId, userId);
    const rights = await rightsOf(inside.home.db, teamId, wanted);
    mayGive(seat, rights);
    await seats.setMember(inside.home.db, member, rights);
    await revokeBeyond(inside, teamId, userId, rights);
    const { role } = rights;
    await noted(inside, team, member, { kind: "teamRoleChanged", message: "teamRole", role });
    tellPerson(inside, userId, teamId);
    return team;
  });

/** @throws {AppError} NOT_FOUND, FORBIDDEN, ROLE_BEYOND_OWN, LAST_OWNER. */
export const remove = async (context: RequestContext, teamId: string, userId: string): Promise<TeamRow> =>
  await inHome(context, async (inside) => {
    const { team, member } = await held(inside, teamId, userId);
    if (userId === viewerIdOf(inside))
      throw new AppError("FORBIDDEN", "This is you: leave the team instead.");
    await seats.removeMember(inside.home.db, member);
    await revokeBeyond(inside, teamId, userId, null);
    await noted(inside, team, member, { kind: "teamLeft", message: "teamRemoved" });
    tellPerson(inside, userId, teamId, "DELETED");
    return team;
  });
