import { sql } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export interface WalletRow {
  id: string;
  holder: string;
}

const table = "ledger_statements";

/** What came in and went out in every hour from an instant on. */
export async function hoursFrom(
  db: Db,
  userId: string,
  from: string,
): Promise<{ hour: string; received: bigint; spent: bigint }[]> {
  const change = sql`(cash + gift)`;
  const hour = sql<string>`substr(${sql.ref("at")}, 1, 13)`;
  const rows = await db
    .selectFrom(table)
    .select([
      hour.as("hour"),
      sql<StoredMicros>`sum(case when ${change} > 0 then ${change} else 0 end)`.as("received"),
      sql<StoredMicros>`sum(case when ${change} < 0 then -${change} else 0 end)`.as("spent"),
    ])
    .where("userId", "=", userId)
    .where("at", ">=", from)
    .groupBy(hour)
    .orderBy("hour")
    .execute();
  return rows.map(({ received, spent, ...row }) => ({
    ...row,
    received: micros(received),
    spent: micros(spent),
  }));
}
