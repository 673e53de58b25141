import { randomInt } from "node:crypto";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { calendarDay, timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import { keyOf } from "#gateway/platform/limits/attempts.ts";
import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import { StoreRateLimiter } from "#gateway/platform/store/rateLimits.ts";
import { holdTable, inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { codeKeyOf, invites } from "./codes.ts";
import { countDay } from "./dayRepository.ts";
import { machine } from "./machine.ts";
import * as codes from "./repository.ts";
import type { InviteCodeRow } from "./repository.ts";

const MOST = 20;
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const DAY_SECONDS = 86_400;

const terms = z.object({
  channel: text(0, 40),
  maxUses: z.int().min(1).max(100_000).nullish(),
  expiresAt: z
    .string()
    .transform((given) => new Date(given).toISOString())
    .nullish(),
});
const input = terms.extend({
  code: z
    .string()
    .regex(/^[A-Za-z0-9]{4,16}$/, "use 4 to 16 letters and digits")
    .nullish(),
});

const madeUp = (): string => Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join("");

export const own = async (context: RequestContext): Promise<InviteCodeRow[]> =>
  await codes.ofOwner(context.home.db, viewerIdOf(context));

function refusePast(expiresAt: string | null, now: string): void {
  if (expiresAt !== null && expiresAt <= now)
    throw badInput({ expiresAt: { code: "OUT_OF_RANGE", message: "expiresAt must be a time to come." } });
}

/** @throws {AppError} BAD_USER_INPUT, TOO_MANY_INVITE_CODES. */
export async function create(context: RequestContext, given: object): Promise<InviteCodeRow> {
  const { channel, maxUses = null, expiresAt = null, ...asked } = validate(input, given);
  const ownerId = viewerIdOf(context);
  const createdAt = timestamp(context.businessClock);
  refusePast(expiresAt, createdAt);
  return await inHome(context, async (inside) => {
    const { db } = inside.home;
    await holdTable(inside.home, "partners_invite_codes");
    if ((await codes.ofOwner(db, ownerId)).length >= MOST)
      throw new AppError(
        "TOO_MANY_INVITE_CODES",
        `You have ${MOST} invite codes, which is all there can be.`,
      );
    const code = asked.code ?? madeUp();
    if (await codes.byKey(db, codeKeyOf(code)))
      throw badInput({ code: { code: "TAKEN", message: "Somebody has this code: choose another one." } });
    const row: InviteCodeRow = {
      id: newId("inv", inside.businessClock),
      ownerId,
      code,
      codeKey: codeKeyOf(code),
      channel,
      state: "active",
      maxUses,
      used: 0,
      visits: 0,
      expiresAt,
      createdAt,
    };
    await codes.insert(db, [row]);
    return row;
  });
}

/**
 * Changes for whom a code is that is not over; what came by it stays counted.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED.
 */
export async function set(context: RequestContext, id: string, given: object): Promise<InviteCodeRow> {
  const { channel, maxUses = null, expiresAt = null } = validate(terms, given);
  const row = await codes.ownById(context.home.db, viewerIdOf(context), id);
  if (!row) throw notFound("Invite code");
  refusePast(expiresAt, timestamp(context.businessClock));
  if (maxUses !== null && maxUses <= row.used)
    throw badInput({
      maxUses: {
        code: "OUT_OF_RANGE",
        message: `maxUses must be above the ${row.used} who came by it.`,
        params: { min: row.used + 1, max: 100_000 },
      },
    });
  const changed = await codes.change(context.home.db, id, { channel, maxUses, expiresAt });
  if (!changed) throw machine.refusal(row, "disable");
  return changed;
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function turn(
  context: RequestContext,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<InviteCodeRow> {
  const { db } = context.home;
  const row = await codes.ownById(db, viewerIdOf(context), id);
  if (!row) throw notFound("Invite code");
  const to = isOn ? "active" : "disabled";
  machine.allow(row, to);
  if (row.state === to) return row;
  const moved = await codes.move(db, row, to);
  if (!moved) throw machine.refusal(row, isOn ? "enable" : "disable");
  return moved;
}

/** Counts a visit, once a day from an address; answers whether the code invites. */
export async function visit(context: RequestContext, code: string): Promise<boolean> {
  if (!/^[A-Za-z0-9]{4,16}$/.test(code)) return false;
  const { home, clock, address } = context;
  const row = await codes.byKey(home.db, codeKeyOf(code));
  if (!invites(row, timestamp(context.businessClock))) return false;
  const limiter = new StoreRateLimiter({
    store: home,
    clock,
    keyPrefix: "invite",
    points: 1,
    duration: DAY_SECONDS,
  });
  const key = keyOf(row.id, address);
  if ((await limiter.get(key)) === null) {
    await limiter.consume(key);
    await codes.countVisit(home.db, row.id);
    await countDay(home.db, row.id, calendarDay(context.businessClock), "visits");
  }
  return true;
}

export { bind, bindOwn, decideReview, jobs } from "./binding.ts";
export { buyer, inviterOf } from "./relationRepository.ts";
export {
  claimInviteDiscount,
  countPaid,
  hasInviteDiscount,
  releaseInviteDiscount,
  uncountPaid,
} from "./buyers.ts";

export const deadlines: readonly Deadline<Services>[] = [
  {
    name: "partners/inviteCodes/expiry",
    nextAt: codes.nextExpiry,
    pass: async ({ home, at }) => await codes.expire(home.db, at),
  },
];
