import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { RowTable, Stamps } from "#gateway/platform/store/rowTable.ts";
import type { Plan } from "./importPlan.ts";

/** How the rows of a file get into the store. */
export interface ImportedRows<Read, Data extends object, Row extends Data & Stamps> {
  table: RowTable<Data, Row>;
  /** What is done with the entity's rows; see `defineRecords`. */
  records: {
    refuseTaken: <T>(write: Promise<T>) => Promise<T>;
    write: (db: Db, clock: Clock, row: Row, changes: Partial<Data>) => Promise<Row | undefined>;
  };
  /** The columns of a new row; `now` is an instant in ISO 8601, UTC. */
  fresh: (read: Read, now: string) => Data;
  /** The columns of a row that change. */
  changes: (row: Row, read: Read) => Partial<Data>;
}

/**
 * Gives the `save` of an import: adds and changes rows as it was planned, inside its transaction.
 * Errors: CONFLICT when a unique value is taken.
 */
export const saveImported =
  <Read, Data extends object, Row extends Data & Stamps>({
    table,
    records,
    fresh,
    changes,
  }: ImportedRows<Read, Data, Row>) =>
  async ({ store: { db }, clock }: RequestContext, plan: Plan<Read, Row>): Promise<Row[]> => {
    const now = timestamp(clock);
    const added = await records.refuseTaken(
      table.insertMany(
        db,
        plan.fresh.map((read) => ({ ...fresh(read, now), createdAt: now, updatedAt: now })),
      ),
    );
    const changed: Row[] = [];
    for (const { row, data } of plan.known) {
      const next = await records.write(db, clock, row, changes(row, data));
      if (next) changed.push(next);
    }
    return [...added, ...changed];
  };
