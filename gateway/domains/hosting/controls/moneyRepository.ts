import type { Db } from "#gateway/platform/store/database.ts";
import type { AppRow, Phase } from "#gateway/domains/hosting/apps/repository.ts";

const table = "hosting_apps";

/** Apps by the hour that run although their owner is in debt or their meter has ended, and those that are held for that. */
export const inQuestion = async (db: Db, live: readonly Phase[]): Promise<AppRow[]> =>
  await db
    .selectFrom(table)
    .leftJoin("ledger_debts", "ledger_debts.userId", `${table}.ownerId`)
    .leftJoin("ledger_meters", "ledger_meters.id", `${table}.meterId`)
    .selectAll(table)
    .where("billing", "=", "HOURLY")
    .where("phase", "in", [...live, "SUSPENDED"])
    .where(({ eb, and, or }) =>
      or([
        and([eb("phase", "=", "SUSPENDED"), eb("reason", "in", ["DEBT", "BUDGET"])]),
        and([
          eb("phase", "!=", "SUSPENDED"),
          or([
            eb("ledger_debts.stage", "in", ["suspended", "final"]),
            eb("ledger_meters.endedAt", "is not", null),
          ]),
        ]),
      ]),
    )
    .execute();
