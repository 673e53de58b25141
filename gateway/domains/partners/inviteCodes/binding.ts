import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { calendarDay, DAY, timestamp } from "#gateway/platform/clock.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/limits/attempts.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { addressesOf } from "#gateway/domains/accounts/sessions/rules.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { markTask, type Within } from "#gateway/domains/ledger/points/rules.ts";
import { codeKeyOf, invites } from "./codes.ts";
import { countDay } from "./dayRepository.ts";
import * as codes from "./repository.ts";
import type { InvitationRow, InviteCodeRow } from "./repository.ts";
import * as relations from "./relationRepository.ts";

/** How long after the registration a code can be given late, in milliseconds. */
export const BIND_WITHIN = DAY;
/** So many steps up is it looked whether somebody would come to invite themselves. */
const MOST_STEPS = 100;

/** A hash of a network address, by which two are known to be the same. */
export const markOf = (address: string): string => keyOf("invite", address);

interface Binding {
  userId: string;
  code: string;
  /** A hash of the address that it is done from. */
  mark?: string | null;
}

/** Whether somebody is invited by whom they are, directly or by others. */
async function isAbove({ home: { db } }: Pick<Within, "home">, userId: string, from: string) {
  let at: string | undefined = from;
  for (let steps = 0; at !== undefined && steps < MOST_STEPS; steps += 1) {
    if (at === userId) return true;
    at = (await relations.inviterOf(db, at))?.inviterId;
  }
  return false;
}

async function isSuspect({ home }: Within, inviterId: string, mark: string): Promise<boolean> {
  const known = (await addressesOf(home, inviterId)).map(markOf);
  return known.includes(mark) || (await relations.cameFrom(home.db, inviterId, mark));
}

async function count({ home, businessClock, homeLive }: Within, row: InvitationRow): Promise<void> {
  await countDay(home.db, row.codeId, calendarDay(businessClock), "signups");
  await markTask(
    { home, businessClock, homeLive },
    { userId: row.inviterId, task: "INVITE", ref: row.inviteeId },
  );
}

/** Keeps a relation within a transaction; undefined where the code has just stopped to invite. */
async function relate(
  inside: Within,
  code: InviteCodeRow,
  { userId, mark = null }: Binding,
): Promise<InvitationRow | undefined> {
  const { db } = inside.home;
  const counted = await codes.countUse(db, code.id);
  if (!counted) return undefined;
  if (counted.used === counted.maxUses) await codes.move(db, counted, "exhausted");
  const isReviewed = mark !== null && (await isSuspect(inside, code.ownerId, mark));
  const row: InvitationRow = {
    inviteeId: userId,
    inviterId: code.ownerId,
    codeId: code.id,
    boundAt: timestamp(inside.businessClock),
    state: isReviewed ? "review" : "bound",
    addressHash: mark,
    discountOrderNo: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
  };
  await relations.relate(db, row);
  if (!isReviewed) await count(inside, row);
  return row;
}

/** Keeps who invited somebody who registered with a code; what invites nobody any more is passed over. */
export async function bind(within: Within, binding: Binding): Promise<void> {
  await inHome(within, async (inside) => {
    const { db } = inside.home;
    const code = await codes.byKey(db, codeKeyOf(binding.code));
    if (!invites(code, timestamp(inside.businessClock))) return;
    if (await isAbove(inside, binding.userId, code.ownerId)) return;
    if (await relations.inviterOf(db, binding.userId)) return;
    await relate(inside, code, binding);
  });
}

const registered = z.object({ userId: z.string(), code: z.string(), mark: z.string().nullish() });
const bindJob: JobHandler = async ({ home, live, businessClock, payload }) => {
  const { mark = null, ...binding } = registered.parse(payload);
  await bind({ home, homeLive: live, businessClock }, { ...binding, mark });
};

/** Done for each registration that came with a code; `accounts/registrations` adds it. */
export const jobs = { "partners/inviteCodes/bind": bindJob };

const closed = (reason: string, message: string) => new AppError("INVITE_CLOSED", message, { reason });

/** Why the viewer can give no code any more; null where one can be given. */
export async function closedReason(context: RequestContext): Promise<"BOUND" | "TOO_LATE" | "PAID" | null> {
  const { home, clock } = context;
  const userId = viewerIdOf(context);
  if (await relations.inviterOf(home.db, userId)) return "BOUND";
  const user = await userOf(context, userId);
  if (!user || Date.parse(user.createdAt) + BIND_WITHIN <= clock.now()) return "TOO_LATE";
  return (await relations.buyer(home.db, userId)) ? "PAID" : null;
}

const unknown = () =>
  badInput({ code: { code: "UNKNOWN", message: "This code invites nobody now: ask for another one." } });

/** @throws {AppError} BAD_USER_INPUT, INVITE_ALREADY_BOUND, INVITE_CLOSED, INVITE_SELF. */
export async function bindOwn(context: RequestContext, given: string): Promise<InvitationRow> {
  const { code } = validate(z.object({ code: text(4, 16) }), { code: given });
  const userId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const reason = await closedReason(inside);
    if (reason === "BOUND") throw new AppError("INVITE_ALREADY_BOUND", "Somebody has invited you already.");
    if (reason === "TOO_LATE") throw closed(reason, "A code is given within a day after the registration.");
    if (reason === "PAID") throw closed(reason, "A code is given before the first order is paid for.");
    const row = await codes.byKey(inside.home.db, codeKeyOf(code));
    if (!invites(row, timestamp(inside.businessClock))) throw unknown();
    if (await isAbove(inside, userId, row.ownerId))
      throw new AppError("INVITE_SELF", "This code is yours, or of somebody whom you have invited.");
    const bound = await relate(inside, row, { userId, code, mark: markOf(inside.address) });
    if (!bound) throw unknown();
    return bound;
  });
}

const reasonInput = z.object({ reason: text(0, 200) });

/**
 * Decides whether somebody who looked like the inviter counts as invited.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED.
 */
export async function decideReview(
  context: RequestContext,
  { inviteeId, isAllowed, ...given }: { inviteeId: string; isAllowed: boolean; reason: string },
): Promise<InvitationRow> {
  const { reason } = validate(reasonInput, given);
  const decidedBy = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const row = await relations.inviterOf(inside.home.db, inviteeId);
    if (!row) throw notFound("Invitation");
    if ([row.inviteeId, row.inviterId].includes(decidedBy))
      throw new AppError("STEP_REFUSED", "Somebody else decides on what concerns you.", {
        reason: "SELF_APPROVAL",
      });
    const decided = await relations.decide(inside.home.db, inviteeId, {
      state: isAllowed ? "bound" : "refused",
      reason: reason === "" ? null : reason,
      decidedBy,
      decidedAt: timestamp(inside.businessClock),
    });
    if (!decided) throw new AppError("STEP_REFUSED", "This was decided already.", { reason: "STATE" });
    if (isAllowed) await count(inside, decided);
    return decided;
  });
}
