import { HypervisorError, type GuestUsage } from "#gateway/hypervisor/hypervisor.ts";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import type { Follower, FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { Overtaken } from "#gateway/platform/jobs/leader.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";
import { guestOf } from "#gateway/domains/machines/controls/rules.ts";
import { idleIn } from "#gateway/domains/machines/machines/rules.ts";
import * as metrics from "./repository.ts";
import type { Kind, MetricRow } from "./repository.ts";
import { topicOf } from "./rules.ts";

const EVERY = 15_000;
const iso = (ms: number): string => new Date(ms).toISOString();

/** What was used between two looks, for a second; null where the guest was started anew between them. */
function between(machineId: string, at: string, one: GuestUsage, other: GuestUsage): MetricRow | null {
  const seconds = (Date.parse(other.at) - Date.parse(one.at)) / 1_000;
  if (seconds <= 0 || other.cpuMs < one.cpuMs) return null;
  const rate = (key: "receivedBytes" | "sentBytes" | "readBytes" | "writtenBytes") =>
    Math.max(0, (other[key] - one[key]) / seconds);
  return {
    machineId,
    seconds: 15,
    at,
    cpuMilli: Math.round((other.cpuMs - one.cpuMs) / seconds),
    memoryBytes: other.memoryBytes,
    received: rate("receivedBytes"),
    sent: rate("sentBytes"),
    read: rate("readBytes"),
    written: rate("writtenBytes"),
  };
}

/** The mean of each machine's rows, as one row of a longer step. */
export function meansOf(rows: readonly MetricRow[], seconds: number, at: string): MetricRow[] {
  return [...Map.groupBy(rows, ({ machineId }) => machineId)].map(([machineId, own]) => {
    const mean = (kind: Kind) => own.reduce((sum, row) => sum + row[kind], 0) / own.length;
    return {
      machineId,
      seconds,
      at,
      cpuMilli: mean("cpuMilli"),
      memoryBytes: mean("memoryBytes"),
      received: mean("received"),
      sent: mean("sent"),
      read: mean("read"),
      written: mean("written"),
    };
  });
}

/** Measures what runs, in the process that leads, and keeps what was measured for its time. */
function begin(services: Services & FollowerFacts): () => Promise<void> {
  const { hypervisor, home, clock, background, fence } = services;
  const ending = new AbortController();
  let before = new Map<string, GuestUsage>();
  let last = { minute: -1, hour: -1 };

  async function measureAll(at: string): Promise<MetricRow[]> {
    const seen = new Map<string, GuestUsage>();
    const rows: MetricRow[] = [];
    for (const machine of await idleIn(home.db, ["RUNNING", "RESCUE", "RESIZED"])) {
      const usage = await hypervisor.usage(await guestOf(home.db, machine), ending.signal);
      if (!usage) continue;
      seen.set(machine.id, usage);
      const earlier = before.get(machine.id);
      const row = earlier && between(machine.id, at, earlier, usage);
      if (row) rows.push(row);
    }
    before = seen;
    return rows;
  }

  async function roll(home: Store, now: number): Promise<void> {
    const [minute, hour] = [Math.floor(now / MINUTE) * MINUTE, Math.floor(now / HOUR) * HOUR];
    for (const [seconds, of, end, isNew] of [
      [60, 15, minute, minute !== last.minute],
      [3_600, 60, hour, hour !== last.hour],
    ] as const) {
      if (!isNew) continue;
      const from = iso(end - seconds * 1_000);
      const rows = await metrics.within(home.db, of, { from, to: iso(end) });
      await metrics.insert(home, meansOf(rows, seconds, from));
    }
    await metrics.forget(home.db, 15, iso(now - HOUR));
    await metrics.forget(home.db, 60, iso(now - DAY));
    await metrics.forget(home.db, 3_600, iso(now - 7 * DAY));
    last = { minute, hour };
  }

  async function look(): Promise<void> {
    const held = fence();
    if (!held || ending.signal.aborted) return before.clear();
    const now = clock.now();
    try {
      const rows = await measureAll(iso(Math.floor(now / EVERY) * EVERY));
      await keep({ ...services, held }, async ({ home, homeLive, afterwards }) => {
        await metrics.insert(home, rows);
        await roll(home, now);
        afterwards(() => {
          for (const { machineId: id } of rows) homeLive.publish(topicOf(id), { kind: "UPDATED", id });
        });
      });
    } catch (error) {
      if (!(error instanceof Overtaken) && !(error instanceof HypervisorError)) throw error;
    }
  }

  background.every({ first: 6, every: EVERY }, look);
  return () => {
    ending.abort();
    return Promise.resolve();
  };
}

export const sampler: Follower<Services> = { name: "machines/metrics", begin };
