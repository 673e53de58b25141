import type { Db } from "../../../platform/store/database.ts";
import type { SessionRow } from "../sessions/repository.ts";
import type { AccessRoleText } from "../users/repository.ts";

/** Gives a session another token and other rights, and answers whether it outlives the browser. */
export const turn = async (db: Db, id: string, changes: Pick<SessionRow, "tokenHash" | "viewAs" | "turnedAt">): Promise<Pick<SessionRow, "remember">> =>
  await db.updateTable("accounts_sessions").set((row) => ({ ...changes, formerTokenHash: row.ref("tokenHash") })).where("id", "=", id).returning("remember").executeTakeFirstOrThrow();

/** The role that was put on for a session. */
export const viewAsOf = async (db: Db, id: string): Promise<AccessRoleText | null> =>
  (await db.selectFrom("accounts_sessions").select("viewAs").where("id", "=", id).executeTakeFirst())?.viewAs ?? null;
