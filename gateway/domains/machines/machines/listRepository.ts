import { sql } from "kysely";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { earliest } from "#gateway/platform/store/earliest.ts";
import type { MachinePeriodText, MachineRow, MachineStateText, State } from "./repository.ts";

const table = "machines_machines";

export const sorts = { NAME: "name", CREATED: "createdAt", STATE: "state", EXPIRES: "expiresAt" } as const;
export type MachineSortText = keyof typeof sorts;

export interface MachineQuery {
  /** Null for everybody's. */
  ownerId: string | null;
  q: string;
  state: readonly MachineStateText[] | null;
  regionId: string | null;
  period: MachinePeriodText | null;
  hasTerm: boolean | null;
}

const like = (q: string): string => `%${foldForSearch(q).replaceAll(/[\\%_]/g, "\\$&")}%`;

function matching(db: Db, { ownerId, q, state, regionId, period, hasTerm }: MachineQuery) {
  let rows = db.selectFrom(table).where("state", "!=", "RELEASED");
  if (ownerId !== null) rows = rows.where("ownerId", "=", ownerId);
  rows =
    state && state.length > 0 ? rows.where("state", "in", [...state]) : rows.where("state", "!=", "RECYCLED");
  if (regionId !== null) rows = rows.where("regionId", "=", regionId);
  if (period !== null) rows = rows.where("period", "=", period);
  if (hasTerm !== null) rows = rows.where("expiresAt", hasTerm ? "is not" : "is", null);
  if (q !== "") rows = rows.where(sql<boolean>`${sql.ref("search")} like ${like(q)} escape '\\'`);
  return rows;
}

export const count = async (db: Db, query: MachineQuery): Promise<number> =>
  Number(
    (
      await matching(db, query)
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

export const ids = async (db: Db, query: MachineQuery, most: number): Promise<string[]> =>
  (await matching(db, query).select("id").orderBy("id", "desc").limit(most).execute()).map(({ id }) => id);

export const page = async (
  db: Db,
  query: MachineQuery,
  {
    sort,
    limit,
    offset,
  }: {
    sort: { field: MachineSortText; order: "ASC" | "DESC" } | null;
    limit: number;
    offset: number;
  },
): Promise<MachineRow[]> =>
  await matching(db, query)
    .selectAll()
    .orderBy(sorts[sort?.field ?? "CREATED"], sort?.order === "ASC" ? "asc" : "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** Those that are busy with something, or are let go of for good. */
export const busy = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where((row) => row.or([row("task", "is not", null), row("state", "=", "RELEASED")]))
      .orderBy("id")
      .execute()
  ).map(({ id }) => id);

/** Those in some states that are busy with nothing. */
export const idleIn = async (db: Db, states: readonly State[]): Promise<MachineRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("state", "in", states)
    .where("task", "is", null)
    .orderBy("id")
    .execute();

/** Those by the hour whose owner's debt or meter may ask for something. */
export const inQuestion = async (db: Db): Promise<MachineRow[]> =>
  await db
    .selectFrom(table)
    .leftJoin("ledger_debts", "ledger_debts.userId", `${table}.ownerId`)
    .leftJoin("ledger_meters", "ledger_meters.id", `${table}.meterId`)
    .selectAll(table)
    .where("period", "=", "HOUR")
    .where("task", "is", null)
    .where((row) =>
      row.or([
        row.and([row(`${table}.state`, "=", "ISOLATED"), row("lock", "=", "DEBT")]),
        row.and([
          row(`${table}.state`, "in", ["RUNNING", "STOPPED", "RESCUE", "RESIZED"]),
          row.or([
            row("ledger_debts.stage", "in", ["suspended", "final"]),
            row("ledger_meters.endedAt", "is not", null),
          ]),
        ]),
      ]),
    )
    .execute();

/** The earliest moment at which something happens to a machine by itself. */
export const nextDue = async (db: Db): Promise<string | null> => await earliest(db, table, "dueAt");

export const dueUntil = async (
  db: Db,
  at: string,
  limit: number,
): Promise<{ id: string; ownerId: string }[]> =>
  await db
    .selectFrom(table)
    .select(["id", "ownerId"])
    .where("dueAt", "is not", null)
    .where("dueAt", "<=", at)
    .orderBy("dueAt")
    .orderBy("id")
    .limit(limit)
    .execute();

/** The earliest moment at which somebody is told that a term ends. */
export const nextWarning = async (db: Db): Promise<string | null> => await earliest(db, table, "warnAt");

export const warnedUntil = async (db: Db, at: string, limit: number): Promise<MachineRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("warnAt", "<=", at)
    .orderBy("warnAt")
    .orderBy("id")
    .limit(limit)
    .execute();
