import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { balancesOf, masked } from "#gateway/domains/ledger/transactions/rules.ts";
import type { AgentRow } from "#gateway/domains/partners/agents/repository.ts";
import { levelsOf } from "#gateway/domains/partners/agents/rules.ts";
import { VOLUME } from "./deadlines.ts";
import { page, sumsOf, volumeOf, type CommissionQuery } from "./listRepository.ts";
import { openTo } from "./machine.ts";
import { sentOf, type CommissionRow, type CommissionStatusText } from "./repository.ts";

const reviews = ({ viewer }: RequestContext): boolean => viewer?.ability.can("read", "MoneyReview") ?? false;

/** The number of an order without two of its last digits. */
export const maskedNo = (orderNo: string): string => `${orderNo.slice(0, -4)}**${orderNo.slice(-2)}`;

/** The number of an order as the viewer sees it; whole for whoever ordered, and for finance. */
export const orderNoOf = (context: RequestContext, { orderNo, inviteeId }: CommissionRow): string =>
  reviews(context) || inviteeId === context.viewer?.userId ? orderNo : maskedNo(orderNo);

export async function beneficiaryOf(
  context: RequestContext,
  { beneficiaryId }: CommissionRow,
): Promise<string> {
  const name = (await userOf(context, beneficiaryId))?.fullName ?? "";
  return reviews(context) || beneficiaryId === context.viewer?.userId ? name : masked(name);
}

/** Which commissions are asked for. */
interface Filter {
  scope?: "EARNED" | "GIVEN" | "ALL" | null;
  status?: readonly CommissionStatusText[] | null;
  q?: string | null;
}

interface Asked {
  filter?: Filter | null;
  sort?: { field: "CREATED" | "BASE" | "AMOUNT"; order: "ASC" | "DESC" } | null;
  page: number;
  itemsPerPage: number;
}

const sorts = { CREATED: "createdAt", BASE: "base", AMOUNT: "amount" } as const;

function whose(context: RequestContext, scope: Filter["scope"]) {
  if (scope !== "ALL")
    return scope === "GIVEN" ? { inviteeId: viewerIdOf(context) } : { beneficiaryId: viewerIdOf(context) };
  if (reviews(context)) return {};
  throw new AppError("FORBIDDEN", "This needs the ability to read MoneyReview.");
}

/** @throws {AppError} BAD_USER_INPUT naming the argument, FORBIDDEN for all where finance asks not. */
export async function list(context: RequestContext, { filter, sort, ...paged }: Asked) {
  const { page: number, itemsPerPage, q } = strictList({ ...paged, q: filter?.q ?? "" });
  const query: CommissionQuery = {
    ...whose(context, filter?.scope),
    ...(filter?.status && { status: filter.status }),
    q,
    sort: sorts[sort?.field ?? "CREATED"],
    order: sort?.order === "ASC" ? "asc" : "desc",
    limit: itemsPerPage,
    offset: (number - 1) * itemsPerPage,
  };
  const { items, total } = await page(context.home.db, query);
  return { items: items.map(sentOf), total };
}

/** What the viewer's commissions come to. */
export async function sums(context: RequestContext) {
  const userId = viewerIdOf(context);
  const { db } = context.home;
  const all = await sumsOf(db, userId);
  const { COMMISSION } = await balancesOf(db, userId);
  const sum = (of: (one: (typeof all)[number]) => bigint) =>
    all.reduce((total, one) => total + of(one), 0n).toString();
  return {
    available: COMMISSION.toString(),
    pending: sum(({ status, amount, cut }) => (status === "pending" ? amount - cut : 0n)),
    frozen: sum(({ held }) => held),
    settled: sum(({ settled }) => settled),
    counts: all.map(({ status, count }) => ({ status, count })),
  };
}

export function actions({ viewer }: RequestContext, row: CommissionRow) {
  const mayReview =
    (viewer?.ability.can("manage", "MoneyReview") ?? false) && row.beneficiaryId !== viewer?.userId;
  return mayReview && openTo(row, "finance").length > 0 ? ["CLAW_BACK" as const] : [];
}

const last = async ({ home, businessClock }: RequestContext, { userId }: AgentRow): Promise<bigint> =>
  await volumeOf(home.db, userId, timestamp(businessClock, -VOLUME));

export const volume = async (context: RequestContext, row: AgentRow): Promise<string> =>
  (await last(context, row)).toString();

/** What the next level asks for, by the present volume; null above the highest. */
export async function next(context: RequestContext, row: AgentRow) {
  const levels = levelsOf(await currentPrices(context.home.db));
  const above = levels[row.level + 1];
  if (!above) return null;
  const missing = above.volume - (await last(context, row));
  return {
    level: above.level,
    rateBps: Number(above.rateBps),
    volume: above.volume.toString(),
    missing: (missing > 0n ? missing : 0n).toString(),
  };
}

const AT_ONCE = 500;

/** All commissions that the viewer earns and that match, page by page, the newest first. */
export async function* walk(
  context: RequestContext,
  { status, q = "" }: { status?: CommissionStatusText[] | undefined; q?: string | undefined },
) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const { items } = await page(context.home.db, {
      beneficiaryId: viewerIdOf(context),
      ...(status && { status }),
      q,
      sort: "createdAt",
      order: "desc",
      limit: AT_ONCE,
      offset,
    });
    if (items.length > 0) yield items.map(sentOf);
    if (items.length < AT_ONCE) return;
  }
}
