import { sql } from "kysely";
import { readConfig } from "#gateway/platform/config.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { prepareStore } from "#gateway/prepareStore.ts";

/** Whose ledger grows. */
export const PERSON = "usr_finance2";
const START = "2024-01-01T00:00:00";

/** Opens a store in a file with a ledger of so many entries more: charges of one person, a minute apart, and a recharge in a hundred. */
export async function openLedger(path: string, entries: number): Promise<Store> {
  const store = openSqlite(path);
  await prepareStore(store, readConfig({ NODE_ENV: "test" }));
  const count = entries / 2;
  const run = (text: string) => sql.raw(text).execute(store.db);
  const at = `strftime('%Y-%m-%dT%H:%M:%S', '${START}', '+' || n || ' minutes') || '.000Z'`;
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  // Every hundredth brings as much as the ninety-nine others take.
  const delta = "case when n % 100 = 1 then 990000 else -10000 end";
  const after = "990000 * ((n + 99) / 100) - 10000 * (n - (n + 99) / 100)";
  const type = "case when n % 100 = 1 then 'recharge' else 'usage' end";
  await run(
    `insert into ledger_accounts values ('${PERSON}/CASH', '${PERSON}', 'CASH', 0, 0), ('BENCH/00', null, 'BENCH', 0, 0)`,
  );
  await run(`${numbers} insert into ledger_transactions (id, type, memo, at, request, digest)
    select printf('txn_%026d', n), ${type}, '', ${at}, '', '' from numbers`);
  for (const [account, sign] of [
    [`${PERSON}/CASH`, ""],
    ["BENCH/00", "-"],
  ])
    await run(`${numbers} insert into ledger_entries ("accountId", seq, "transactionId", delta, "balanceAfter")
      select '${account}', n, printf('txn_%026d', n), ${sign}(${delta}), ${sign}(${after}) from numbers`);
  await run(`${numbers} insert into ledger_statements select '${PERSON}', n, printf('txn_%026d', n), ${type},
    case when n % 100 = 1 then (n + 99) / 100 else n - (n + 99) / 100 end, ${at},
    ${delta}, ${after}, n, 0, 0, 0, 0, 0, 0, 0, 0, 0 from numbers`);
  await run(`update ledger_accounts set seq = ${count}, balance =
    (select "balanceAfter" from ledger_entries where "accountId" = ledger_accounts.id and seq = ${count})
    where id in ('${PERSON}/CASH', 'BENCH/00')`);
  return store;
}
