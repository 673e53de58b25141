import { randomInt } from "node:crypto";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { tokenHash } from "#gateway/platform/auth/secrets.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { createCodeLimits } from "#gateway/platform/limits/codeLimits.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { CNY, micros, paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import type { CouponRow } from "#gateway/domains/ledger/coupons/repository.ts";
import { claimByCode } from "#gateway/domains/ledger/coupons/rules.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import * as codes from "./repository.ts";
import type { GiftCodeBatchRow } from "./repository.ts";

/** Letters and digits that nobody takes for others. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 16;

const newCode = (): string =>
  Array.from(
    { length: LENGTH },
    (_, at) => (at > 0 && at % 4 === 0 ? "-" : "") + SIGNS[randomInt(SIGNS.length)],
  ).join("");

/** A code without what does not count. */
const bare = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, "");

const hashOf = (code: string): string => tokenHash(`gift:${bare(code)}`);

const input = z.object({
  title: text(2, 60),
  amount: paidMicros(CNY, 1_000n * CNY),
  count: z.int().min(1).max(1_000),
  expiresAt: z.string().transform((given) => new Date(given).toISOString()),
});

/** @throws {AppError} BAD_USER_INPUT */
export async function create(context: RequestContext, given: object) {
  const { count, ...written } = validate(input, given);
  const createdAt = timestamp(context.businessClock);
  if (written.expiresAt <= createdAt)
    throw badInput({ expiresAt: { code: "OUT_OF_RANGE", message: "expiresAt must be a time to come." } });
  const made = Array.from({ length: count }, newCode);
  const id = newId("gcb", context.businessClock);
  await inHome(context, async ({ home: { db } }) => {
    await codes.insertBatch(
      db,
      { ...written, id, createdBy: viewerIdOf(context), createdAt },
      made.map(hashOf),
    );
  });
  return { codes: made, batch: await present(context, id) };
}

async function present({ home }: RequestContext, id: string): Promise<GiftCodeBatchRow> {
  const batch = await codes.batchById(home.db, id);
  if (!batch) throw notFound("Batch");
  return batch;
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function page(context: RequestContext, asked: { page: number; itemsPerPage: number }) {
  const { page: at, itemsPerPage } = strictList(asked);
  return await codes.page(context.home.db, { limit: itemsPerPage, offset: (at - 1) * itemsPerPage });
}

export const countsOf = async ({ home }: RequestContext, { id }: GiftCodeBatchRow) =>
  await codes.countsOf(home.db, id);

/** @throws {AppError} NOT_FOUND */
export async function disable(context: RequestContext, id: string): Promise<GiftCodeBatchRow> {
  return await inHome(context, async (inside) => {
    const batch = await present(inside, id);
    await codes.disable(inside.home.db, id);
    return batch;
  });
}

export type CodeProblem = "UNKNOWN" | "USED" | "EXPIRED" | "DISABLED" | "SOLD_OUT" | "CLAIMED" | "LOCKED";

interface Outcome {
  problem: CodeProblem | null;
  /** As it is sent: the answer to a call is kept as JSON. */
  giftAmount: string | null;
  coupon: CouponRow | null;
  triesLeft: number | null;
  retryAfter: number | null;
}

const nothing: Outcome = { problem: null, giftAmount: null, coupon: null, triesLeft: null, retryAfter: null };

/** Redeems a gift code; undefined where there is none, else why not, or what it brought. */
async function redeemGift(context: RequestContext, code: string): Promise<Outcome | undefined> {
  const { db } = context.home;
  const userId = viewerIdOf(context);
  const codeHash = hashOf(code);
  const found = await codes.byHash(db, codeHash);
  if (!found) return undefined;
  if (!(await codes.useCode(db, codeHash, userId, timestamp(context.businessClock)))) {
    const problems = { used: "USED", disabled: "DISABLED", expired: "EXPIRED", unused: "EXPIRED" } as const;
    return { ...nothing, problem: problems[(await codes.byHash(db, codeHash))?.state ?? "expired"] };
  }
  const { id, title, amount } = await present(context, found.batchId);
  const given = micros(amount);
  await post(context, {
    type: "giftCode",
    ref: { type: "giftCodeBatch", id },
    memo: title,
    actorId: userId,
    key: codeHash,
    entries: [
      { account: { platform: "GIFT_COST" }, delta: -given },
      { account: { userId, kind: "GIFT" }, delta: given },
    ],
  });
  return { ...nothing, giftAmount: given.toString() };
}

async function claimCoupon(context: RequestContext, code: string): Promise<Outcome | undefined> {
  try {
    const coupon = await claimByCode(context, viewerIdOf(context), bare(code));
    return coupon && { ...nothing, coupon };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "COUPON_UNUSABLE") throw error;
    const { reason } = error.details;
    return { ...nothing, problem: reason === "SOLD_OUT" || reason === "CLAIMED" ? reason : "EXPIRED" };
  }
}

/** Takes a code for what it is; a wrong one is counted, which a refusal would undo. */
export async function redeem(context: RequestContext, code: string): Promise<Outcome> {
  return await inHome(context, async (inside) => {
    const userId = viewerIdOf(inside);
    const limits = createCodeLimits(inside.home, inside.clock);
    const locked = (ms: number): Outcome => ({
      ...nothing,
      problem: "LOCKED",
      triesLeft: 0,
      retryAfter: Math.ceil(ms / 1_000),
    });
    const wait = await limits.wait(userId);
    if (wait > 0) return locked(wait);
    const isPossible = code.length <= 100 && /^[A-Z0-9]{4,32}$/.test(bare(code));
    const outcome = isPossible
      ? ((await redeemGift(inside, code)) ?? (await claimCoupon(inside, code)))
      : undefined;
    if (outcome && outcome.problem === null) return outcome;
    const triesLeft = await limits.wrong(userId);
    return { ...(outcome ?? { ...nothing, problem: "UNKNOWN" }), triesLeft };
  });
}
