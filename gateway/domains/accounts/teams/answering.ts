import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { tell as notify } from "#gateway/domains/accounts/notifications/rules.ts";
import { ofTeams } from "./projectRepository.ts";
import { byId as userById } from "#gateway/domains/accounts/users/repository.ts";
import * as invitations from "./invitationRepository.ts";
import { over } from "./invitations.ts";
import { demandRoom } from "./managing.ts";
import * as seats from "./memberRepository.ts";
import * as teams from "./repository.ts";
import type { TeamInvitationRow, TeamRow } from "./repository.ts";
import { revokeBeyond } from "./revoking.ts";
import { ownAddress, tell, tellAddress, tellPerson } from "./rules.ts";
import { demandEmpty } from "./uses.ts";

/** The invitations to the viewer that wait for an answer. */
export const toViewer = async (context: RequestContext): Promise<TeamInvitationRow[]> => {
  const now = timestamp(context.businessClock);
  const all = await invitations.pendingFor(context.home.db, await ownAddress(context));
  return all.filter(({ expiresAt }) => expiresAt > now);
};

/** An invitation to the viewer, with the team, which nobody else changes until the transaction ends. */
async function held(inside: RequestContext, id: string) {
  const { db } = inside.home;
  const seen = await invitations.byId(db, id);
  if (!seen || seen.emailKey !== (await ownAddress(inside))) throw notFound("Invitation");
  const team = await teams.lock(db, seen.teamId);
  const row = await invitations.byId(db, id);
  if (!team || !row) throw notFound("Invitation");
  if (row.status !== "PENDING" || row.expiresAt <= timestamp(inside.businessClock)) throw over();
  return { team, row };
}

/** Tells whoever sent an invitation what became of it. */
async function answered(inside: RequestContext, team: TeamRow, row: TeamInvitationRow, message: string) {
  const person = await userById(inside.home.db, viewerIdOf(inside));
  await notify(inside, row.invitedBy, {
    kind: "system",
    tone: message === "teamDeclined" ? "warn" : "ok",
    message,
    params: { team: team.name, person: person?.fullName ?? row.email },
    link: "/user/profile/teams",
  });
  tell(inside, team.id);
  tellAddress(inside, row.emailKey, team.id);
}

/** Makes a member the owner, and the owner an administrator of the team. */
async function takeOver(inside: RequestContext, team: TeamRow, userId: string): Promise<TeamRow> {
  const { db } = inside.home;
  const member = await seats.memberBy(db, { teamId: team.id, userId });
  if (!member) throw over();
  await demandEmpty(db, { teamId: team.id });
  await demandRoom(db, userId);
  const former = { teamId: team.id, userId: team.ownerId };
  const rights = { role: "ADMIN", projectIds: null } as const;
  await seats.setMember(db, former, rights);
  await seats.setMember(db, member, { role: "OWNER", projectIds: null });
  await revokeBeyond(inside, team.id, team.ownerId, rights);
  const sessionId = inside.viewer?.sessionId ?? null;
  const detail = { team: team.name };
  await note(inside, { kind: "teamTakenOver", userId, sessionId, detail });
  tellPerson(inside, team.ownerId, team.id);
  const updatedAt = timestamp(inside.clock);
  return await teams.update(db, team.id, { ownerId: userId, version: team.version + 1, updatedAt });
}

/** Joins a team, with the projects of those it was for that there still are. */
async function join(inside: RequestContext, team: TeamRow, userId: string, row: TeamInvitationRow) {
  const { db } = inside.home;
  if (await seats.memberBy(db, { teamId: team.id, userId })) throw over();
  const known = new Set((await ofTeams(db, [team.id])).map(({ id }) => id));
  const { role } = row;
  await seats.addMember(db, {
    id: newId("mem", inside.clock),
    teamId: team.id,
    userId,
    role,
    projectIds: row.projectIds && row.projectIds.filter((id) => known.has(id)),
    joinedAt: timestamp(inside.clock),
  });
  const sessionId = inside.viewer?.sessionId ?? null;
  await note(inside, { kind: "teamJoined", userId, sessionId, detail: { team: team.name, role } });
  return team;
}

/** @throws {AppError} NOT_FOUND, INVITATION_OVER, IN_USE, QUOTA_EXCEEDED. */
export const accept = async (context: RequestContext, id: string): Promise<TeamRow> =>
  await inHome(context, async (inside) => {
    const userId = viewerIdOf(inside);
    const { team, row } = await held(inside, id);
    await invitations.update(inside.home.db, id, { status: "ACCEPTED" });
    const isHandOver = row.role === "OWNER";
    const after = isHandOver ? await takeOver(inside, team, userId) : await join(inside, team, userId, row);
    await answered(inside, team, row, isHandOver ? "teamHandedOver" : "teamJoined");
    tellPerson(inside, userId, team.id, isHandOver ? "UPDATED" : "CREATED");
    return after;
  });

/** @throws {AppError} NOT_FOUND, INVITATION_OVER. */
export async function decline(context: RequestContext, id: string): Promise<string> {
  await inHome(context, async (inside) => {
    const { team, row } = await held(inside, id);
    await invitations.update(inside.home.db, id, { status: "DECLINED" });
    await answered(inside, team, row, "teamDeclined");
  });
  return id;
}

/** Lets what nobody answered expire. */
export const invitationsDue: Deadline<Services> = {
  name: "accounts/teamInvitations",
  nextAt: async (db) => await invitations.nextExpiry(db),
  pass: async ({ home, homeLive, afterwards, at }) => {
    for (const { teamId, emailKey } of await invitations.expire(home.db, at)) {
      tell({ homeLive, afterwards }, teamId);
      tellAddress({ homeLive, afterwards }, emailKey, teamId);
    }
  },
};
