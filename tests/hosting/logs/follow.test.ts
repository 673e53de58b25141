import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";
import { followLines, type Following } from "./following.ts";
import { WritingEngine } from "./writingEngine.ts";

let host: HostingGateway;
let fake: WritingEngine;
let app: AppAnswer;
let pod: string;
let open: Following[];
beforeEach(async () => {
  open = [];
  fake = new WritingEngine();
  host = await startHosting({ fake });
  await host.gateway.app.listen({ port: 0, host: "127.0.0.1" });
  app = await host.create();
  await host.pass(4_000);
  pod = fake.podsNow(app.id)[0]?.name ?? "";
});
afterEach(async () => {
  for (const one of open) await one.stop();
  await host.close();
});

const write = (texts: readonly string[], by = pod, stream: "OUT" | "ERR" = "OUT") =>
  fake.write(by, host.gateway.clock.now(), texts, stream);
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `line ${from + at}`);

/** Lets the time pass until something holds. */
const until = async (holds: () => void, ms = 100) =>
  await vi.waitFor(
    async () => {
      await host.gateway.timers.pass(ms);
      holds();
    },
    { timeout: 15_000, interval: 1 },
  );
const follow = async (more: object = {}, token: string | null = host.token): Promise<Following> => {
  const one = followLines(host.gateway, token, { appId: app.id, ...more });
  open.push(one);
  await until(() => expect(one.batches.length + (one.end() ? 1 : 0)).toBeGreaterThan(0));
  return one;
};

it("lines come many at a time, from now on, those of later pods too", async () => {
  write(["before"]);
  host.gateway.clock.move(10);
  const one = await follow();
  write(numbered(0, 2_500));
  await until(() => expect(one.texts()).toEqual(numbered(0, 2_500)));
  expect(one.batches.length).toBeLessThan(20);
  await host.act("appScale", app.id, "replicas: 2");
  await host.pass(4_000);
  const later = fake.podsNow(app.id).find(({ name }) => name !== pod)?.name ?? "";
  write(["from the other"], later);
  await until(() => expect(one.texts().at(-1)).toBe("from the other"));
});

it("who goes on after a cut misses nothing and hears nothing twice", async () => {
  const first = await follow();
  write(numbered(0, 300));
  await until(() => expect(first.texts().length).toBe(300));
  write(["GET /healthz", ...numbered(300, 3_000)]);
  await until(() => expect(first.texts().length).toBeGreaterThan(1_000));
  await first.stop();
  write(numbered(3_300, 700));
  const second = await follow({ after: first.batches.at(-1)?.cursor });
  await until(() => expect(first.texts().length + second.texts().length).toBeGreaterThanOrEqual(4_001));
  expect([...first.texts(), ...second.texts()]).toEqual([
    ...numbered(0, 300),
    "GET /healthz",
    ...numbered(300, 3_700),
  ]);
});

it("a page says where following goes on", async () => {
  write(numbered(0, 30));
  const { page } = await host.ask<{ page: { lines: { text: string }[]; follow: string } }>(
    "query ($id: ID!) { page: hostingLogs(appId: $id, first: 10) { lines { text } follow } }",
    { id: app.id },
  );
  expect(page.lines.map(({ text }) => text)).toEqual(numbered(20, 10));
  write(numbered(30, 5));
  const one = await follow({ after: page.follow });
  await until(() => expect(one.texts()).toEqual(numbered(30, 5)));
});

it("only what is wanted comes, and the place moves on with the rest", async () => {
  const one = await follow({ filter: { levels: ["ERROR"], search: "PAY", stream: "ERR" } });
  const before = one.batches.at(-1)?.cursor;
  write(["ERROR payment failed"]);
  write(["INFO payment", "ERROR other"], pod, "ERR");
  write([JSON.stringify({ level: "fatal", msg: "Payment gone" })], pod, "ERR");
  await until(() => expect(one.texts()).toEqual(['{"level":"fatal","msg":"Payment gone"}']));
  write(["ERROR other"], pod, "ERR");
  await until(() => expect(one.batches.at(-1)?.lines).toEqual([]), 5_000);
  expect(one.batches.at(-1)?.cursor).not.toBe(before);
});

it("what comes faster than it is taken is left out, and said so", { timeout: 60_000 }, async () => {
  const one = await follow();
  one.pause();
  const wide = (from: number, count: number) => numbered(from, count).map((text) => text.padEnd(1_000, "."));
  const total = 60_000;
  for (let from = 0; from < total; from += 10_000) write(wide(from, 10_000));
  await until(() => expect(fake.read).toBeGreaterThanOrEqual(total), 1_000);
  one.resume();
  const skipped = () => one.batches.reduce((sum, batch) => sum + batch.skipped, 0);
  await until(() => expect(one.texts().length + skipped()).toBe(total));
  expect(skipped()).toBeGreaterThan(1_000);
  const places = one.texts().map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  expect(places.at(-1)).toBe(total - 1);
});

it.each([
  ["somebody else", "developer", "NOT_FOUND"],
  ["a guest", null, "UNAUTHENTICATED"],
])("%s is refused", async (_, who, code) => {
  const one = await follow({}, who === null ? null : await host.gateway.signIn(who));
  expect(one.end()).toBe(code);
});

it("ends where the app is somebody else's by now", async () => {
  const one = await follow();
  await host.gateway.store.db
    .updateTable("hosting_apps")
    .set({ ownerId: "usr_developer" })
    .where("id", "=", app.id)
    .execute();
  await until(() => expect(one.end()).toBe("ended"), 5_000);
  write(["secret"]);
  await host.gateway.timers.pass(1_000);
  expect(one.texts()).not.toContain("secret");
});

it("ends with the session", async () => {
  const token = await host.gateway.signIn("client");
  const one = await follow({}, token);
  await host.gateway.graphql("mutation { logout }", {}, token);
  await until(() => expect(one.end()).toBe("4401"));
});
