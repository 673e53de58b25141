import { sql } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { rowOf, type Earned, type CommissionStatusText } from "./repository.ts";

const table = "partners_commissions";

/** Which commissions are meant. */
export interface CommissionQuery {
  beneficiaryId?: string;
  inviteeId?: string;
  status?: readonly CommissionStatusText[];
  /** How an order's number begins, or a part of it. */
  q: string;
  sort: "createdAt" | "base" | "amount";
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

const matching = (
  db: Db,
  { beneficiaryId, inviteeId, status, q }: Omit<CommissionQuery, "sort" | "order" | "limit" | "offset">,
) => {
  let rows = db.selectFrom(table);
  if (beneficiaryId !== undefined) rows = rows.where("beneficiaryId", "=", beneficiaryId);
  if (inviteeId !== undefined) rows = rows.where("inviteeId", "=", inviteeId);
  if (status !== undefined && status.length > 0) rows = rows.where("status", "in", status);
  if (q !== "")
    rows = rows.where(
      sql<string>`upper(${sql.ref("orderNo")})`,
      "like",
      `%${q.toUpperCase().replaceAll(/[%_\\]/g, "")}%`,
    );
  return rows;
};

export async function page(db: Db, query: CommissionQuery): Promise<{ items: Earned[]; total: number }> {
  const { sort, order, limit, offset } = query;
  const rows = matching(db, query);
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy(sort, order)
    .orderBy("id", order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: items.map(rowOf), total: Number(n) };
}

/** How many of somebody's commissions are in each state, and what they bring together. */
export async function sumsOf(db: Db, beneficiaryId: string) {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => [
      "status",
      fn.countAll<number | string>().as("n"),
      fn.sum<StoredMicros>("amount").as("amount"),
      fn.sum<StoredMicros>("cut").as("cut"),
      fn.sum<StoredMicros>("held").as("held"),
      fn.sum<StoredMicros>("settled").as("settled"),
    ])
    .where("beneficiaryId", "=", beneficiaryId)
    .groupBy("status")
    .execute();
  return rows.map(({ status, n, ...sums }) => ({
    status,
    count: Number(n),
    amount: micros(sums.amount),
    cut: micros(sums.cut),
    held: micros(sums.held),
    settled: micros(sums.settled),
  }));
}

/** The cash that those paid in some time whom somebody invited, without what went back. */
export async function volumeOf(db: Db, beneficiaryId: string, from: string): Promise<bigint> {
  const sum = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.sum<StoredMicros | null>("base").as("base"),
      fn.sum<StoredMicros | null>("refunded").as("refunded"),
    ])
    .where("beneficiaryId", "=", beneficiaryId)
    .where("tier", "=", 1)
    .where("createdAt", ">", from)
    .where("status", "in", ["pending", "confirmed", "settled"])
    .executeTakeFirst();
  return micros(sum?.base ?? 0) - micros(sum?.refunded ?? 0);
}
