import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import type { UserRow } from "#gateway/domains/accounts/users/repository.ts";

/** Which accounts are wanted, from the newest on. */
export interface AccountQuery {
  q: string;
  rights: readonly Pick<UserRow, "role" | "staff">[] | null;
  isSuspended: boolean | null;
  before: string | null;
  limit: number;
}

export type AccountRow = UserRow;

export async function newest(
  db: Db,
  { q, rights, isSuspended, before, limit }: AccountQuery,
): Promise<UserRow[]> {
  let rows = db.selectFrom("accounts_users").selectAll();
  if (q !== "") {
    const start = foldForSearch(q);
    rows = rows.where((row) =>
      row.or(
        (["usernameKey", "emailKey"] as const).map((key) =>
          row.and([row(key, ">=", start), row(key, "<", `${start}\u{10ffff}`)]),
        ),
      ),
    );
  }
  if (rights !== null)
    rows = rows.where((row) =>
      row.or(
        rights.map(({ role, staff }) =>
          row.and([row("role", "=", role), row("staff", "is not distinct from", staff)]),
        ),
      ),
    );
  if (isSuspended !== null) rows = rows.where("suspendedAt", isSuspended ? "is not" : "is", null);
  if (before !== null) {
    const at = db.selectFrom("accounts_users").select("createdAt").where("id", "=", before);
    rows = rows.where((row) =>
      row.or([row("createdAt", "<", at), row.and([row("createdAt", "=", at), row("id", "<", before)])]),
    );
  }
  return await rows.orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** The administrators who can sign in; none of them changes before the transaction is over. */
export const activeAdministrators = async ({ db, dialect }: Store): Promise<string[]> =>
  (
    await db
      .selectFrom("accounts_users")
      .select("id")
      .where("role", "=", "admin")
      .where("suspendedAt", "is", null)
      .$if(dialect === "postgres", (query) => query.forUpdate())
      .execute()
  ).map(({ id }) => id);

/** How many sessions of each account are open, and when one of them was used last. */
export const sessionsBy = async (db: Db, userIds: readonly string[], now: string) =>
  await db
    .selectFrom("accounts_sessions")
    .select((row) => [
      "userId",
      row.fn.count<number | string>("id").as("open"),
      row.fn.max("lastSeenAt").as("lastSeenAt"),
    ])
    .where("userId", "in", userIds)
    .where("expiresAt", ">", now)
    .groupBy("userId")
    .execute();
