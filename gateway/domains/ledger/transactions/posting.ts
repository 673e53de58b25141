import { hash } from "node:crypto";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { inGroup } from "#gateway/platform/store/grouped.ts";
import { keyOf, partOf, userIdsOf, type AccountRef } from "./accounts.ts";
import { moveGifts } from "./gifts.ts";
import * as held from "./accountRepository.ts";
import * as ledger from "./repository.ts";
import type { EntryInput, Movement, Posted, Within } from "./movement.ts";
import type { AccountEntryRow, AccountRow, LedgerTransactionRow } from "./repository.ts";
import { addLines } from "./statements.ts";

/** What is asked of `write`. */
export interface Written {
  movement: Movement;
  reverses?: string;
  /** What the key stands for. */
  request: unknown;
  /** The accounts that may be moved. */
  accounts: readonly AccountRef[];
  /** The entries, by what the accounts hold now; none for nothing to do. */
  plan: (balanceOf: (account: AccountRef) => bigint) => readonly EntryInput[];
}

/** The live topics that hear of a person's movements, and of all. */
export const topicOf = (userId: string): string => `ledger:${userId}`;
export const TOPIC = "ledger_transactions";

const textOf = (value: unknown): string =>
  hash(
    "sha256",
    JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? one.toString() : one)),
    "base64url",
  );

/** The hash of a transaction with its entries, which come in the order of their accounts. */
export const digestOf = (
  row: Omit<LedgerTransactionRow, "digest">,
  entries: readonly Omit<AccountEntryRow, "userId" | "kind">[],
): string =>
  textOf([
    [row.id, row.type, row.refType, row.refId, row.memo, row.actorId, row.at],
    [row.idempotencyKey, row.request, row.reverses],
    ...entries.map(({ accountId, seq, delta, balanceAfter }) => [accountId, seq, delta, balanceAfter]),
  ]);

/** The sum for each account, in the order of the accounts; those that do not change are left out. */
function summed(entries: readonly EntryInput[], part: number): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, delta } of entries) {
    const { id } = keyOf(account, part);
    sums.set(id, (sums.get(id) ?? 0n) + delta);
  }
  if ([...sums.values()].reduce((sum, delta) => sum + delta, 0n) !== 0n)
    throw new RangeError("The entries of a transaction must sum to zero.");
  return new Map([...sums].filter(([, delta]) => delta !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function moved(id: string, rows: ReadonlyMap<string, AccountRow>, sums: ReadonlyMap<string, bigint>) {
  return [...sums].map(([accountId, delta]): AccountEntryRow => {
    const row = rows.get(accountId);
    if (!row) throw new RangeError(`The account ${accountId} is not held.`);
    const balanceAfter = row.balance + delta;
    if (row.userId !== null && balanceAfter < 0n)
      throw new AppError("INSUFFICIENT_BALANCE", "The balance does not suffice.", {
        short: (-balanceAfter).toString(),
      });
    const { userId, kind } = row;
    return { accountId, seq: row.seq + 1, transactionId: id, delta, balanceAfter, userId, kind };
  });
}

async function earlier({ db }: Store, key: string, request: string): Promise<Posted | null> {
  const transaction = await ledger.byKey(db, key);
  if (!transaction) return null;
  if (transaction.request !== request) throw mismatch();
  return { transaction, entries: await ledger.entriesOf(db, [transaction.id]) };
}

const mismatch = () =>
  new AppError("IDEMPOTENCY_MISMATCH", "This key came with another movement before: take a new one.");

/**
 * Writes a transaction, wholly or not at all: in the transaction of the store that is open, or in one of its own.
 * People's accounts are held before those of the platform, both in the order of their identifiers. Answers null where there
 * is nothing to do.
 * @throws {AppError} INSUFFICIENT_BALANCE, IDEMPOTENCY_MISMATCH.
 */
export async function write(
  { home, ...within }: Within,
  { movement, reverses, request: asked, accounts, plan }: Written,
): Promise<Posted | null> {
  const { type, ref, memo = "", actorId, key } = movement;
  const request = textOf([type, ref, memo, asked]);
  const userIds = userIdsOf(accounts);
  const part = partOf(userIds[0]);
  const posted = await inGroup(home, async (db) => {
    const inside = { ...home, db };
    const users = await held.holdUsers(inside, userIds);
    const found = key === undefined ? null : await earlier(inside, key, request);
    if (found) return { ...found, isNew: false };
    const platform = accounts.filter((one) => "platform" in one).map((one) => keyOf(one, part));
    const rows = new Map(
      [...users, ...(await held.holdPlatform(inside, platform, part))].map((row) => [row.id, row]),
    );
    const planned = plan((account) => rows.get(keyOf(account, part).id)?.balance ?? 0n);
    const sums = summed(planned, part);
    if (sums.size === 0) return null;
    const id = newId("txn", within.businessClock);
    const entries = moved(id, rows, sums);
    const people = [...new Set(entries.flatMap(({ userId }) => userId ?? []))];
    const { at, keep } = await addLines(inside, {
      id,
      type,
      at: timestamp(within.businessClock),
      people,
      entries,
      users,
    });
    const head = {
      id,
      type,
      refType: ref?.type ?? null,
      refId: ref?.id ?? null,
      memo,
      actorId,
      at,
      idempotencyKey: key ?? null,
      request,
      reverses: reverses ?? null,
    };
    const transaction = { ...head, digest: digestOf(head, entries) };
    if (!(await ledger.insert(db, transaction))) throw mismatch();
    await held.keepAccounts(
      db,
      entries.map(({ accountId, userId, kind, balanceAfter, seq }) => ({
        id: accountId,
        userId,
        kind,
        balance: balanceAfter,
        seq,
      })),
    );
    await ledger.insertEntries(
      db,
      entries.map(({ accountId, seq, transactionId, delta, balanceAfter }) => ({
        accountId,
        seq,
        transactionId,
        delta,
        balanceAfter,
      })),
    );
    await keep();
    await moveGifts(db, { transaction, entries, planned, clock: within.businessClock });
    return { transaction, entries, isNew: true };
  });
  if (posted?.isNew) within.afterwards(() => tell(within.homeLive, posted));
  return posted;
}

function tell(live: Live, { transaction: { id }, entries }: Posted): void {
  const topics = new Set(entries.flatMap(({ userId }) => (userId === null ? [] : [topicOf(userId)])));
  for (const topic of [TOPIC, ...topics]) live.publish(topic, { kind: "CREATED", id });
}
