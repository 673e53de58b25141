import type { Db } from "./database.ts";

/** How the holders of keys for the sample data begin; a reset of the sample data forgets these keys. */
export const SAMPLE_KEYS = "sample:";

/** Whose key, which key. */
export interface KeyOf {
  holder: string;
  key: string;
}

/**
 * Takes the key for this call inside the call's own transaction; another call with the key waits for the end of it.
 * @returns undefined when the key was free and is now taken, else the earlier call.
 */
export async function takeKey(db: Db, of: KeyOf, request: string, now: string, expiresAt: string) {
  await db
    .deleteFrom("idempotency_keys")
    .where("holder", "=", of.holder)
    .where("key", "=", of.key)
    .where("expiresAt", "<=", now)
    .execute();
  const taken = await db
    .insertInto("idempotency_keys")
    .values({ ...of, request, answer: null, expiresAt })
    .onConflict((c) => c.columns(["holder", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (taken) return undefined;
  return await db
    .selectFrom("idempotency_keys")
    .select(["request", "answer"])
    .where("holder", "=", of.holder)
    .where("key", "=", of.key)
    .executeTakeFirstOrThrow();
}

/** Keeps the answer of the call that took the key. */
export async function keepAnswer(db: Db, { holder, key }: KeyOf, value: unknown): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify({ value }) })
    .where("holder", "=", holder)
    .where("key", "=", key)
    .execute();
}

/** Forgets the keys that serve no more. */
export async function forgetExpiredKeys(db: Db, now: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("expiresAt", "<=", now).execute();
}

/** Forgets the keys of calls to the sample data. */
export async function forgetSampleKeys(db: Db): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("holder", "like", `${SAMPLE_KEYS}%`).execute();
}
