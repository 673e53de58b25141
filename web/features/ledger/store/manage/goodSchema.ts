import * as z from "zod/mini";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";

const maybe = (min: number, max: number) => z.nullable(z.int().check(z.gte(min), z.lte(max)));
const required = { params: { code: "REQUIRED" } };

export const goodSchema = z
  .object({
    type: z.enum(["COUPON", "GIFT", "PLAN_DAYS", "DOMAIN_SLOT"]),
    title: text({ min: 2, max: 60 }),
    line: text({ max: 100 }),
    costPoints: wholeNumber({ min: 1, max: 1_000_000 }),
    couponTemplateId: z.string(),
    giftAmount: maybe(1, 1_000_000),
    quantity: maybe(1, 365),
    stock: maybe(1, 1_000_000),
    perUser: maybe(1, 1_000),
    period: z.enum(["EVER", "MONTH"]),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    isOpen: z.boolean(),
  })
  .check(
    z.refine(({ type, couponTemplateId }) => type !== "COUPON" || couponTemplateId !== "", {
      path: ["couponTemplateId"],
      ...required,
    }),
    z.refine(({ type, giftAmount }) => type !== "GIFT" || giftAmount !== null, {
      path: ["giftAmount"],
      ...required,
    }),
    z.refine(({ type, quantity }) => (type !== "PLAN_DAYS" && type !== "DOMAIN_SLOT") || quantity !== null, {
      path: ["quantity"],
      ...required,
    }),
    z.refine(({ from, to }) => from === null || to === null || to > from, {
      path: ["to"],
      params: { code: "WRONG_ORDER" },
    }),
  );
