import { sql } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import type { UserKind } from "./accounts.ts";
import type { LedgerTransactionTypeText } from "./repository.ts";
import { columnsOf, statementOf, type StatementRow } from "./statementRepository.ts";

const table = "ledger_statements";

/** Which lines of a person are wanted. */
export interface LineQuery {
  userId: string;
  type: LedgerTransactionTypeText | null;
  account: UserKind | null;
  from: string | null;
  until: string | null;
}

/** Lines that match have numbers without a gap, in this column, above `from` and up to `to`. */
interface Span {
  column: "no" | "typeNo" | "cashNo" | "giftNo" | "frozenNo" | "commissionNo";
  from: number;
  to: number;
}

/** How far the numbers have come before an instant, or by now: of those that match, since they have no gaps. */
async function numberBefore(
  db: Db,
  { userId, type }: LineQuery,
  column: Span["column"],
  instant: string | null,
): Promise<number> {
  let rows = db.selectFrom(table).select(column).where("userId", "=", userId);
  if (column === "typeNo" && type !== null) {
    rows = rows.where("type", "=", type);
    if (instant !== null) rows = rows.where("at", "<", instant).orderBy("at", "desc");
    rows = rows.orderBy("typeNo", "desc");
  } else {
    if (instant !== null) rows = rows.where("at", "<", instant).orderBy("at", "desc");
    rows = rows.orderBy("no", "desc");
  }
  const row = await rows.limit(1).executeTakeFirst();
  return Number(row?.[column] ?? 0);
}

async function spanOf(db: Db, query: LineQuery): Promise<Span> {
  const { type, account, from, until } = query;
  const column = type !== null ? "typeNo" : account === null ? "no" : columnsOf[account].no;
  return {
    column,
    from: from === null ? 0 : await numberBefore(db, query, column, from),
    to: await numberBefore(db, query, column, until),
  };
}

const NOTHING = sql<bigint>`0`;

const linesIn = (db: Db, { userId, type, account }: LineQuery, { column, from, to }: Span) => {
  let rows = db
    .selectFrom(table)
    .where("userId", "=", userId)
    .where(column, ">", from)
    .where(column, "<=", to);
  if (type !== null) rows = rows.where("type", "=", type);
  return account === null ? rows : rows.where(columnsOf[account].delta, "<>", NOTHING);
};

/**
 * A page of lines, and how many match. The numbers of the lines say both: how many there are, and which stand on the page, so
 * that neither grows with the ledger; only where type and account are given both are the lines counted.
 */
export async function pageOfLines(
  db: Db,
  query: LineQuery,
  { order, offset, limit }: { order: "asc" | "desc"; offset: number; limit: number },
): Promise<{ items: StatementRow[]; total: number }> {
  const span = await spanOf(db, query);
  if (query.type !== null && query.account !== null) {
    const lines = linesIn(db, query, span);
    const counted = await lines
      .select(({ fn }) => fn.countAll<string | number>().as("n"))
      .executeTakeFirstOrThrow();
    const rows = lines.selectAll().orderBy(span.column, order).limit(limit).offset(offset);
    return { items: (await rows.execute()).map(statementOf), total: Number(counted.n) };
  }
  const { from, to } = span;
  const part =
    order === "desc"
      ? { ...span, to: to - offset, from: Math.max(from, to - offset - limit) }
      : { ...span, from: from + offset, to: Math.min(to, from + offset + limit) };
  const rows = await linesIn(db, query, part).selectAll().orderBy(span.column, order).execute();
  return { items: rows.map(statementOf), total: Math.max(to - from, 0) };
}
