import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PodUsage } from "#gateway/engine/engine.ts";
import * as metrics from "#gateway/domains/hosting/metrics/repository.ts";
import { HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";
import { listen } from "#tests/hosting/logs/following.ts";
import { FakeEngine } from "#tests/hosting/fakeEngine.ts";
import { note } from "#tests/support/notedStore.ts";

interface Series {
  cpuMilli: (number | null)[];
  memoryBytes: (number | null)[];
  received: (number | null)[];
  sent: (number | null)[];
}
interface Metrics {
  seconds: number;
  times: string[];
  total: Series;
  pods: { pod: string; usage: Series }[];
}

const SERIES = "cpuMilli memoryBytes received sent";
const METRICS = `query ($id: ID!, $step: HostingMetricStep!, $until: DateTime) {
  metrics: hostingMetrics(appId: $id, step: $step, until: $until) {
    seconds times total { ${SERIES} } pods { pod usage { ${SERIES} } } } }`;

let host: HostingGateway;
let fake: FakeEngine;
let app: AppAnswer;
beforeEach(async () => {
  fake = new FakeEngine();
  // Each pod uses half a processor, and sends a thousand bytes in a second.
  Object.assign(fake.engine, {
    usage: (appId: string): Promise<PodUsage[]> => {
      const now = host.gateway.clock.now();
      return Promise.resolve(
        fake.podsNow(appId).map(({ name }) => ({
          pod: name,
          at: new Date(now).toISOString(),
          cpuMs: Math.round(now / 2),
          memoryBytes: 1_000_000,
          receivedBytes: 0,
          sentBytes: now,
        })),
      );
    },
  });
  host = await startHosting({ fake });
  app = await host.create({ replicas: 2 });
  await host.pass(4_000);
});
afterEach(() => host.close());

const metricsOf = async (step: string, id = app.id, token?: string): Promise<Metrics> =>
  (await host.ask<{ metrics: Metrics }>(METRICS, { id, step }, token)).metrics;
const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const countRows = async (id: string): Promise<number> =>
  (await host.gateway.store.db.selectFrom("hosting_metrics").select("at").where("appId", "=", id).execute())
    .length;

it("what runs is measured each 15 seconds, all pods together and each", async () => {
  await host.pass(61_000);
  const { seconds, times, total, pods } = await metricsOf("FIFTEEN_SECONDS");
  expect([seconds, times.length, pods.length]).toEqual([15, 240, 2]);
  expect(known(total.cpuMilli).length).toBeGreaterThanOrEqual(3);
  expect(new Set(known(total.cpuMilli))).toEqual(new Set([1_000]));
  expect(new Set(known(total.memoryBytes))).toEqual(new Set([2_000_000]));
  expect(new Set(known(total.sent))).toEqual(new Set([2_000]));
  expect(pods.map(({ usage }) => new Set(known(usage.cpuMilli)))).toEqual([new Set([500]), new Set([500])]);
});

it(
  "the means of a minute and of an hour are kept longer than what they were made of",
  { timeout: 120_000 },
  async () => {
    const step = async (minutes: number) => {
      for (let left = minutes * 4; left > 0; left -= 1) {
        host.gateway.clock.move(15_000);
        await host.gateway.leading.pass(15_000);
      }
    };
    await step(150);
    const [minute, hour] = [await metricsOf("MINUTE"), await metricsOf("HOUR")];
    expect([minute.times.length, hour.times.length]).toEqual([1_440, 720]);
    expect(known(minute.total.cpuMilli).length).toBeGreaterThanOrEqual(148);
    expect(new Set(known(hour.total.cpuMilli))).toEqual(new Set([1_000]));
    const { metrics } = await host.ask<{ metrics: Metrics }>(METRICS, {
      id: app.id,
      step: "FIFTEEN_SECONDS",
      until: new Date(host.gateway.clock.now() - 2 * 3_600_000).toISOString(),
    });
    expect(known(metrics.total.cpuMilli)).toEqual([]);
    // Two hours and a half: the last one by quarters of a minute, all of it by minutes, what is over by hours.
    expect(await countRows(app.id)).toBeLessThanOrEqual(242 + 150 + 3);
  },
);

it("an app that does not run is not measured", async () => {
  await host.act("appStop", app.id);
  await host.pass(10_000);
  const before = await countRows(app.id);
  await host.pass(60_000);
  expect(await countRows(app.id)).toBe(before);
});

it("a sample app shows an hour at once, and days before it", async () => {
  const hour = await metricsOf("FIFTEEN_SECONDS", "app_tide");
  expect(known(hour.total.cpuMilli).length).toBeGreaterThanOrEqual(230);
  expect(known((await metricsOf("HOUR", "app_tide")).total.sent).length).toBeGreaterThan(100);
});

it("what a sample app used in three hours is the mean of what it used in their minutes", async () => {
  const { db } = host.gateway.store;
  const all = { from: "", to: "9" };
  const minutes = await metrics.ofApp(db, "app_tide", 60, all);
  const off = (await metrics.ofApp(db, "app_tide", 3_600, all)).flatMap(({ at, cpuMilli }) => {
    const end = Date.parse(at) + HOUR;
    const own = minutes.filter((row) => {
      const until = Date.parse(row.at) + MINUTE;
      return until > end - 3 * HOUR && until <= end;
    });
    const mean = own.reduce((sum, row) => sum + row.cpuMilli, 0) / own.length;
    // A time that began before the day of the minutes has not all of them; the last two hours have six times as many.
    return own.length === 30 ? [Math.abs(cpuMilli / mean - 1)] : [];
  });
  expect(off.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...off)).toBeLessThan(0.04);
});

it("a page of apps reads how they went lately with one statement", async () => {
  const statements: string[] = [];
  note(host.gateway.store, statements);
  const { apps } = await host.ask<{ apps: { items: { name: string; cpuTrend: number[] }[] } }>(
    "{ apps(itemsPerPage: 100) { items { name cpuTrend } } }",
  );
  expect(statements.filter((sql) => sql.includes("hosting_metrics")).length).toBe(1);
  const trends = new Map(apps.items.map(({ name, cpuTrend }) => [name, cpuTrend.length]));
  expect(trends.get("tide-api")).toBe(20);
  expect(trends.get("winter-sale")).toBe(0);
});

it("somebody else's is not found", async () => {
  const token = await host.gateway.signIn("developer");
  expect(await host.refusal(METRICS, { id: app.id, step: "HOUR" }, token)).toMatchObject({
    code: "NOT_FOUND",
  });
});

const SAMPLED =
  "subscription ($id: ID!) { told: hostingMetricsSampled(appId: $id) { at total { cpuMilli sent } pods { pod cpuMilli } } }";
interface Sampled {
  total: { cpuMilli: number; sent: number };
  pods: { pod: string; cpuMilli: number }[];
}

it("who watches is told each time that it is measured, until they may not see it any more", async () => {
  await host.gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const [own, other, guest] = [
    listen<Sampled>(host.gateway, host.token, SAMPLED, { id: app.id }),
    listen<Sampled>(host.gateway, await host.gateway.signIn("developer"), SAMPLED, { id: app.id }),
    listen<Sampled>(host.gateway, null, SAMPLED, { id: app.id }),
  ];
  await vi.waitFor(() => expect([other.end(), guest.end()]).toEqual(["NOT_FOUND", "UNAUTHENTICATED"]), {
    timeout: 30_000,
  });
  await vi.waitFor(
    async () => {
      await host.pass(15_000);
      expect(own.heard.at(-1)?.total).toEqual({ cpuMilli: 1_000, sent: 2_000 });
    },
    { timeout: 30_000 },
  );
  expect(own.heard.at(-1)?.pods.map(({ cpuMilli }) => cpuMilli)).toEqual([500, 500]);
  const { db } = host.gateway.store;
  await db.updateTable("hosting_apps").set({ ownerId: "usr_developer" }).where("id", "=", app.id).execute();
  await vi.waitFor(
    async () => {
      await host.pass(15_000);
      expect(own.end()).toBe("ended");
    },
    { timeout: 30_000 },
  );
  for (const one of [own, other, guest]) await one.stop();
});

it("two measure the same quarter of a minute once", async () => {
  await host.pass(31_000);
  const before = await countRows(app.id);
  host.gateway.clock.move(-15_000);
  await host.gateway.leading.pass(15_000);
  expect(await countRows(app.id)).toBe(before);
});
