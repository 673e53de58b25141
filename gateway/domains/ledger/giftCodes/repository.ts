import type { ColumnType, Selectable } from "kysely";
import type { StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const GiftCodeState = {
  UNUSED: "unused",
  USED: "used",
  EXPIRED: "expired",
  DISABLED: "disabled",
} as const;
export type GiftCodeStateText = (typeof GiftCodeState)[keyof typeof GiftCodeState];

export interface GiftCodeBatchTable {
  id: string;
  title: string;
  amount: ColumnType<StoredMicros, bigint, never>;
  expiresAt: string;
  createdBy: string;
  createdAt: string;
}

export interface GiftCodeTable {
  codeHash: string;
  batchId: string;
  state: GiftCodeStateText;
  expiresAt: string;
  userId: string | null;
  usedAt: string | null;
}

export type GiftCodeBatchRow = Selectable<GiftCodeBatchTable>;
export type GiftCode = Selectable<GiftCodeTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_gift_code_batches: GiftCodeBatchTable;
    ledger_gift_codes: GiftCodeTable;
  }
}

const table = "ledger_gift_codes";
const batches = "ledger_gift_code_batches";

export const insertBatch = async (
  db: Db,
  batch: Omit<GiftCodeBatchRow, "amount"> & { amount: bigint },
  hashes: readonly string[],
): Promise<void> => {
  await db.insertInto(batches).values(batch).execute();
  const { id: batchId, expiresAt } = batch;
  for (let at = 0; at < hashes.length; at += 100)
    await db
      .insertInto(table)
      .values(
        hashes.slice(at, at + 100).map((codeHash) => ({
          codeHash,
          batchId,
          state: "unused" as const,
          expiresAt,
          userId: null,
          usedAt: null,
        })),
      )
      .execute();
};

export const batchById = async (db: Db, id: string): Promise<GiftCodeBatchRow | undefined> =>
  id.includes("\0")
    ? undefined
    : await db.selectFrom(batches).selectAll().where("id", "=", id).executeTakeFirst();

export async function page(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { n } = await db
    .selectFrom(batches)
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom(batches)
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: Number(n) };
}

export const countsOf = async (
  db: Db,
  batchId: string,
): Promise<{ state: GiftCodeStateText; count: number }[]> =>
  (
    await db
      .selectFrom(table)
      .select(["state", ({ fn }) => fn.countAll<number | string>().as("n")])
      .where("batchId", "=", batchId)
      .groupBy("state")
      .orderBy("state")
      .execute()
  ).map(({ state, n }) => ({ state, count: Number(n) }));

export const byHash = async (db: Db, codeHash: string): Promise<GiftCode | undefined> =>
  await db.selectFrom(table).selectAll().where("codeHash", "=", codeHash).executeTakeFirst();

/** Uses a code up; false where it is not unused any more, or its time is over. */
export const useCode = async (db: Db, codeHash: string, userId: string, usedAt: string): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set({ state: "used", userId, usedAt })
    .where("codeHash", "=", codeHash)
    .where("state", "=", "unused")
    .where("expiresAt", ">", usedAt)
    .returning("codeHash")
    .executeTakeFirst()) !== undefined;

export const disable = async (db: Db, batchId: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ state: "disabled" })
    .where("batchId", "=", batchId)
    .where("state", "=", "unused")
    .execute();
};

export const nextExpiry = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom(table)
      .select("expiresAt")
      .where("state", "=", "unused")
      .orderBy("expiresAt")
      .limit(1)
      .executeTakeFirst()
  )?.expiresAt ?? null;

export const expire = async (db: Db, until: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ state: "expired" })
    .where("state", "=", "unused")
    .where("expiresAt", "<=", until)
    .execute();
};
