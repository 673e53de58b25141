import { sql, type ColumnType, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";

export const domainStatuses = [
  "PENDING_REVIEW",
  "ACTIVE",
  "EXPIRING",
  "EXPIRED",
  "SUSPENDED",
  "REJECTED",
  "RELEASED",
] as const;
export type DomainStatusText = (typeof domainStatuses)[number];

export interface DomainTable {
  id: string;
  fqdn: string;
  displayName: string;
  suffix: string;
  ownerId: string;
  status: DomainStatusText;
  note: string;
  flaggedWord: string | null;
  expiresAt: string | null;
  /** When the platform takes the next step by itself. */
  dueAt: string | null;
  /** The name while it is somebody's, of which there is one; null once it is not. */
  taken: string | null;
  nameservers: ColumnType<string[], string, string>;
  lock: number;
  createdAt: string;
}

export type DomainRow = Selectable<DomainTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    domains_domains: DomainTable;
  }
}

const table = "domains_domains";

export const insert = async (db: Db, row: DomainRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, nameservers: JSON.stringify(row.nameservers) })
    .execute();
};

export const byId = async (db: Db, id: string): Promise<DomainRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();

/** Whose a name is now. */
export const byName = async (db: Db, fqdn: string): Promise<DomainRow | undefined> =>
  fqdn.includes("\0")
    ? undefined
    : await db.selectFrom(table).selectAll().where("taken", "=", fqdn).executeTakeFirst();

/** Who had these names last, and has them no more, but alone can have them again. */
export const guarded = async (db: Db, names: readonly string[]): Promise<DomainRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("fqdn", "in", names)
    .where("status", "=", "RELEASED")
    .where("dueAt", "is not", null)
    .execute();

export const takenAmong = async (db: Db, names: readonly string[]): Promise<DomainRow[]> =>
  await db.selectFrom(table).selectAll().where("taken", "in", names).execute();

/** How many somebody has, by suffix. */
export async function countsOf(db: Db, ownerId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ["suffix", fn.countAll<number | string>().as("n")])
    .where("ownerId", "=", ownerId)
    .where("taken", "is not", null)
    .groupBy("suffix")
    .execute();
  return new Map(rows.map(({ suffix, n }) => [suffix, Number(n)]));
}

/** Changes a domain as it was read; undefined where somebody was faster. */
export const update = async (
  db: Db,
  { id, lock }: Pick<DomainRow, "id" | "lock">,
  { nameservers, ...changes }: Partial<Omit<DomainRow, "id" | "lock">>,
): Promise<DomainRow | undefined> =>
  await db
    .updateTable(table)
    .set({ ...changes, ...(nameservers && { nameservers: JSON.stringify(nameservers) }), lock: lock + 1 })
    .where("id", "=", id)
    .where("lock", "=", lock)
    .returningAll()
    .executeTakeFirst();

export async function nextDue(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom(table)
    .select("dueAt")
    .where("dueAt", "is not", null)
    .orderBy("dueAt")
    .limit(1)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}

export const due = async (db: Db, until: string, limit: number): Promise<DomainRow[]> =>
  await db.selectFrom(table).selectAll().where("dueAt", "<=", until).orderBy("dueAt").limit(limit).execute();

export interface DomainQuery {
  /** Whose; null for everybody's. */
  ownerId: string | null;
  q: string;
  statuses: readonly DomainStatusText[];
}

const columns = { NAME: "fqdn", EXPIRES: "expiresAt", CREATED: "createdAt" } as const;
export type DomainSortText = keyof typeof columns;

const matching = (db: Db, { ownerId, q, statuses }: DomainQuery) => {
  let rows = db.selectFrom(table).where("status", "in", statuses);
  if (ownerId !== null) rows = rows.where("ownerId", "=", ownerId);
  if (q !== "") {
    const like = `%${q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
    rows = rows.where(
      sql<boolean>`("fqdn" like ${like} escape '\\' or "displayName" like ${like} escape '\\')`,
    );
  }
  return rows;
};

export async function page(
  db: Db,
  query: DomainQuery,
  at: { sort: { field: DomainSortText; order: "ASC" | "DESC" }; limit: number; offset: number },
) {
  const { n } = await matching(db, query)
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const order = at.sort.order === "ASC" ? "asc" : "desc";
  const items = await matching(db, query)
    .selectAll()
    .orderBy(columns[at.sort.field], order)
    .orderBy("id", order)
    .limit(at.limit)
    .offset(at.offset)
    .execute();
  return { items, total: Number(n) };
}
