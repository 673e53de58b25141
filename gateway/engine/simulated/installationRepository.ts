import type { Db } from "#gateway/platform/store/database.ts";

interface InstallationTable {
  name: string;
  id: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_engine_installation: InstallationTable;
  }
}

/** The id of this installation, made by whoever asks first. */
export async function installationId(db: Db, made: string): Promise<string> {
  const table = "hosting_engine_installation";
  await db
    .insertInto(table)
    .values({ name: "gateway", id: made })
    .onConflict((row) => row.column("name").doNothing())
    .execute();
  return (await db.selectFrom(table).select("id").where("name", "=", "gateway").executeTakeFirstOrThrow()).id;
}
