import { z } from "zod";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { CNY, FEN, paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { couponTemplateById } from "#gateway/domains/ledger/coupons/repository.ts";
import * as kept from "./repository.ts";
import { GoodPeriod, GoodType, type GoodRow } from "./repository.ts";

const MOST = 200;
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((given) => given ?? null);
const instant = maybe(z.string().transform((given) => new Date(given).toISOString()));

const offer = z
  .object({
    type: z.enum(GoodType),
    title: text(2, 60),
    line: text(0, 100),
    costPoints: z.int().min(1).max(1_000_000),
    couponTemplateId: maybe(text(1, 60)),
    giftAmount: maybe(paidMicros(FEN, 10_000n * CNY)),
    quantity: maybe(z.int().min(1).max(365)),
    stock: maybe(z.int().min(1).max(1_000_000)),
    perUser: maybe(z.int().min(1).max(1_000)),
    period: z.enum(GoodPeriod),
    from: instant,
    to: instant,
    isOpen: z.boolean(),
  })
  .superRefine(({ type, couponTemplateId, giftAmount, quantity, from, to }, { addIssue }) => {
    const wrong = (path: string, message: string) => addIssue({ code: "custom", path: [path], message });
    if (type === "coupon" && couponTemplateId === null) wrong("couponTemplateId", "choose the coupon");
    if (type === "gift" && giftAmount === null) wrong("giftAmount", "say how much it gives");
    if ((type === "planDays" || type === "domainSlot") && quantity === null)
      wrong("quantity", "say how many");
    if (from && to && to <= from) wrong("to", "it must be later than from");
  });

async function read(context: RequestContext, input: object) {
  const given = validate(offer, input);
  const { type, couponTemplateId, giftAmount, quantity } = given;
  if (type === "coupon" && !(await couponTemplateById(context.home.db, couponTemplateId ?? "")))
    throw badInput({
      couponTemplateId: { code: "UNKNOWN", message: "There is no such coupon: choose another one." },
    });
  return {
    ...given,
    couponTemplateId: type === "coupon" ? couponTemplateId : null,
    giftAmount: type === "gift" ? giftAmount : null,
    quantity: type === "planDays" || type === "domainSlot" ? quantity : null,
  };
}

async function present({ home }: RequestContext, id: string): Promise<GoodRow> {
  const row = await kept.goodById(home.db, id);
  if (!row) throw notFound("Good");
  return row;
}

/** @throws {AppError} BAD_USER_INPUT */
export async function create(context: RequestContext, input: object): Promise<GoodRow> {
  const given = await read(context, input);
  return await inHome(context, async (inside) => {
    if ((await kept.countGoods(inside.home.db)) >= MOST)
      throw badInput({
        title: { code: "OUT_OF_RANGE", message: `At most ${MOST} goods are kept.`, params: { max: MOST } },
      });
    const id = newId("god", inside.businessClock);
    await kept.insertGood(inside.home.db, { ...given, id, version: 1 });
    return await present(inside, id);
  });
}

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND, VERSION_CONFLICT. */
export async function update(
  context: RequestContext,
  { id, expectedVersion, input }: { id: string; expectedVersion: number; input: object },
): Promise<GoodRow> {
  const given = await read(context, input);
  return await inHome(context, async (inside) => {
    const { version, taken } = await present(inside, id);
    if (given.stock !== null && given.stock < taken)
      throw badInput({
        stock: {
          code: "OUT_OF_RANGE",
          message: `${taken} were taken already: give at least so many.`,
          params: { min: taken },
        },
      });
    if (!(await kept.updateGood(inside.home.db, { ...given, id, version: expectedVersion })))
      throw new AppError("VERSION_CONFLICT", "Somebody has changed this good meanwhile.", {
        current: { id, version },
      });
    return await present(inside, id);
  });
}

const load = defineLoader<string, GoodRow>(
  async ({ home }, ids) => new Map((await kept.goodsByIds(home.db, ids)).map((row) => [row.id, row])),
);

export async function goodOf(context: RequestContext, id: string): Promise<GoodRow> {
  const row = await load(context, id);
  if (!row) throw notFound("Good");
  return row;
}

/** The terms of the coupon that a good is. */
export const templateOf = async ({ home }: RequestContext, { couponTemplateId }: GoodRow) =>
  couponTemplateId === null ? null : ((await couponTemplateById(home.db, couponTemplateId)) ?? null);
