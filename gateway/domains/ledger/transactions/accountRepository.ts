import { sql, type Selectable } from "kysely";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { shaped } from "#gateway/platform/store/statements.ts";
import { keysOf, type AccountKey } from "./accounts.ts";
import type { AccountRow, AccountTable } from "./repository.ts";

const accountTable = "ledger_accounts";

type StoredAccount = Selectable<AccountTable>;
const accountOf = ({ balance, seq, ...key }: StoredAccount): AccountRow => ({
  ...key,
  balance: micros(balance),
  seq: Number(seq),
});

/** Locks accounts until the transaction ends, in the order of their identifiers, and makes those that are missing. */
async function hold(store: Store, keys: readonly AccountKey[]): Promise<AccountRow[]> {
  const { db, dialect } = store;
  const ids = keys.map(({ id }) => id);
  const read = async () => {
    const lock = dialect === "postgres" ? sql`for update` : sql``;
    const query = shaped(
      store,
      `hold ${ids.length} of ${accountTable}`,
      ids,
      () =>
        sql<StoredAccount>`select * from ${sql.table(accountTable)} where id in (${sql.join(ids)}) order by id ${lock}`,
    );
    return (await db.executeQuery(query)).rows;
  };
  const found = await read();
  if (found.length === ids.length) return found.map(accountOf);
  await db
    .insertInto(accountTable)
    .values(keys.map((key) => ({ ...key, balance: 0n, seq: 0 })))
    .onConflict((c) => c.column("id").doNothing())
    .execute();
  return (await read()).map(accountOf);
}

/** Holds all accounts of people, in one order for everybody. SQLite has one writer: its transactions begin as that. */
export async function holdUsers(store: Store, userIds: readonly string[]): Promise<AccountRow[]> {
  const ids = [...new Set(userIds)].toSorted();
  return ids.length === 0 ? [] : await hold(store, ids.flatMap(keysOf));
}

/** Holds accounts of the platform, of one part: no two transactions hold accounts of one part in different orders. */
export async function holdPlatform(
  store: Store,
  keys: readonly AccountKey[],
  part: number,
): Promise<AccountRow[]> {
  if (keys.length === 0) return [];
  if (store.dialect === "postgres")
    await sql`select pg_advisory_xact_lock(${LOCKS + part})`.execute(store.db);
  return await hold(store, keys);
}

/** Begins the numbers of the locks, so that they meet no others. */
const LOCKS = 730_400_000;

/** Writes the new state of accounts that are held. */
export const keepAccounts = async (db: Db, rows: readonly AccountRow[]): Promise<void> => {
  await db
    .insertInto(accountTable)
    .values([...rows])
    .onConflict((c) =>
      c
        .column("id")
        .doUpdateSet((is) => ({ balance: is.ref("excluded.balance"), seq: is.ref("excluded.seq") })),
    )
    .execute();
};

export const accountsOf = async (db: Db, userId: string): Promise<AccountRow[]> =>
  userId.includes("\0")
    ? []
    : (await db.selectFrom(accountTable).selectAll().where("userId", "=", userId).execute()).map(accountOf);

/** What the platform's accounts hold, their parts together. */
export async function platformBalances(db: Db): Promise<{ kind: string; balance: bigint }[]> {
  const rows = await db
    .selectFrom(accountTable)
    .select(["kind", ({ fn }) => fn.sum<StoredMicros>("balance").as("balance")])
    .where("userId", "is", null)
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, balance }) => ({ kind, balance: micros(balance) }));
}
