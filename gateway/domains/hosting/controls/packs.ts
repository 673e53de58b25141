import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import type { BillingPeriod } from "#gateway/domains/catalogue/quotes/rules.ts";
import { create } from "#gateway/domains/orders/orders/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";

const products = ["LAS_NANO", "LAS_SMALL", "LAS_MEDIUM", "LAS_LARGE"];
const periods: readonly BillingPeriod[] = ["MONTH", "THREE_MONTHS", "YEAR"];

/** A pack that an app is paid by. */
export interface Pack {
  productId: string;
  period: BillingPeriod;
  couponId: string | null;
  isAutoRenewed: boolean;
}

interface Given {
  kind: "HOURLY" | "MONTHLY";
  productId?: string | null;
  period?: BillingPeriod | null;
  couponId?: string | null;
  isAutoRenewed: boolean;
}

const wrong = (field: string, message: string) =>
  badInput({ [`billing.${field}`]: { code: "INVALID", message } });

/** How an app is to be paid for; null by the hour. @throws {AppError} BAD_USER_INPUT */
export function packOf(given: Given | null | undefined): Pack | null {
  if (!given || given.kind === "HOURLY") return null;
  const { productId, period, couponId = null, isAutoRenewed } = given;
  if (!productId || !products.includes(productId)) throw wrong("productId", "Choose one of the packs.");
  if (!period || !periods.includes(period)) throw wrong("period", "Choose a month, three months or a year.");
  return { productId, period, couponId, isAutoRenewed };
}

/** Orders an app's pack; it is started once that is paid for. */
export async function orderFor(
  inside: RequestContext,
  { ownerId, id }: Pick<AppRow, "ownerId" | "id">,
  { productId, period, couponId }: Pack,
): Promise<Pick<AppRow, "orderId">> {
  const buyer = (await userOf(inside, ownerId))?.fullName ?? "";
  const item = { productId, period, quantity: 1, spec: { labels: [id] } };
  const order = await create(inside, { userId: ownerId, buyer }, { kind: "NEW", items: [item], couponId });
  return { orderId: String(order.id) };
}
