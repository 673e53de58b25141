import { sql } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import type { CouponTemplateChangeRow, CouponTemplateRow, Terms } from "./repository.ts";

const table = "ledger_coupon_templates";
const written = <T extends Omit<Terms, "claimed">>({
  productTypes,
  planIds,
  kinds,
  periods,
  ...terms
}: T) => ({
  ...terms,
  productTypes: JSON.stringify(productTypes),
  planIds: JSON.stringify(planIds),
  kinds: JSON.stringify(kinds),
  periods: JSON.stringify(periods),
});

export const templatesByIds = async (db: Db, ids: readonly string[]): Promise<CouponTemplateRow[]> =>
  ids.length === 0 ? [] : await db.selectFrom(table).selectAll().where("id", "in", ids).execute();

export const byCode = async (db: Db, code: string): Promise<CouponTemplateRow | undefined> =>
  await db.selectFrom(table).selectAll().where("code", "=", code).executeTakeFirst();

/** What is offered to everybody, now or later. */
export const offered = async (db: Db, now: string): Promise<CouponTemplateRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("isOpen", "=", true)
    .where("code", "is", null)
    .where((row) => row.or([row("claimTo", "is", null), row("claimTo", ">", now)]))
    .where((row) => row.or([row("validTo", "is", null), row("validTo", ">", now)]))
    .orderBy("id", "desc")
    .limit(100)
    .execute();

export async function pageOfTemplates(
  db: Db,
  q: string,
  { limit, offset }: { limit: number; offset: number },
) {
  let rows = db.selectFrom(table);
  if (q !== "")
    rows = rows.where(
      sql<boolean>`${sql.ref("folded")} like ${`%${q.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`,
    );
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  return { items, total: Number(n) };
}

export const insertTemplate = async (db: Db, terms: Terms): Promise<void> => {
  await db.insertInto(table).values(written(terms)).execute();
};

/** Writes terms anew; false where they are not of the version any more. How many were given out stays. */
export const updateTemplate = async (db: Db, terms: Omit<Terms, "claimed">): Promise<boolean> => {
  const { id, version, ...row } = written(terms);
  return (
    (await db
      .updateTable(table)
      .set({ ...row, version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst()) !== undefined
  );
};

/** Counts one that is given out, and holds the template until the transaction ends; false where all are. */
export const countOut = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set((row) => ({ claimed: row("claimed", "+", 1) }))
    .where("id", "=", id)
    .where((row) => row.or([row("total", "is", null), row("claimed", "<", row.ref("total"))]))
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const countBack = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set((row) => ({ claimed: row("claimed", "-", 1) }))
    .where("id", "=", id)
    .execute();
};

export const insertChange = async (db: Db, { fields, ...change }: CouponTemplateChangeRow): Promise<void> => {
  await db
    .insertInto("ledger_coupon_changes")
    .values({ ...change, fields: JSON.stringify(fields) })
    .execute();
};

export const changesOf = async (db: Db, templateId: string): Promise<CouponTemplateChangeRow[]> =>
  await db
    .selectFrom("ledger_coupon_changes")
    .selectAll()
    .where("templateId", "=", templateId)
    .orderBy("id", "desc")
    .limit(50)
    .execute();
