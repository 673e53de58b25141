import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { notFound } from "#gateway/platform/errors.ts";
import type { RowChange } from "#gateway/platform/live.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { byId as userById } from "#gateway/domains/accounts/users/repository.ts";
import { memberBy, seatsOf } from "./memberRepository.ts";
import * as projects from "./projectRepository.ts";
import * as teams from "./repository.ts";
import type { Seat, TeamMemberRow, TeamRow } from "./repository.ts";
import { addressTopic, followingSeats, personTopic, teamTopic } from "./following.ts";
import { demand, type Power } from "./roles.ts";

export { followingSeats } from "./following.ts";
export { membersOf, setMember } from "./memberRepository.ts";
export { newProject, wanted as wantedProject, type ProjectInput } from "./newProject.ts";
export { lock as lockTeam } from "./repository.ts";
export { projects };
export { demand, may, reaches, type Power } from "./roles.ts";
export { demandEmpty, usedBy, usedIn, type Place } from "./uses.ts";
export type { Seat } from "./repository.ts";

/** What somebody is in a team; undefined where they are not in it. */
export const seatIn = async (db: Db, teamId: string, userId: string): Promise<Seat | undefined> =>
  await memberBy(db, { teamId, userId });

/** What the viewer is in all their teams. */
export const ownSeats = async ({ home, viewer }: Pick<RequestContext, "home" | "viewer">): Promise<Seat[]> =>
  viewer ? await seatsOf(home.db, viewer.userId) : [];

const loadSeat = defineLoader<string, TeamMemberRow>(
  async ({ home, viewer }) =>
    new Map((viewer ? await seatsOf(home.db, viewer.userId) : []).map((seat) => [seat.teamId, seat])),
);

/** What the viewer is in a team, read for all who ask at the same time with one call; null where they are not in it. */
export const ownSeat = async (context: RequestContext, teamId: string): Promise<Seat | null> =>
  (await loadSeat(context, teamId)) ?? null;

const loadTeam = defineLoader<string, TeamRow>(
  async ({ home }, ids) => new Map((await teams.byIds(home.db, ids)).map((team) => [team.id, team])),
);

/** A team, whoever asks; null where there is none any more. */
export const teamBy = async (context: RequestContext, id: string): Promise<TeamRow | null> =>
  (await loadTeam(context, id)) ?? null;

/** The viewer's teams, by their names. */
export async function own(context: RequestContext): Promise<TeamRow[]> {
  const seats = await ownSeats(context);
  const rows = await teams.byIds(
    context.home.db,
    seats.map(({ teamId }) => teamId),
  );
  return rows.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** A team that the viewer is in; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<TeamRow | null> {
  const seat = await seatIn(context.home.db, id, viewerIdOf(context));
  return seat ? ((await teams.byId(context.home.db, id)) ?? null) : null;
}

/** A team as it is changed: nobody else changes it until the transaction ends. */
export interface Held {
  team: TeamRow;
  seat: Seat;
}

/**
 * Holds a team that the viewer is in, within a transaction.
 * @throws {AppError} NOT_FOUND; FORBIDDEN where their role does not do this.
 */
export async function holdTeam(
  inside: RequestContext,
  id: string,
  power?: Power,
  projectId?: string | null,
): Promise<Held> {
  const { db } = inside.home;
  const seat = await seatIn(db, id, viewerIdOf(inside));
  const team = seat && (await teams.lock(db, id));
  const now = team && (await seatIn(db, id, viewerIdOf(inside)));
  if (!team || !now) throw notFound("Team");
  if (power !== undefined) demand(now, power, projectId);
  return { team, seat: now };
}

interface Telling extends Pick<RequestContext, "homeLive"> {
  afterwards(work: () => void): void;
}

/** Says that a team changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Telling,
  id: string,
  kind: RowChange["kind"] = "UPDATED",
): void => afterwards(() => homeLive.publish(teamTopic(id), { kind, id }));

/** Says that what somebody is in a team changed: they hear of it before and after. */
export const tellPerson = (
  { homeLive, afterwards }: Telling,
  userId: string,
  id: string,
  kind: RowChange["kind"] = "UPDATED",
): void => afterwards(() => homeLive.publish(personTopic(userId), { kind, id }));

/** Says that something became of an invitation to an address. */
export const tellAddress = ({ homeLive, afterwards }: Telling, emailKey: string, id: string): void =>
  afterwards(() => homeLive.publish(addressTopic(emailKey), { kind: "UPDATED", id }));

/** The address that invitations to the viewer are sent to. */
export async function ownAddress(context: RequestContext): Promise<string> {
  const user = await userById(context.home.db, viewerIdOf(context));
  return foldForSearch(user?.email ?? "");
}

/** What happens to the viewer's teams, and to invitations to the viewer. */
export async function* changed(context: RequestContext) {
  const userId = viewerIdOf(context);
  const address = addressTopic(await ownAddress(context));
  const events = followingSeats(context, (seats) => [
    personTopic(userId),
    address,
    ...seats.map(({ teamId }) => teamTopic(teamId)),
  ]);
  for await (const change of events)
    yield { teamChanged: { ...change, team: await find(context, change.id) } };
}
