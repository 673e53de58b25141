import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { BillingPeriod } from "#gateway/domains/catalogue/quotes/rules.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import { buyFromBalance, payFromBalance } from "#gateway/domains/orders/orders/rules.ts";
import { allow, overtaken } from "#gateway/domains/hosting/apps/rules.ts";
import { byId, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { change } from "./changing.ts";

const now = async (inside: RequestContext, { id }: AppRow): Promise<AppRow> => {
  const row = await byId(inside.home.db, id);
  if (!row) throw overtaken();
  return row;
};

/** Pays for a pack from the balance of whose app it is. @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED, ORDER_EXPIRED, INSUFFICIENT_BALANCE. */
export const pay = async (context: RequestContext, id: string): Promise<AppRow> =>
  await change(context, id, { what: "PAY" }, async (inside, app, who) => {
    allow(app, "PAY", who);
    if (app.orderId === null)
      throw new AppError("STEP_REFUSED", "There is no order to pay for.", { reason: "NOT_HELD" });
    await payFromBalance(inside, app.orderId, viewerIdOf(inside));
    return await now(inside, app);
  });

/** Lets a pack go on for longer, from the balance of whose app it is. @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED, INSUFFICIENT_BALANCE. */
export const renew = async (context: RequestContext, id: string, period: BillingPeriod): Promise<AppRow> =>
  await change(context, id, { what: "RENEW" }, async (inside, app, who) => {
    allow(app, "RENEW", who);
    const { ownerId, productId } = app;
    const item = { productId, period, quantity: 1, spec: {}, resourceId: id };
    const order = await buyFromBalance(inside, ownerId, { kind: "RENEW", items: [item] }, viewerIdOf(inside));
    if (order.status === "PENDING_PAYMENT") {
      const { GIFT, CASH } = await balancesOf(inside.home.db, ownerId);
      const short = (micros(order.payable) - GIFT - CASH).toString();
      throw new AppError("INSUFFICIENT_BALANCE", "The balance does not pay for it: recharge first.", {
        short,
      });
    }
    return await now(inside, app);
  });
