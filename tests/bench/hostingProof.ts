import type { Engine } from "#gateway/engine/engine.ts";
import { HOUR } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { MeterRow } from "#gateway/domains/ledger/usage/repository.ts";

export type Say = (what: string) => void;

/** A line of a bill, by the hour and the price that it is for. */
export interface UsageLine {
  meterId: string;
  hour: string;
  priceId: string;
  seconds: number;
}

const isRunning = (phase: string): boolean => phase === "RUNNING" || phase === "DEGRADED";

/** Every pod belongs to the version that serves of an app that is there, and each has as many as it should. */
async function provePods(store: Store, engine: Engine, say: Say): Promise<number> {
  const apps = await store.db.selectFrom("hosting_apps").selectAll().execute();
  const pods = await engine.pods();
  for (const { name, appId, revision, phase } of pods) {
    const app = apps.find(({ id }) => id === appId);
    if (!app) say(`${name} belongs to no app`);
    else if (revision !== app.currentRevision)
      say(`${name} is of version ${revision}, not ${app.currentRevision}`);
    else if (phase !== "RUNNING") say(`${name} is ${phase}`);
  }
  for (const { id, name, phase, replicas } of apps) {
    const own = pods.filter(({ appId }) => appId === id).length;
    if (own !== (isRunning(phase) ? replicas : 0)) say(`${name} is ${phase} with ${own} pods of ${replicas}`);
  }
  return pods.length;
}

/** Nothing is metered twice at a time, and each meter is billed for exactly its seconds, once; answers how many lines there are. */
export function proveMeters(
  meters: readonly Pick<MeterRow, "id" | "startedAt" | "endedAt" | "dueAt">[],
  records: readonly UsageLine[],
  name: string,
  say: Say,
): number {
  let bills = 0;
  for (const [at, { endedAt }] of meters.entries()) {
    const next = meters[at + 1];
    if (next && (endedAt === null || endedAt > next.startedAt))
      say(`${name} is metered twice at ${next.startedAt}`);
  }
  for (const { id, startedAt, endedAt, dueAt } of meters) {
    const lines = records.filter(({ meterId }) => meterId === id);
    bills += lines.length;
    const until = dueAt === null ? Date.parse(endedAt ?? startedAt) : Date.parse(dueAt) - HOUR;
    const seconds = Math.max((until - Date.parse(startedAt)) / 1_000, 0);
    const keys = new Set(lines.map(({ hour, priceId }) => `${hour} ${priceId}`));
    if (keys.size !== lines.length) say(`${name} was billed twice for an hour`);
    for (const [priceId, some] of Map.groupBy(lines, (line) => line.priceId)) {
      const billed = some.reduce((sum, line) => sum + line.seconds, 0);
      if (Math.abs(billed - seconds) > some.length)
        say(`${name} was billed for ${billed} s of ${priceId}, not for ${seconds}`);
    }
    if (lines.length === 0 && seconds >= 1) say(`${name} was not billed for ${seconds} s`);
  }
  return bills;
}

/** Each app has one meter at a time, as long as it runs; each is billed for exactly its seconds, once. */
async function proveBills(store: Store, say: Say): Promise<number> {
  const apps = await store.db.selectFrom("hosting_apps").selectAll().execute();
  const meters = await store.db.selectFrom("ledger_meters").selectAll().orderBy("startedAt").execute();
  const records = await store.db.selectFrom("ledger_usage_records").selectAll().execute();
  let bills = 0;
  for (const app of apps) {
    const own = meters.filter(({ userId, name }) => userId === app.ownerId && name === app.name);
    const open = own.filter(({ endedAt }) => endedAt === null);
    if (open.length !== (isRunning(app.phase) ? 1 : 0))
      say(`${app.name} is ${app.phase} with ${open.length} meters`);
    bills += proveMeters(own, records, app.name, say);
  }
  return bills;
}

/** Looks whether what runs and what is billed agree with what should be. */
export async function proveApps(store: Store, engine: Engine) {
  const wrong: string[] = [];
  const say: Say = (what) => void wrong.push(what);
  const pods = await provePods(store, engine, say);
  return { wrong, pods, bills: await proveBills(store, say) };
}
