import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { following, type RowChange } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { seatsOf } from "./memberRepository.ts";
import type { TeamMemberRow } from "./repository.ts";

/** The live topics of one team, and of what one person is in teams. */
export const teamTopic = (teamId: string): string => `accounts_team:${teamId}`;
export const personTopic = (userId: string): string => `accounts_teams:${userId}`;
/** The live topic of what is sent to an address. */
export const addressTopic = (emailKey: string): string => `accounts_team_invitations:${emailKey}`;

/**
 * What happens on the topics that the viewer's seats stand for, from now on: whoever joins a team hears of it at once, and
 * whoever leaves one hears no more of it.
 */
export function followingSeats(
  context: RequestContext,
  topicsOf: (seats: readonly TeamMemberRow[]) => readonly string[],
): AsyncIterable<RowChange> {
  const userId = viewerIdOf(context);
  return following(context.homeLive, personTopic(userId), async () =>
    topicsOf(await seatsOf(context.home.db, userId)),
  );
}
