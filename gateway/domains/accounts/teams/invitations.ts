import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { email, validate } from "#gateway/platform/validate.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import { byId as userById, byIds } from "#gateway/domains/accounts/users/repository.ts";
import { JOB } from "./inviting.ts";
import * as invitations from "./invitationRepository.ts";
import { rightsOf } from "./members.ts";
import * as seats from "./memberRepository.ts";
import type { TeamInvitationRow, TeamRoleText } from "./repository.ts";
import { mayGive } from "./roles.ts";
import { holdTeam, tell, tellAddress, type Held } from "./rules.ts";
import { demandEmpty } from "./uses.ts";

/** How long an invitation can be answered. */
const LIFE = 7 * DAY;
/** The most people in a team, those included who are invited. */
const MOST = 50;

export const over = (): AppError =>
  new AppError("INVITATION_OVER", "This invitation was answered or taken back, or is older than 7 days.");

/** Keeps an invitation, and has it sent: by a job, so that the answer is the same for every address. */
async function send(
  inside: RequestContext,
  { team }: Held,
  wanted: Pick<TeamInvitationRow, "email" | "role" | "projectIds" | "language">,
): Promise<TeamInvitationRow> {
  const { db } = inside.home;
  const row: TeamInvitationRow = {
    id: newId("tiv", inside.clock),
    teamId: team.id,
    ...wanted,
    emailKey: foldForSearch(wanted.email),
    status: "PENDING",
    invitedBy: viewerIdOf(inside),
    sentAt: timestamp(inside.businessClock),
    expiresAt: timestamp(inside.businessClock, LIFE),
  };
  await invitations.insert(db, row);
  await inside.jobs.add(db, JOB, row.id);
  tell(inside, team.id);
  tellAddress(inside, row.emailKey, team.id);
  inside.afterwards(({ jobs }) => jobs.wake());
  return row;
}

interface Invite {
  teamId: string;
  input: {
    email: string;
    role: TeamRoleText;
    projectIds?: readonly string[] | null;
    language?: MailLanguageText | null;
  };
}

const taken = (message: string) => badInput({ email: { code: "TAKEN", message } });

/** @throws {AppError} NOT_FOUND, FORBIDDEN, ROLE_BEYOND_OWN, LAST_OWNER, BAD_USER_INPUT, QUOTA_EXCEEDED, TOO_MANY_REQUESTS. */
export async function invite(context: RequestContext, { teamId, input }: Invite): Promise<TeamInvitationRow> {
  const given = validate(z.object({ email }), { email: input.email.trim() });
  await context.letterLimits.ask(context.address);
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    const found = await holdTeam(inside, teamId, "MANAGE");
    const rights = await rightsOf(db, teamId, input);
    mayGive(found.seat, rights);
    const key = foldForSearch(given.email);
    const [members, waiting] = [await seats.membersOf(db, [teamId]), await invitations.pendingOf(db, teamId)];
    const people = await byIds(
      db,
      members.map(({ userId }) => userId),
    );
    if (people.some(({ emailKey }) => emailKey === key)) throw taken("This person is in the team already.");
    if (waiting.some(({ emailKey }) => emailKey === key))
      throw taken("This address is invited already: send that again, or take it back.");
    const used = members.length + waiting.length;
    if (used >= MOST)
      throw new AppError("QUOTA_EXCEEDED", `A team has at most ${MOST} people: let somebody go first.`, {
        kind: "members",
        limit: MOST,
        used,
      });
    return await send(inside, found, { ...given, ...rights, language: input.language ?? null });
  });
}

/** Something that is done to an invitation by who manages the team. */
async function change<T>(
  context: RequestContext,
  id: string,
  work: (inside: RequestContext, row: TeamInvitationRow, found: Held) => Promise<T>,
): Promise<T> {
  return await inHome(context, async (inside) => {
    const seen = await invitations.byId(inside.home.db, id);
    if (!seen) throw notFound("Invitation");
    const found = await holdTeam(inside, seen.teamId, "MANAGE");
    const row = await invitations.byId(inside.home.db, id);
    if (!row) throw notFound("Invitation");
    // A hand-over is the owner's alone.
    if (row.role !== "OWNER" || found.seat.role !== "OWNER") mayGive(found.seat, row);
    tell(inside, row.teamId);
    tellAddress(inside, row.emailKey, row.teamId);
    return await work(inside, row, found);
  });
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, ROLE_BEYOND_OWN, INVITATION_OVER, TOO_MANY_REQUESTS. */
export async function resend(context: RequestContext, id: string): Promise<TeamInvitationRow> {
  await context.letterLimits.ask(context.address);
  return await change(context, id, async (inside, row) => {
    if (row.status !== "PENDING" && row.status !== "EXPIRED") throw over();
    const { db } = inside.home;
    const others = (await invitations.pendingOf(db, row.teamId)).filter((one) => one.id !== id);
    if (others.some(({ emailKey }) => emailKey === row.emailKey)) throw over();
    await inside.jobs.add(db, JOB, id);
    inside.afterwards(({ jobs }) => jobs.wake());
    return await invitations.update(db, id, {
      status: "PENDING",
      invitedBy: viewerIdOf(inside),
      sentAt: timestamp(inside.businessClock),
      expiresAt: timestamp(inside.businessClock, LIFE),
    });
  });
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN, ROLE_BEYOND_OWN, INVITATION_OVER. */
export const revoke = async (context: RequestContext, id: string): Promise<TeamInvitationRow> =>
  await change(context, id, async (inside, row) => {
    if (row.status !== "PENDING") throw over();
    return await invitations.update(inside.home.db, id, { status: "REVOKED" });
  });

/** Asks a member to take a team over. @throws {AppError} NOT_FOUND, FORBIDDEN, IN_USE, INVALID_CREDENTIALS, TOO_MANY_REQUESTS. */
export async function handOver(
  context: RequestContext,
  { teamId, userId, password }: { teamId: string; userId: string; password: string },
): Promise<TeamInvitationRow> {
  await proven(context, { password });
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    const found = await holdTeam(inside, teamId, "OWN");
    const member = await seats.memberBy(db, { teamId, userId });
    const user = member && (await userById(db, userId));
    if (!user || userId === viewerIdOf(inside)) throw notFound("Member");
    await demandEmpty(db, { teamId });
    for (const one of await invitations.pendingOf(db, teamId))
      if (one.role === "OWNER") {
        await invitations.update(db, one.id, { status: "REVOKED" });
        tellAddress(inside, one.emailKey, teamId);
      }
    return await send(inside, found, { email: user.email, role: "OWNER", projectIds: null, language: null });
  });
}
