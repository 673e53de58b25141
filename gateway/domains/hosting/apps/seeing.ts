import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { ownSeats } from "#gateway/domains/accounts/teams/rules.ts";
import * as list from "./listRepository.ts";

/** So many apps are looked at where all of somebody's are meant. */
const MOST = 1_000;

/** What the viewer sees: what they pay for, and what their teams have for them. */
export async function seesOf(context: RequestContext): Promise<list.Sees> {
  const seats = await ownSeats(context);
  return {
    userId: viewerIdOf(context),
    teamIds: seats.filter(({ projectIds }) => projectIds === null).map(({ teamId }) => teamId),
    projectIds: seats.flatMap(({ projectIds }) => projectIds ?? []),
  };
}

/** The identifiers of the apps that the viewer sees, those in the bin left out. */
export async function seenIds(context: RequestContext): Promise<string[]> {
  const all = {
    projectIds: null,
    teamIds: null,
    q: "",
    phase: null,
    tag: null,
    billing: null,
    hasTerm: null,
  };
  return await list.ids(context.home.db, { ...all, sees: await seesOf(context) }, MOST);
}
