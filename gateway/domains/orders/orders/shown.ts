import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { keyNamed } from "#gateway/platform/store/rowNames.ts";
import { countEach } from "#gateway/platform/entity/recordResolvers.ts";
import { between, given, is, anyOf } from "#gateway/platform/list/conditions.ts";
import { resolveIds, resolvePage, type ListQuery } from "#gateway/platform/list/listQuery.ts";
import { mapSome } from "#gateway/platform/live.ts";
import { micros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { OrderKind, ProductType } from "#gateway/domains/catalogue/quotes/rules.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Actor, OrderAction } from "./machine.ts";
import { isOffered, orderActions, reasonOf, steps } from "./machine.ts";
import { TOPIC, type Doer } from "./changes.ts";
import { paymentOf as channelPaymentOf } from "./channelPayment.ts";
import { offersFor } from "./coupons.ts";
import { refundNow } from "./refunding.ts";
import { byNumber, orderList, orderTable, type OrderRow, type OrderStatus } from "./repository.ts";

/** Whose orders are meant. */
export type OrderScope = "OWN" | "ALL";

interface OrderFilter {
  scope?: OrderScope | null;
  q?: string | null;
  status?: readonly OrderStatus[] | null;
  kind?: readonly OrderKind[] | null;
  productType?: readonly ProductType[] | null;
  payableMin?: string | null;
  payableMax?: string | null;
}

const maySeeAll = ({ viewer }: RequestContext): boolean =>
  viewer?.ability.can("manage", "MoneyReview") ?? false;

/** The conditions of a list. @throws {AppError} FORBIDDEN where somebody asks for the orders of all who may not. */
function conditions(context: RequestContext, filter?: OrderFilter | null) {
  const scope = filter?.scope ?? "OWN";
  if (scope === "ALL" && !maySeeAll(context))
    throw new AppError("FORBIDDEN", "This needs the ability to manage MoneyReview.");
  return given(
    scope === "OWN" ? is("userId", viewerIdOf(context)) : null,
    anyOf("status", filter?.status),
    anyOf("kind", filter?.kind),
    anyOf("productType", filter?.productType),
    between("payable", number(filter?.payableMin), number(filter?.payableMax)),
  );
}

const number = (amount: string | null | undefined): number | null => (amount ? Number(amount) : null);

type Sort = "CREATED" | "PAYABLE" | "STATUS";
interface Asked extends ListQuery<Sort> {
  filter?: OrderFilter | null;
}

const inHome = ({ home }: RequestContext) => ({ store: home });

export const page = async (context: RequestContext, asked: Asked) =>
  await resolvePage(orderList, inHome(context), asked, conditions(context, asked.filter));

export const ids = async (context: RequestContext, filter?: OrderFilter | null) =>
  await resolveIds(orderList, inHome(context), filter, conditions(context, filter));

export const counts = async (context: RequestContext, filters: readonly OrderFilter[]): Promise<number[]> =>
  await countEach(filters, (asked) => page(context, asked));

/** The rows of an export. */
export const exported = async function* (
  context: RequestContext,
  args: Parameters<typeof orderList.walk>[1],
): AsyncGenerator<OrderRow[]> {
  yield* orderList.walk(context.home, args);
};

export const exportConditions = (context: RequestContext, filter: OrderFilter) => conditions(context, filter);

/** An order for whom it belongs to, and for finance; by its identifier, its number or another name that it has. */
export async function find(context: RequestContext, id: string): Promise<OrderRow | null> {
  const { db } = context.home;
  const key = id.startsWith("O") ? await byNumber(db, id) : await keyNamed(db, "orders_orders", id);
  const row = key === undefined ? undefined : await orderTable.byId(db, key);
  if (!row) return null;
  return row.userId === viewerIdOf(context) || maySeeAll(context) ? row : null;
}

/** What happens to the orders that the viewer sees. */
export const changed = (context: RequestContext) => {
  const viewerId = viewerIdOf(context);
  return mapSome(context.homeLive.subscribe(TOPIC), async (change) => {
    const row = await orderTable.byId(context.home.db, keyOf(change.id));
    return maySeeAll(context) || row?.userId === viewerId ? { orderChanged: change } : null;
  });
};

/** How long an order still waits to be paid for, in seconds. */
export const secondsLeft = ({ businessClock }: RequestContext, { status, dueAt }: OrderRow): number | null =>
  status === "PENDING_PAYMENT" && dueAt !== null
    ? Math.max(0, Math.ceil((Date.parse(dueAt) - businessClock.now()) / 1_000))
    : null;

/** As what the viewer stands before an order. */
export function doerOf(context: RequestContext, order: OrderRow): Doer {
  const actorId = viewerIdOf(context);
  const isAdmin = context.viewer?.ability.can("manage", "all") ?? false;
  const who: (Actor | null)[] = [
    order.userId === actorId ? "OWNER" : null,
    maySeeAll(context) ? "FINANCE" : null,
    isAdmin ? "ADMIN" : null,
  ];
  return { actorId, who: who.filter((one) => one !== null) };
}

/** What the viewer can do with an order as it is now; a refund is one thing, whether it is whole or not. */
export async function actionsOf(context: RequestContext, order: OrderRow) {
  const { who } = doerOf(context, order);
  const offered = orderActions.filter((action) => action !== "REFUND_PART" && isOffered(order, action, who));
  if (offered.length === 0) return [];
  const facts = {
    now: timestamp(context.businessClock),
    isOwn: order.userId === viewerIdOf(context),
    refund: offered.includes("REQUEST_REFUND") ? (await refundNow(context, order)).reason : null,
  };
  return offered.map((name: OrderAction) => ({
    name,
    allowed: reasonOf(order, name, facts) === null,
    reasonCode: reasonOf(order, name, facts),
    confirm: steps[name].confirm ?? ("NONE" as const),
  }));
}

/** What somebody could pay for their own order with. */
export async function fundsOf(context: RequestContext, order: OrderRow) {
  if (order.userId !== viewerIdOf(context) || order.status !== "PENDING_PAYMENT") return null;
  const { GIFT, CASH } = await balancesOf(context.home.db, order.userId);
  const offers = await offersFor(context, order);
  return {
    gift: GIFT.toString(),
    cash: CASH.toString(),
    coupons: offers.map(({ minSpend, discount, ...offer }) => ({
      ...offer,
      minSpend: minSpend.toString(),
      discount: discount.toString(),
    })),
  };
}

/** What was begun to pay for one's own order by a channel. */
export const paymentOf = async (context: RequestContext, order: OrderRow) =>
  order.userId === viewerIdOf(context) ? await channelPaymentOf(context, order) : null;

/** What would be given back now, or what was asked for. */
export async function refundShown(context: RequestContext, order: OrderRow) {
  if (order.status === "COMPLETED") {
    const { gift, cash, ...refund } = await refundNow(context, order);
    return { ...refund, gift: gift.toString(), cash: cash.toString() };
  }
  if (!order.refund) return null;
  const { gift, cash, daysLeft, days } = order.refund;
  return { gift, cash, daysLeft, days, isAutomatic: false, reason: null };
}

export const refundedTotal = ({ refundedGift, refundedCash }: OrderRow): string =>
  (micros(refundedGift) + micros(refundedCash)).toString();
