import { sql } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import type { InviteDayTable } from "./repository.ts";

const table = "partners_invite_days";
export type Counted = "visits" | "signups" | "paid";

export const insertDays = async (db: Db, rows: readonly InviteDayTable[]): Promise<void> => {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute();
};

/** Counts what came of a code on a day. */
export const countDay = async (db: Db, codeId: string, day: string, what: Counted): Promise<void> => {
  await db
    .insertInto(table)
    .values({ codeId, day, visits: 0, signups: 0, paid: 0, [what]: 1 })
    .onConflict((on) =>
      on.columns(["codeId", "day"]).doUpdateSet({ [what]: sql`${sql.ref(`${table}.${what}`)} + 1` }),
    )
    .execute();
};

/** What came of the codes of an owner, or of one of them, from a day on and before another. */
export async function sumOf(
  db: Db,
  ownerId: string,
  { codeId, from, before }: { codeId: string | null; from: string; before: string },
): Promise<Record<Counted, number>> {
  const sum = await db
    .selectFrom(`${table} as d`)
    .innerJoin("partners_invite_codes as c", "c.id", "d.codeId")
    .select(({ fn }) => [
      fn.sum<number | string | null>("d.visits").as("visits"),
      fn.sum<number | string | null>("d.signups").as("signups"),
      fn.sum<number | string | null>("d.paid").as("paid"),
    ])
    .where("c.ownerId", "=", ownerId)
    .$if(codeId !== null, (rows) => rows.where("c.id", "=", codeId ?? ""))
    .where("d.day", ">=", from)
    .where("d.day", "<", before)
    .executeTakeFirst();
  return {
    visits: Number(sum?.visits ?? 0),
    signups: Number(sum?.signups ?? 0),
    paid: Number(sum?.paid ?? 0),
  };
}
