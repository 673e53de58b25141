import { notFound } from "#gateway/platform/errors.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { CouponTemplateRow } from "./repository.ts";
import { templatesByIds } from "./templateRepository.ts";

const load = defineLoader<string, CouponTemplateRow>(
  async ({ home }, ids) => new Map((await templatesByIds(home.db, ids)).map((row) => [row.id, row])),
);

/** The terms of a coupon. */
export async function templateOf(context: RequestContext, id: string): Promise<CouponTemplateRow> {
  const row = await load(context, id);
  if (!row) throw notFound("Coupon");
  return row;
}
