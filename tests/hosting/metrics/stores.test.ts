import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as metrics from "#gateway/domains/hosting/metrics/repository.ts";
import type { MetricRow } from "#gateway/domains/hosting/metrics/repository.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const at = (minute: number): string => new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString();
const row = (minute: number, cpuMilli: number): MetricRow => ({
  appId: "app_tide",
  seconds: 15,
  at: at(minute),
  cpuMilli,
  memoryBytes: 6_000_000_000,
  received: 1.5,
  sent: 0,
  pods: { one: { cpuMilli, memoryBytes: 6_000_000_000, received: 1.5, sent: 0 } },
});

describe.each(storeKinds)("what was measured, kept on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await openSampleStore(kind);
    await metrics.insert(store, [row(0, 100.5), row(1, 200), row(2, 300)]);
  });
  afterAll(() => store.close());

  it("is read as it was written, from a time on and before another", async () => {
    expect(await metrics.ofApp(store.db, "app_tide", 15, { from: at(0), to: at(2) })).toEqual([
      row(0, 100.5),
      row(1, 200),
    ]);
    expect(await metrics.within(store.db, 15, { from: at(1), to: at(3) })).toHaveLength(2);
    expect((await metrics.newest(store.db, "app_tide"))?.cpuMilli).toBe(300);
  });

  it("stays where the same time is written again", async () => {
    await metrics.insert(store, [row(1, 999)]);
    expect(await metrics.trends(store.db, ["app_tide", "app_demo"], at(0))).toEqual(
      [100.5, 200, 300].map((cpuMilli) => ({ appId: "app_tide", cpuMilli })),
    );
  });

  it("is forgotten when it is too old", async () => {
    await metrics.forget(store.db, 15, at(2));
    expect(await metrics.ofApp(store.db, "app_tide", 15, { from: at(-90), to: at(9) })).toEqual([
      row(2, 300),
    ]);
  });
});
