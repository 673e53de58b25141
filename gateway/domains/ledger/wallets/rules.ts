import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { accountNamed, userOf } from "#gateway/domains/accounts/users/rules.ts";
import { lastMade, nextNight } from "#gateway/domains/ledger/checks/rules.ts";
import {
  balancesAt as ledgerBalancesAt,
  balancesOf,
  giftsOf,
  pageOfLines,
  topicOf,
  transactionOf,
  type Balances,
  type LineQuery,
  type LedgerTransactionTypeText,
  type StatementRow,
  type UserKind,
} from "#gateway/domains/ledger/transactions/rules.ts";
import * as wallets from "./repository.ts";
import type { WalletRow } from "./repository.ts";

export async function own(context: RequestContext): Promise<WalletRow> {
  const id = viewerIdOf(context);
  return { id, holder: (await userOf(context, id))?.fullName ?? "" };
}

export async function ofAccount({ home }: RequestContext, account: string): Promise<WalletRow | null> {
  const user = await accountNamed(home, account.trim());
  return user ? { id: user.id, holder: user.fullName } : null;
}

const shown = ({ CASH, GIFT, FROZEN, COMMISSION }: Balances) => ({
  cash: CASH.toString(),
  gift: GIFT.toString(),
  frozen: FROZEN.toString(),
  commission: COMMISSION.toString(),
  available: (CASH + GIFT).toString(),
});

export const balances = async ({ home }: RequestContext, { id }: WalletRow) =>
  shown(await balancesOf(home.db, id));

export const balancesAt = async ({ home }: RequestContext, { id }: WalletRow, at: string) =>
  shown(await ledgerBalancesAt(home.db, id, new Date(at).toISOString()));

export const gifts = async ({ home }: RequestContext, { id }: WalletRow) =>
  (await giftsOf(home.db, id)).map(({ left, expiresAt }) => ({ left: left.toString(), expiresAt }));

export interface LineFilter {
  type?: LedgerTransactionTypeText | null;
  account?: UserKind | null;
  from?: string | null;
  until?: string | null;
}

const instant = (given: string | null | undefined): string | null =>
  given ? new Date(given).toISOString() : null;

export const queryOf = (userId: string, filter: LineFilter): LineQuery => ({
  userId,
  type: filter.type ?? null,
  account: filter.account ?? null,
  from: instant(filter.from),
  until: instant(filter.until),
});

/** A line as it is shown, without what its transaction says. */
export function shownLine({ transactionId, no, type, at, parts }: StatementRow) {
  const { CASH, GIFT, FROZEN, COMMISSION } = parts;
  const after = { CASH: CASH.after, GIFT: GIFT.after, FROZEN: FROZEN.after, COMMISSION: COMMISSION.after };
  return {
    id: transactionId,
    no,
    type,
    at,
    change: (CASH.delta + GIFT.delta).toString(),
    cash: CASH.delta.toString(),
    gift: GIFT.delta.toString(),
    frozen: FROZEN.delta.toString(),
    commission: COMMISSION.delta.toString(),
    after: shown(after),
  };
}

interface Paged {
  filter?: LineFilter | null;
  order: "ASC" | "DESC";
  page: number;
  itemsPerPage: number;
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function lines(context: RequestContext, { id }: WalletRow, { filter, order, ...paged }: Paged) {
  const { page, itemsPerPage } = strictList(paged);
  const { items, total } = await pageOfLines(context.home.db, queryOf(id, filter ?? {}), {
    order: order === "ASC" ? "asc" : "desc",
    offset: (page - 1) * itemsPerPage,
    limit: itemsPerPage,
  });
  const whole = items.map(async (line) => {
    const about = await transactionOf(context, line.transactionId);
    return {
      ...shownLine(line),
      refType: about?.refType ?? null,
      refId: about?.refId ?? null,
      memo: about?.memo ?? "",
    };
  });
  return { items: await Promise.all(whole), total };
}

const MOST_DAYS = 90;

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function days(
  { home, businessClock }: RequestContext,
  { id }: WalletRow,
  { days: count, offset }: { days: number; offset: number },
) {
  const within = (name: string, value: number, min: number, max: number) => {
    if (value < min || value > max)
      throw badInput({
        [name]: {
          code: "OUT_OF_RANGE",
          message: `${name} must be from ${min} to ${max}.`,
          params: { min, max },
        },
      });
  };
  within("days", count, 1, MOST_DAYS);
  within("offset", offset, -14 * 60, 14 * 60);
  const dayOf = (time: number) => Math.floor((time + offset * MINUTE) / DAY);
  const today = dayOf(businessClock.now());
  const from = new Date((today - count + 1) * DAY - offset * MINUTE).toISOString();
  const hours = Map.groupBy(await wallets.hoursFrom(home.db, id, from), ({ hour }) =>
    dayOf(Date.parse(`${hour}:00:00.000Z`)),
  );
  return Array.from({ length: count }, (_, at) => {
    const number = today - count + 1 + at;
    const found = hours.get(number) ?? [];
    return {
      day: new Date(number * DAY).toISOString().slice(0, 10),
      received: found.reduce((sum, { received }) => sum + received, 0n).toString(),
      spent: found.reduce((sum, { spent }) => sum + spent, 0n).toString(),
    };
  });
}

export async function checkedAt({ home }: RequestContext): Promise<string | null> {
  const last = await lastMade(home.db);
  return last?.problems === 0 ? last.at : null;
}

export const nextCheckAt = async ({ home }: RequestContext): Promise<string | null> =>
  await nextNight(home.db);

export const changes = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(topicOf(viewerIdOf(context))), ({ id }) => ({ walletChanged: id }));

const AT_ONCE = 500;

/** All lines of the viewer that match, page by page, the newest first. */
export async function* walk(context: RequestContext, filter: LineFilter) {
  // What is moved meanwhile is not in the file.
  const now = timestamp(context.businessClock, 1);
  const query = queryOf(viewerIdOf(context), { ...filter, until: filter.until ?? now });
  for (let offset = 0; ; offset += AT_ONCE) {
    const { items } = await pageOfLines(context.home.db, query, {
      order: "desc",
      offset,
      limit: AT_ONCE,
    });
    if (items.length > 0) yield items;
    if (items.length < AT_ONCE) return;
  }
}
