import type { ColumnType, Selectable } from "kysely";
import type { JobKind, Progress } from "#gateway/hypervisor/hypervisor.ts";
import type { Db } from "#gateway/platform/store/database.ts";

interface GuestTable {
  id: string;
  isRescued: number;
  /** Null while it does not run. */
  startedAt: string | null;
  bornAt: string;
  /** The job that it was given last, since when, and how that ended; null while it is under way. */
  token: string;
  job: JobKind;
  begunAt: string;
  outcome: ColumnType<Progress | null, string | null, string | null>;
  /** How large its snapshots are, by their names. */
  snapshots: ColumnType<Record<string, number>, string, string>;
}

/** A simulated guest as it is stored. */
export type GuestRow = Selectable<GuestTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    machines_simulated_guests: GuestTable;
  }
}

const table = "machines_simulated_guests";

const written = ({ outcome, snapshots, ...row }: GuestRow) => ({
  ...row,
  outcome: outcome === null ? null : JSON.stringify(outcome),
  snapshots: JSON.stringify(snapshots),
});

export const guestRows = async (db: Db): Promise<GuestRow[]> =>
  await db.selectFrom(table).selectAll().orderBy("id").execute();

export const guestRow = async (db: Db, id: string): Promise<GuestRow | undefined> =>
  await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** Keeps a guest; two who ask for the same job at once begin it once. */
export const keepGuest = async (db: Db, row: GuestRow): Promise<void> => {
  const { id, ...rest } = written(row);
  await db
    .insertInto(table)
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
    .execute();
};

/** Ends a job with what the guest is after it, once. */
export const endJob = async (db: Db, row: GuestRow): Promise<void> => {
  const { id, token, ...rest } = written(row);
  await db
    .updateTable(table)
    .set(rest)
    .where("id", "=", id)
    .where("token", "=", token)
    .where("outcome", "is", null)
    .execute();
};

export const dropGuest = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom(table).where("id", "=", id).execute();
};
