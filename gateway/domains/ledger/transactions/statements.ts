import type { Store } from "#gateway/platform/store/database.ts";
import type { UserKind } from "./accounts.ts";
import type { AccountEntryRow, AccountRow, LedgerTransactionTypeText } from "./repository.ts";
import { insertStatements, lastOf, type StatementPart, type StatementRow } from "./statementRepository.ts";

/** What a new transaction brings to the ledgers of people. */
interface Added {
  id: string;
  type: LedgerTransactionTypeText;
  at: string;
  people: readonly string[];
  entries: readonly AccountEntryRow[];
  /** What people's accounts held before. */
  users: readonly AccountRow[];
}

/**
 * Makes the lines of a transaction in the ledgers of people. A line is never earlier than the one before: the moment of the
 * transaction is put off to that.
 */
export async function addLines(store: Store, { id, type, at: now, people, entries, users }: Added) {
  const before = new Map<string, Awaited<ReturnType<typeof lastOf>>>();
  for (const userId of people) before.set(userId, await lastOf(store, userId, type));
  const at = [...before.values()].reduce(
    (latest, { last }) => (last && last.at > latest ? last.at : latest),
    now,
  );
  const rows = people.map((userId): StatementRow => {
    const { last, typeNo } = before.get(userId) ?? { last: undefined, typeNo: 0 };
    const part = (kind: UserKind): StatementPart => {
      const entry = entries.find((one) => one.userId === userId && one.kind === kind);
      const held = users.find((one) => one.userId === userId && one.kind === kind);
      return {
        delta: entry?.delta ?? 0n,
        after: entry?.balanceAfter ?? held?.balance ?? 0n,
        no: (last?.parts[kind].no ?? 0) + (entry ? 1 : 0),
      };
    };
    return {
      userId,
      no: (last?.no ?? 0) + 1,
      transactionId: id,
      type,
      typeNo: typeNo + 1,
      at,
      parts: {
        CASH: part("CASH"),
        GIFT: part("GIFT"),
        FROZEN: part("FROZEN"),
        COMMISSION: part("COMMISSION"),
      },
    };
  });
  return { at, keep: () => insertStatements(store.db, rows) };
}
