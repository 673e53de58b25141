import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { accountNamed, userOf } from "#gateway/domains/accounts/users/rules.ts";
import { userKinds } from "./accounts.ts";
import { firstAt, newest } from "./listRepository.ts";
import { masked } from "./masked.ts";
import { digestOf } from "./posting.ts";
import * as ledger from "./repository.ts";
import type { AccountEntryRow, LedgerTransactionRow, LedgerTransactionTypeText } from "./repository.ts";

const mayReadAll = ({ viewer }: RequestContext): boolean => viewer?.ability.can("read", "Ledger") ?? false;

const loadEntries = defineLoader<string, AccountEntryRow[]>(async ({ home }, ids) => {
  const all = Map.groupBy(await ledger.entriesOf(home.db, ids), ({ transactionId }) => transactionId);
  return all;
});

const entriesOf = async (context: RequestContext, { id }: LedgerTransactionRow): Promise<AccountEntryRow[]> =>
  (await loadEntries(context, id)) ?? [];

/** An entry as the viewer sees it. */
async function shownEntry(context: RequestContext, { userId, kind, delta, balanceAfter }: AccountEntryRow) {
  const isOwn = userId !== null && userId === context.viewer?.userId;
  const isOpen = isOwn || mayReadAll(context);
  const [platform, channel = null] = userId === null ? kind.split(":") : [];
  const name = userId === null ? null : ((await userOf(context, userId))?.fullName ?? "");
  return {
    account: userKinds.find((one) => userId !== null && one === kind) ?? null,
    platform: platforms.find((one) => one === platform) ?? null,
    channel,
    holder: name === null || isOpen ? name : masked(name),
    isOwn,
    delta: delta.toString(),
    balanceAfter: isOpen ? balanceAfter.toString() : null,
  };
}

const platforms = ["CLEARING", "REVENUE", "GIFT_COST", "COMMISSION_COST", "ROUNDING"] as const;

export async function shownEntries(context: RequestContext, row: LedgerTransactionRow) {
  // What came in stands below what it came from.
  const entries = (await entriesOf(context, row)).toSorted((a, b) => (a.delta < b.delta ? -1 : 1));
  return await Promise.all(entries.map((entry) => shownEntry(context, entry)));
}

export const sumOf = async (context: RequestContext, row: LedgerTransactionRow): Promise<string> =>
  (await entriesOf(context, row)).reduce((sum, { delta }) => sum + delta, 0n).toString();

export const isIntact = async (context: RequestContext, { digest, ...row }: LedgerTransactionRow) =>
  digestOf(row, (await loadEntries(context, row.id)) ?? []) === digest;

export const reversedBy = async (
  { home }: RequestContext,
  { id }: LedgerTransactionRow,
): Promise<string | null> => (await ledger.reversalOf(home.db, id))?.id ?? null;

/** A transaction for whom it moved something of, or who may read the ledger. */
export async function find(context: RequestContext, id: string): Promise<LedgerTransactionRow | null> {
  const viewerId = viewerIdOf(context);
  const row = await ledger.byId(context.home.db, id);
  if (!row) return null;
  const isInvolved = async () => (await entriesOf(context, row)).some(({ userId }) => userId === viewerId);
  return mayReadAll(context) || (await isInvolved()) ? row : null;
}

interface Asked {
  filter?: {
    types?: readonly LedgerTransactionTypeText[] | null;
    account?: string | null;
    from?: string | null;
    until?: string | null;
  } | null;
  first: number;
  before?: string | null;
}

const least = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function page(context: RequestContext, { filter, first: asked, before = null }: Asked) {
  const first = strictFirst(asked);
  const { db } = context.home;
  const none = { items: [], hasMore: false };
  const account = filter?.account?.trim() ?? "";
  if ([account, before].some((text) => text?.includes("\0"))) return none;
  const userId = account === "" ? null : (await accountNamed(context.home, account))?.id;
  if (userId === undefined || filter?.types?.length === 0) return none;
  const at = async (instant: string) => (await firstAt(db, new Date(instant).toISOString())) ?? null;
  const from = filter?.from ? await at(filter.from) : null;
  if (filter?.from && from === null) return none;
  const rows = await newest(db, {
    userId,
    types: filter?.types ?? null,
    from,
    before: least(before, filter?.until ? await at(filter.until) : null),
    limit: first + 1,
  });
  return { items: rows.slice(0, first), hasMore: rows.length > first };
}
