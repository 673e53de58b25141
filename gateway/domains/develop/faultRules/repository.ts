import { sql, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import type { FaultMatch } from "#gateway/platform/request/faults.ts";

export interface FaultRuleTable extends FaultMatch {
  id: string;
  enabled: boolean;
  delay: number;
  status: number | null;
  probability: number;
  seed: number | null;
  /** How often it is still applied; null for always. */
  count: number | null;
  /** How often it was applied. */
  applied: number;
  /** How many calls it matched since it was saved; with a seed it decides to which of them it is applied. */
  matched: number;
  createdAt: string;
}

export type FaultRuleRow = Selectable<FaultRuleTable>;

const table = "develop_fault_rules";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    develop_fault_rules: FaultRuleTable;
  }
}

export const migrations: Record<string, Step> = {
  "0150_develop_trouble_rules": async (db, dialect) => {
    const text = textType(dialect);
    let made = db.schema
      .createTable("develop_trouble_rules")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("enabled", "boolean", (c) => c.notNull());
    for (const column of ["operation", "field", "method", "path", "sandbox"])
      made = made.addColumn(column, text);
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
  "0350_develop_fault_rules": async (db) => {
    await db.schema.alterTable("develop_trouble_rules").renameColumn("struck", "applied").execute();
    await db.schema.alterTable("develop_trouble_rules").renameColumn("met", "matched").execute();
    await db.schema.alterTable("develop_trouble_rules").renameTo(table).execute();
  },
};

export const list = async (db: Db): Promise<FaultRuleRow[]> =>
  await db.selectFrom(table).selectAll().orderBy("createdAt").orderBy("id").execute();

export const insert = async (db: Db, row: FaultRuleRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

export const update = async (
  db: Db,
  id: string,
  changes: Partial<FaultRuleRow>,
): Promise<FaultRuleRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.updateTable(table).set(changes).where("id", "=", id).returningAll().executeTakeFirst();

export const remove = async (db: Db, id: string): Promise<boolean> =>
  !id.includes("\0") &&
  (await db.deleteFrom(table).where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;

/** Counts a call that the rule matches and answers its number, undefined when the rule is gone. */
export const countMatch = async (db: Db, id: string): Promise<number | undefined> =>
  (
    await db
      .updateTable(table)
      .set({ matched: sql`matched + 1` })
      .where("id", "=", id)
      .returning("matched")
      .executeTakeFirst()
  )?.matched;

/** Counts that the rule is applied, unless it is gone, switched off or used up; says whether it is. */
export const countApplied = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ applied: sql`applied + 1`, count: sql`count - 1` })
    .where("id", "=", id)
    .where("enabled", "=", true)
    .where((where) => where.or([where("count", "is", null), where("count", ">", 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
