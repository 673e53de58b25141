import { EngineError, type PodUsage } from "#gateway/engine/engine.ts";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import type { Follower, FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { Overtaken } from "#gateway/platform/jobs/leader.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { idsIn } from "#gateway/domains/hosting/apps/rules.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";
import * as metrics from "./repository.ts";
import type { MetricRow, Usage } from "./repository.ts";
import { topicOf } from "./rules.ts";
import { between, meansOf, rowOf } from "./usage.ts";

const EVERY = 15_000;
/** So many apps are asked about at once, each for so long at most, in milliseconds. */
const TOGETHER = 8;
const PATIENCE = 10_000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Measures what runs, in the process that leads, and keeps what was measured for its time: one look for all apps. */
function begin(services: Services & FollowerFacts): () => Promise<void> {
  const { engine, home, clock, background, fence, log } = services;
  const ending = new AbortController();
  let before = new Map<string, PodUsage>();
  /** The minute and the hour of the last look. */
  let last = { minute: -1, hour: -1 };

  async function measure(appId: string, at: string, seen: Map<string, PodUsage>): Promise<MetricRow | null> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(PATIENCE)]);
    const used = new Map<string, Usage>();
    try {
      for (const usage of await engine.usage(appId, signal)) {
        const earlier = before.get(usage.pod);
        const own = earlier && between(earlier, usage);
        if (own) used.set(usage.pod, own);
        seen.set(usage.pod, usage);
      }
    } catch (error) {
      if (!(error instanceof EngineError) && !signal.aborted)
        log.warn({ err: error, app: appId }, "not measured");
    }
    return used.size > 0 ? rowOf(appId, at, used) : null;
  }

  async function measureAll(at: string): Promise<MetricRow[]> {
    const waiting = await idsIn(home.db, ["RUNNING", "DEGRADED", "UPDATING"]);
    const seen = new Map<string, PodUsage>();
    const rows: MetricRow[] = [];
    const work = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const row = await measure(id, at, seen);
        if (row) rows.push(row);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
    before = seen;
    return rows;
  }

  /** Keeps the means of the minute, and the hour, that are over since the last look, and forgets what is too old. */
  async function roll(home: Store, now: number): Promise<void> {
    const [minute, hour] = [Math.floor(now / MINUTE) * MINUTE, Math.floor(now / HOUR) * HOUR];
    if (minute !== last.minute) {
      const from = minute - MINUTE;
      const rows = await metrics.within(home.db, 15, { from: iso(from), to: iso(minute) });
      await metrics.insert(home, meansOf(rows, 60, iso(from)));
      await metrics.forget(home.db, 60, iso(now - DAY));
    }
    if (hour !== last.hour) {
      const from = hour - HOUR;
      const rows = await metrics.within(home.db, 60, { from: iso(from), to: iso(hour) });
      await metrics.insert(home, meansOf(rows, 3_600, iso(from)));
      await metrics.forget(home.db, 3_600, iso(now - 30 * DAY));
    }
    await metrics.forget(home.db, 15, iso(now - HOUR));
    last = { minute, hour };
  }

  async function look(): Promise<void> {
    const held = fence();
    if (!held || ending.signal.aborted) return before.clear();
    const now = clock.now();
    const rows = await measureAll(iso(Math.floor(now / EVERY) * EVERY));
    if (ending.signal.aborted) return;
    try {
      await keep({ ...services, held }, async ({ home, homeLive, afterwards }) => {
        await metrics.insert(home, rows);
        await roll(home, now);
        afterwards(() => {
          for (const { appId } of rows) homeLive.publish(topicOf(appId), { kind: "UPDATED", id: appId });
        });
      });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }

  background.every({ first: 5, every: EVERY }, look);
  return () => {
    ending.abort();
    return Promise.resolve();
  };
}

export const sampler: Follower<Services> = { name: "hosting/metrics", begin };
