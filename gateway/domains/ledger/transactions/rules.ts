import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { inGroup } from "#gateway/platform/store/grouped.ts";
import { userIdsOf, userKinds, type AccountRef, type UserKind } from "./accounts.ts";
import type { EntryInput, Movement, Posted, Within } from "./movement.ts";
import { write } from "./posting.ts";
import * as people from "./accountRepository.ts";
import * as ledger from "./repository.ts";
import type { AccountEntryRow, LedgerTransactionRow } from "./repository.ts";
import { lineAt } from "./statementRepository.ts";

export type { AccountRef, PlatformAccount, UserKind } from "./accounts.ts";
export type { EntryInput, Movement, Posted, Within } from "./movement.ts";
export { masked } from "./masked.ts";
export { digestOf, topicOf } from "./posting.ts";
export { platformBalances } from "./accountRepository.ts";
export { userKinds } from "./accounts.ts";
export { lotsOf as giftsOf } from "./giftRepository.ts";
export { LedgerTransactionType } from "./repository.ts";
export type { LedgerTransactionTypeText } from "./repository.ts";
export { pageOfLines } from "./lineRepository.ts";
export type { LineQuery } from "./lineRepository.ts";
export type { StatementRow } from "./statementRepository.ts";
export { holdUsers as hold } from "./accountRepository.ts";
export { inHolding } from "./holding.ts";

/**
 * Moves money: what the other domains call, with entries that sum to zero. It joins the transaction of the store that is open in
 * `within.home`; where there is none it is one by itself. Whoever posts several times in one transaction for several people
 * calls `hold` with all of them first, so that nobody waits for one another.
 * @throws {AppError} INSUFFICIENT_BALANCE with `short` where a person's account would go below zero, IDEMPOTENCY_MISMATCH.
 */
export async function post(
  within: Within,
  { entries, ...movement }: Movement & { entries: readonly EntryInput[] },
): Promise<Posted> {
  const posted = await write(within, {
    movement,
    request: entries.map(({ account, delta, expiresAt }) => [nameOf(account), delta, expiresAt ?? null]),
    accounts: entries.map(({ account }) => account),
    plan: () => entries,
  });
  if (!posted) throw new RangeError("A transaction must move something.");
  return posted;
}

const nameOf = (ref: AccountRef): string => ("platform" in ref ? ref.platform : `${ref.userId}/${ref.kind}`);

const refOf = ({ userId, kind }: AccountEntryRow): AccountRef => {
  const own = userKinds.find((one) => one === kind);
  if (userId !== null && own) return { userId, kind: own };
  const platform = platformOf(kind);
  if (!platform) throw new RangeError(`There is no account ${kind}.`);
  return { platform };
};

const platformOf = (kind: string) =>
  kind.startsWith("CLEARING:")
    ? (`CLEARING:${kind.slice("CLEARING:".length)}` as const)
    : (["REVENUE", "GIFT_COST", "COMMISSION_COST", "ROUNDING"] as const).find((one) => one === kind);

/**
 * Takes a transaction back by another one with the opposite entries; gifts that it took serve again as long as they did.
 * @throws {AppError} NOT_FOUND, CONFLICT where it is a reversal or was reversed before, INSUFFICIENT_BALANCE,
 * IDEMPOTENCY_MISMATCH.
 */
export async function reverse(
  within: Within,
  transactionId: string,
  movement: Pick<Movement, "memo" | "actorId" | "key">,
): Promise<Posted> {
  const posted = await inGroup(within.home, async (db) => {
    const home = { ...within.home, db };
    const original = await ledger.byId(db, transactionId);
    if (!original) throw notFound("Transaction");
    const entries = (await ledger.entriesOf(db, [transactionId])).map((entry) => ({
      account: refOf(entry),
      delta: -entry.delta,
    }));
    const accounts = entries.map(({ account }) => account);
    await people.holdUsers(home, userIdsOf(accounts));
    const known = await ledger.reversalOf(db, transactionId);
    const isAgain = known !== undefined && known.idempotencyKey === (movement.key ?? "");
    if (original.reverses !== null || (known && !isAgain))
      throw new AppError("CONFLICT", "A transaction is reversed once, and a reversal never.");
    return await write(
      { ...within, home },
      {
        movement: { ...movement, type: "reversal", ref: { type: "transaction", id: transactionId } },
        reverses: transactionId,
        request: transactionId,
        accounts,
        plan: () => entries,
      },
    );
  });
  if (!posted) throw new RangeError("A transaction must move something.");
  return posted;
}

/** What is to be taken of a person. */
export interface Charge extends Movement {
  userId: string;
  /** The most that is taken, in millionths of one CNY. */
  amount: bigint;
  /** Takes what is there where it does not suffice, and leaves the rest unpaid. */
  isPartial?: boolean;
}

/** What was taken. */
export interface Charged {
  gift: bigint;
  cash: bigint;
  unpaid: bigint;
  /** Null where nothing was there to be taken. */
  posted: Posted | null;
}

/**
 * Takes an amount of a person for the platform's revenue, of what was given first and then of the cash.
 * @throws {AppError} INSUFFICIENT_BALANCE with `short` unless it is partial, IDEMPOTENCY_MISMATCH.
 */
export async function charge(
  within: Within,
  { userId, amount, isPartial = false, ...movement }: Charge,
): Promise<Charged> {
  const gift = { userId, kind: "GIFT" } as const;
  const cash = { userId, kind: "CASH" } as const;
  const revenue = { platform: "REVENUE" } as const;
  const posted = await write(within, {
    movement,
    request: [userId, amount, isPartial],
    accounts: [gift, cash, revenue],
    plan: (balanceOf) => {
      const fromGift = least(balanceOf(gift), amount);
      const fromCash = isPartial ? least(balanceOf(cash), amount - fromGift) : amount - fromGift;
      return [
        { account: gift, delta: -fromGift },
        { account: cash, delta: -fromCash },
        { account: revenue, delta: fromGift + fromCash },
      ];
    },
  });
  const taken = (kind: UserKind) => -(posted?.entries.find((one) => one.kind === kind)?.delta ?? 0n);
  const [fromGift, fromCash] = [taken("GIFT"), taken("CASH")];
  return { gift: fromGift, cash: fromCash, unpaid: amount - fromGift - fromCash, posted };
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What a person's accounts hold, in millionths of one CNY. */
export type Balances = Record<UserKind, bigint>;

export async function balancesOf(db: Db, userId: string): Promise<Balances> {
  const rows = await people.accountsOf(db, userId);
  const of = (kind: UserKind) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { CASH: of("CASH"), GIFT: of("GIFT"), FROZEN: of("FROZEN"), COMMISSION: of("COMMISSION") };
}

/** What a person's accounts held at a moment. */
export async function balancesAt(db: Db, userId: string, at: string): Promise<Balances> {
  const parts = (await lineAt(db, userId, at))?.parts;
  const of = (kind: UserKind) => parts?.[kind].after ?? 0n;
  return { CASH: of("CASH"), GIFT: of("GIFT"), FROZEN: of("FROZEN"), COMMISSION: of("COMMISSION") };
}

/** A transaction, read for all who ask at the same time with one call. */
export const transactionOf = defineLoader<string, LedgerTransactionRow>(
  async ({ home }, ids) => new Map((await ledger.byIds(home.db, ids)).map((row) => [row.id, row])),
);
