import { sql } from "kysely";
import type { Store } from "./database.ts";

/** How large the store is, in bytes. */
export async function storeBytes({ db, dialect }: Pick<Store, "db" | "dialect">): Promise<number> {
  const asked =
    dialect === "sqlite"
      ? sql<{
          bytes: number | string;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`;
  return Number((await asked.execute(db)).rows[0]?.bytes ?? 0);
}
