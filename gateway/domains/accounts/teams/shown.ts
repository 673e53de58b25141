import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { ofTeams } from "./projectRepository.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import * as invitations from "./invitationRepository.ts";
import { membersOf } from "./memberRepository.ts";
import type { Seat, TeamInvitationRow, TeamMemberRow, TeamRow } from "./repository.ts";
import { covers, grantableBy, may, reaches } from "./roles.ts";
import { ownSeat, teamBy } from "./rules.ts";
import { usedIn } from "./uses.ts";

const nobody = { role: "VIEWER", projectIds: [] } as const satisfies { role: "VIEWER"; projectIds: string[] };

/** What the viewer is in a team that is shown: who has just left it sees what a viewer of nothing does. */
export const seatOf = async (
  context: RequestContext,
  { id }: Pick<TeamRow, "id">,
): Promise<Pick<Seat, "role" | "projectIds">> => (await ownSeat(context, id)) ?? nobody;

export const people = userOf;

export const members = async ({ home }: RequestContext, { id }: TeamRow): Promise<TeamMemberRow[]> =>
  await membersOf(home.db, [id]);

export async function invitationsOf(context: RequestContext, team: TeamRow): Promise<TeamInvitationRow[]> {
  const seat = await seatOf(context, team);
  return may(seat, "MANAGE") ? await invitations.ofTeam(context.home.db, team.id) : [];
}

export async function projects(context: RequestContext, team: TeamRow) {
  const seat = await seatOf(context, team);
  return (await ofTeams(context.home.db, [team.id])).filter(({ id }) => reaches(seat, id));
}

export const grantable = async (context: RequestContext, team: TeamRow) =>
  grantableBy(await seatOf(context, team));

/** The roles that the viewer can give a member; none where the member has more, and for the owner. */
export async function grantableTo(context: RequestContext, member: TeamMemberRow) {
  const seat = await seatOf(context, { id: member.teamId });
  return member.role !== "OWNER" && covers(seat, member) ? grantableBy(seat) : [];
}

export const isViewer = (context: RequestContext, { userId }: TeamMemberRow): boolean =>
  userId === viewerIdOf(context);

export const teamName = async (context: RequestContext, { teamId }: TeamInvitationRow): Promise<string> =>
  (await teamBy(context, teamId))?.name ?? "";

const offer = <Name extends string>(
  name: Name,
  isOffered: boolean,
  reasonCode: "IN_USE" | "LAST_OWNER" | "NO_MEMBERS" | null = null,
) => (isOffered ? [{ name, allowed: reasonCode === null, reasonCode }] : []);

/** What the viewer can do with a team as it is now. */
export async function actionsOf(context: RequestContext, team: TeamRow) {
  const seat = await seatOf(context, team);
  const [isManager, isOwner] = [may(seat, "MANAGE"), may(seat, "OWN")];
  const isWhole = isManager && seat.projectIds === null;
  const { db } = context.home;
  const inUse = isOwner && (await usedIn(db, { teamId: team.id })) > 0 ? ("IN_USE" as const) : null;
  const isAlone = isOwner && (await membersOf(db, [team.id])).length < 2;
  return [
    ...offer("UPDATE", isWhole),
    ...offer("INVITE", isManager),
    ...offer("PROJECT_CREATE", isWhole),
    ...offer("HAND_OVER", isOwner, isAlone ? "NO_MEMBERS" : inUse),
    ...offer("LEAVE", true, isOwner ? "LAST_OWNER" : null),
    ...offer("DELETE", isOwner, inUse),
  ];
}
