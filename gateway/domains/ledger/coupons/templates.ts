import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { CNY, FEN, paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { machine } from "./machine.ts";
import * as coupons from "./repository.ts";
import { CouponKind, type CouponRow, type CouponTemplateRow, type Terms } from "./repository.ts";
import { topicOf } from "./rules.ts";
import * as templates from "./templateRepository.ts";

const MOST = 10_000n * CNY;
const instant = z
  .string()
  .transform((given) => new Date(given).toISOString())
  .nullish()
  .transform((given) => given ?? null);
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((given) => given ?? null);

const terms = z
  .object({
    title: text(2, 60),
    kind: z.enum(CouponKind),
    amount: maybe(paidMicros(FEN, MOST)),
    percentOff: maybe(z.int().min(100).max(9_900)),
    minSpend: paidMicros(0n, 1_000_000n * CNY),
    maxDiscount: maybe(paidMicros(FEN, MOST)),
    productTypes: z.array(z.enum(["LAS", "LCV", "DOMAIN", "IMAGE_QUOTA"])).max(4),
    planIds: z.array(text(1, 60)).max(50),
    kinds: z.array(z.enum(["NEW", "RENEW", "UPGRADE"])).max(3),
    periods: z.array(z.string().regex(/^\d{1,2}[HDMY]$/, "write it as 1M")).max(20),
    firstOrderOnly: z.boolean(),
    total: maybe(z.int().min(1).max(1_000_000)),
    perUser: z.int().min(1).max(100),
    claimFrom: instant,
    claimTo: instant,
    validDays: maybe(z.int().min(1).max(365)),
    validTo: instant,
    code: maybe(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{4,32}$/, "use 4 to 32 letters and digits"),
    ),
    isOpen: z.boolean(),
  })
  .superRefine((given, { addIssue }) => {
    const wrong = (path: string, message: string) => addIssue({ code: "custom", path: [path], message });
    if (given.kind === "amount" && given.amount === null) wrong("amount", "say what it takes off");
    if (given.kind === "percent" && given.percentOff === null)
      wrong("percentOff", "say the share that it takes off");
    if ((given.validDays === null) === (given.validTo === null))
      wrong("validDays", "give this or validTo, and not both");
    if (given.claimFrom && given.claimTo && given.claimTo <= given.claimFrom)
      wrong("claimTo", "it must be later than claimFrom");
  });

const read = (input: object) => {
  const given = validate(terms, input);
  const isAmount = given.kind === "amount";
  return {
    ...given,
    amount: isAmount ? given.amount : null,
    percentOff: isAmount ? null : given.percentOff,
    maxDiscount: isAmount ? null : given.maxDiscount,
    folded: [given.title, given.code ?? ""].map(foldForSearch).join("\u0001"),
  };
};

const taken = (): AppError =>
  badInput({ code: { code: "TAKEN", message: "Another coupon has this code: choose another one." } });

async function note(context: RequestContext, templateId: string, fields: string[]): Promise<void> {
  const at = timestamp(context.businessClock);
  const id = newId("cch", context.businessClock);
  await templates.insertChange(context.home.db, { id, templateId, actorId: viewerIdOf(context), fields, at });
}

async function refuseTaken(context: RequestContext, code: string | null, id?: string): Promise<void> {
  const holder = code === null ? undefined : await templates.byCode(context.home.db, code);
  if (holder && holder.id !== id) throw taken();
}

async function present(context: RequestContext, id: string): Promise<CouponTemplateRow> {
  const row = await coupons.couponTemplateById(context.home.db, id);
  if (!row) throw notFound("Coupon");
  return row;
}

/** @throws {AppError} BAD_USER_INPUT */
export async function create(context: RequestContext, input: object): Promise<CouponTemplateRow> {
  const given = read(input);
  return await inHome(context, async (inside) => {
    await refuseTaken(inside, given.code);
    const row: Terms = { ...given, id: newId("cpt", inside.businessClock), version: 1, claimed: 0 };
    await templates.insertTemplate(inside.home.db, row);
    await note(inside, row.id, []);
    return await present(inside, row.id);
  });
}

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND, VERSION_CONFLICT. */
export async function update(
  context: RequestContext,
  { id, expectedVersion, input }: { id: string; expectedVersion: number; input: object },
): Promise<CouponTemplateRow> {
  const given = read(input);
  return await inHome(context, async (inside) => {
    const before = await present(inside, id);
    await refuseTaken(inside, given.code, id);
    if (given.total !== null && given.total < before.claimed)
      throw badInput({
        total: {
          code: "OUT_OF_RANGE",
          message: `${before.claimed} were given out already: give at least so many.`,
          params: { min: before.claimed },
        },
      });
    const kept = await templates.updateTemplate(inside.home.db, {
      ...given,
      id,
      version: expectedVersion,
    });
    if (!kept)
      throw new AppError("VERSION_CONFLICT", "Somebody has changed this coupon meanwhile.", {
        current: { id, version: before.version },
      });
    const after = await present(inside, id);
    const fields = Object.entries(after)
      .filter(([name]) => name !== "version" && name !== "folded")
      .filter(
        ([name, value]) =>
          JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([one]) => one === name)?.[1]),
      )
      .map(([name]) => name);
    await note(inside, id, fields);
    return after;
  });
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function page(
  context: RequestContext,
  asked: { q?: string | null; page: number; itemsPerPage: number },
) {
  const { q, page: at, itemsPerPage } = strictList(asked);
  const place = { limit: itemsPerPage, offset: (at - 1) * itemsPerPage };
  return await templates.pageOfTemplates(context.home.db, foldForSearch(q), place);
}

export const mayManage = ({ viewer }: RequestContext): boolean =>
  viewer?.ability.can("manage", "Promotion") ?? false;

export const changesOf = async (context: RequestContext, { id }: CouponTemplateRow) =>
  mayManage(context) ? await templates.changesOf(context.home.db, id) : [];

export const actorOf = async (context: RequestContext, actorId: string): Promise<string | null> =>
  (await userOf(context, actorId))?.fullName ?? null;

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND, STEP_REFUSED. */
export async function revoke(
  context: RequestContext,
  { id, reason }: { id: string; reason: string },
): Promise<CouponRow> {
  const revokeReason = validate(z.object({ reason: text(2, 200) }), { reason }).reason;
  const { db } = context.home;
  const row = await coupons.couponById(db, id);
  if (!row) throw notFound("Coupon");
  machine.allow(row, "revoked");
  if (row.state === "revoked") return row;
  const revoked = await coupons.move(db, { id, state: "available" }, { state: "revoked", revokeReason });
  if (!revoked) throw machine.refusal(row, "revoke");
  context.homeLive.publish(topicOf(row.userId), { kind: "UPDATED", id });
  return revoked;
}
