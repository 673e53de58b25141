import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { platformBalances } from "#gateway/domains/ledger/transactions/rules.ts";
import * as checks from "./repository.ts";
import type { LedgerCheckRow } from "./repository.ts";
import { lastNight, nextNight } from "./night.ts";
import { walkLedger } from "./walk.ts";
import { peopleBalances } from "./walkRepository.ts";

export { lastMade } from "./repository.ts";
export { nextNight } from "./night.ts";

/** The live topic of the checks. */
const TOPIC = "ledger_checks";

/** A check that waits to be made. */
export const waiting = (
  clock: Clock,
  dueAt: string,
  by: Pick<LedgerCheckRow, "isNightly" | "actorId">,
): LedgerCheckRow => ({
  id: newId("chk", clock),
  dueAt,
  at: null,
  ...by,
  transactions: 0,
  entries: 0,
  accounts: 0,
  problems: 0,
  findings: [],
});

/** Makes a check that waits, outside of any transaction: money moves meanwhile. */
export async function make(
  { home, businessClock, live, log }: Pick<Services, "businessClock" | "live" | "log"> & { home: Store },
  row: LedgerCheckRow,
): Promise<LedgerCheckRow> {
  const result = await walkLedger(home.db);
  const at = timestamp(businessClock);
  await inTransaction(home, (db) => checks.finish(db, row.id, at, result));
  if (result.problems > 0)
    log.error({ check: row.id, problems: result.problems, findings: result.findings }, "the ledger is wrong");
  live.publish(TOPIC, { kind: "UPDATED", id: row.id });
  return { ...row, ...result, at };
}

const running = new WeakMap<Store["db"], Promise<LedgerCheckRow>>();

/** Checks the ledger now; who asks while a check runs waits for that one. */
export async function run(context: RequestContext): Promise<LedgerCheckRow> {
  const { home, homeLive, businessClock } = context;
  const begin = async () => {
    const by = { isNightly: false, actorId: viewerIdOf(context) };
    const row = waiting(businessClock, timestamp(businessClock), by);
    await checks.insert(home.db, row);
    return await make({ ...context, live: homeLive }, row);
  };
  const under = running.get(home.db) ?? begin().finally(() => running.delete(home.db));
  running.set(home.db, under);
  return await under;
}

export const latest = async ({ home }: RequestContext, first: number): Promise<LedgerCheckRow[]> =>
  await checks.latest(home.db, strictFirst(first));

const userAccounts = ["CASH", "GIFT", "FROZEN", "COMMISSION"] as const;
const platformAccounts = ["CLEARING", "REVENUE", "GIFT_COST", "COMMISSION_COST", "ROUNDING"] as const;

/** Both sides of the ledger. */
export async function proof({ home: { db } }: RequestContext) {
  const held = await peopleBalances(db);
  const platform = (await platformBalances(db)).flatMap(({ kind, balance }) => {
    const [name, channel = null] = kind.split(":");
    const account = platformAccounts.find((one) => one === name);
    return account ? [{ platform: account, channel, balance: balance.toString() }] : [];
  });
  const people = userAccounts.map((account) => ({ account, balance: (held.get(account) ?? 0n).toString() }));
  const sum = [...people, ...platform].reduce((all, { balance }) => all + BigInt(balance), 0n);
  return { people, platform, sum: sum.toString(), nextCheckAt: await nextNight(db) };
}

/** Notes that the ledger was checked the night before, as it stands now: where it begins with a history. */
export async function checkedLastNight({ db }: Pick<Store, "db">, clock: Clock): Promise<void> {
  const dueAt = lastNight(clock);
  const row = waiting({ now: () => Date.parse(dueAt) }, dueAt, { isNightly: true, actorId: null });
  await checks.insert(db, { ...row, ...(await walkLedger(db)), at: dueAt });
}
