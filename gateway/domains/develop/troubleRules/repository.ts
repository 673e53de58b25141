import { sql, type Selectable } from "kysely";
import type { Db } from "../../../platform/store/database.ts";
import { textType, type Step } from "../../../platform/store/migrate.ts";
import type { TroubleMatch } from "../../../platform/trouble.ts";

export interface TroubleRuleTable extends TroubleMatch {
  id: string;
  enabled: boolean;
  delay: number;
  status: number | null;
  probability: number;
  seed: number | null;
  /** How often it still strikes. */
  count: number | null;
  struck: number;
  /** How many calls it meant since it was saved; with a seed it decides which of them are struck. */
  met: number;
  createdAt: string;
}

export type TroubleRuleRow = Selectable<TroubleRuleTable>;

const table = "develop_trouble_rules";

declare module "../../../platform/store/database.ts" {
  interface Database {
    develop_trouble_rules: TroubleRuleTable;
  }
}

export const migrations: Record<string, Step> = {
  "0150_develop_trouble_rules": async (db, dialect) => {
    const text = textType(dialect);
    let made = db.schema.createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("enabled", "boolean", (c) => c.notNull());
    for (const column of ["operation", "field", "method", "path", "sandbox"]) made = made.addColumn(column, text);
    await made
      .addColumn("delay", "integer", (c) => c.notNull())
      .addColumn("status", "integer")
      .addColumn("probability", "double precision", (c) => c.notNull())
      .addColumn("seed", "integer")
      .addColumn("count", "integer")
      .addColumn("struck", "integer", (c) => c.notNull())
      .addColumn("met", "integer", (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
  },
};

export const list = async (db: Db): Promise<TroubleRuleRow[]> => await db.selectFrom(table).selectAll().orderBy("createdAt").orderBy("id").execute();

export const insert = async (db: Db, row: TroubleRuleRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const update = async (db: Db, id: string, changes: Partial<TroubleRuleRow>): Promise<TroubleRuleRow | undefined> =>
  id.includes("\0") ? undefined : await db.updateTable(table).set(changes).where("id", "=", id).returningAll().executeTakeFirst();

export const remove = async (db: Db, id: string): Promise<boolean> =>
  !id.includes("\0") && (await db.deleteFrom(table).where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;

/** Counts a call that the rule means and answers its number, undefined when the rule is gone. */
export const meet = async (db: Db, id: string): Promise<number | undefined> =>
  (await db.updateTable(table).set({ met: sql`met + 1` }).where("id", "=", id).returning("met").executeTakeFirst())?.met;

/** Counts a strike, unless the rule is gone, out of force or used up; says whether it strikes. */
export const strike = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db.updateTable(table).set({ struck: sql`struck + 1`, count: sql`count - 1` })
    .where("id", "=", id).where("enabled", "=", true).where((where) => where.or([where("count", "is", null), where("count", ">", 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
