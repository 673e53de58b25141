import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEngine } from "#gateway/engine/engines.ts";
import { knownImages } from "#gateway/engine/simulated/images.ts";
import { createSimulatedEngine } from "#gateway/engine/simulated/simulated.ts";
import type { Engine } from "#gateway/engine/engine.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { TestClock } from "#tests/support/clock.ts";
import { openSampleStore } from "#tests/support/stores.ts";
import { TestTimers } from "#tests/support/timers.ts";
import { collected, workload } from "./kit.ts";

let store: Store;
const clock = new TestClock();
const timers = new TestTimers(clock);
const settings = { engine: "simulated", dockerHost: "" } as const;
let engine: Engine;
beforeAll(async () => {
  store = await openSampleStore("sqlite");
  engine = createEngine(settings, { store, clock, timers });
});
afterAll(async () => {
  await engine.close();
  await store.close();
});

/** The only pod of a workload, so many milliseconds after it was applied. */
async function after(ms: number, changes: Parameters<typeof workload>[0]) {
  const app = workload(changes);
  await engine.apply(app);
  clock.move(ms);
  const [pod] = await engine.pods(app.appId);
  if (!pod) throw new Error("There is no pod.");
  return { app, pod };
}

/** How the pod of an app is seen to have ended within half a minute, each way once. */
async function failures(appId: string) {
  const ways = new Map<number | null, string | undefined>();
  for (let looks = 0; looks < 60; looks += 1) {
    clock.move(500);
    const [now] = await engine.pods(appId);
    if (now?.phase === "FAILED") ways.set(now.exitCode, now.reason?.code);
  }
  return [...ways];
}

describe("a fault that is asked for", () => {
  it.each([
    ["by an image", { image: "fault/crash:1" }],
    ["by a variable", { env: { BERTH_FAULT: "crash" } }],
  ])("crashes again and again: %s", async (_, changes) => {
    const { pod } = await after(20_000, changes);
    expect(pod.restarts).toBeGreaterThan(1);
    expect(await failures(pod.appId)).toEqual([[1, "EXITED"]]);
  });

  it("ends a pod for its memory", async () => {
    const { pod } = await after(0, { env: { BERTH_FAULT: "oom" } });
    expect(await failures(pod.appId)).toEqual([[137, "OUT_OF_MEMORY"]]);
  });

  it("never lets a pod be well", async () => {
    const { pod } = await after(60_000, { image: "fault/unhealthy:1" });
    expect(pod.phase).toBe("RUNNING");
    expect(await engine.isWell(pod.name, { path: "/", port: 8080 })).toBe(false);
  });

  it("starts a pod late, and lets it be well later", async () => {
    const { app, pod } = await after(10_000, { env: { BERTH_FAULT: "slow" } });
    expect(pod.phase).toBe("PENDING");
    clock.move(15_000);
    expect((await engine.pods(app.appId))[0]?.phase).toBe("RUNNING");
    expect(await engine.isWell(pod.name, { path: "/", port: 8080 })).toBe(false);
    clock.move(20_000);
    expect(await engine.isWell(pod.name, { path: "/", port: 8080 })).toBe(true);
  });
});

describe("two processes over one store", () => {
  it("tell the same of every pod, line, use and image", async () => {
    const other = createEngine(settings, { store, clock, timers: new TestTimers(clock) });
    const { app, pod } = await after(90_000, { replicas: 2 });
    expect(await other.pods(app.appId)).toEqual(await engine.pods(app.appId));
    expect(await other.usage(app.appId)).toEqual(await engine.usage(app.appId));
    const lines = await collected(engine.logs(pod.name, {}));
    expect(await collected(other.logs(pod.name, {}))).toEqual(lines);
    expect(lines.length).toBeGreaterThan(50);
  });

  it("apply one workload as one", async () => {
    const other = createEngine(settings, { store, clock, timers: new TestTimers(clock) });
    const app = workload({ replicas: 3 });
    await Promise.all([engine.apply(app), other.apply(app), engine.apply(app)]);
    expect(await engine.pods(app.appId)).toHaveLength(3);
  });
});

it("writes some lines as JSON and some not, of several levels, many within an instant", async () => {
  const { pod } = await after(120_000, {});
  const lines = await collected(engine.logs(pod.name, {}));
  const json = lines.filter(({ text }) => text.startsWith("{"));
  expect(json.length).toBeGreaterThan(20);
  expect(lines.length - json.length).toBeGreaterThan(20);
  expect(new Set(json.map(({ text }) => JSON.parse(text).level)).size).toBeGreaterThan(1);
  expect(new Set(lines.map(({ at }) => at)).size).toBeLessThan(lines.length);
});

it("keeps usage within the limits and lets what adds up never go down", async () => {
  const { app } = await after(5_000, { cpuMilli: 500, memoryMib: 128 });
  let last = { cpuMs: 0, receivedBytes: 0, sentBytes: 0 };
  for (let looks = 0; looks < 200; looks += 1) {
    clock.move(15_000);
    const [now] = await engine.usage(app.appId);
    if (!now) throw new Error("It uses nothing.");
    expect(now.memoryBytes).toBeLessThan(128 * 1024 * 1024);
    expect(now.cpuMs - last.cpuMs).toBeLessThanOrEqual(looks === 0 ? Infinity : 15_000 * 0.5);
    for (const name of ["cpuMs", "receivedBytes", "sentBytes"] as const)
      expect(now[name]).toBeGreaterThanOrEqual(last[name]);
    last = now;
  }
});

it("is asked little of a pod that crashed for a year", async () => {
  const { pod } = await after(365 * 86_400_000, { image: "fault/crash:1" });
  expect(pod.restarts).toBeGreaterThan(400_000);
  expect((await collected(engine.logs(pod.name, { tail: 20 }))).length).toBe(20);
});

it("knows enough images, each with a digest of its own", () => {
  expect(knownImages.length).toBeGreaterThan(16);
  expect(new Set(knownImages.map(({ digest }) => digest)).size).toBe(knownImages.length);
});

it("says that it does not answer where its store does not", async () => {
  const gatewayId = () => Promise.reject(new Error("The store is gone."));
  const lost = createSimulatedEngine({ store, clock, timers, gatewayId });
  await expect(lost.pods()).rejects.toMatchObject({ code: "ENGINE_UNREACHABLE" });
});
