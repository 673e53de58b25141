import { once } from "node:events";
import websocket from "@fastify/websocket";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { readConfig } from "#gateway/platform/config.ts";
import { MINUTE } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { createSimulatedEngine } from "#gateway/engine/simulated/simulated.ts";
import type { Engine } from "#gateway/engine/engine.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { serveTerminals } from "#gateway/terminal/serve.ts";
import { TestClock } from "#tests/support/clock.ts";
import { openSampleStore } from "#tests/support/stores.ts";
import { TestTimers } from "#tests/support/timers.ts";
import { workload } from "#tests/engine/kit.ts";
import { consoleAt } from "./consoles.ts";

const clock = new TestClock();
const timers = new TestTimers(clock);
let store: Store;
let engine: Engine;
let pod: string;
beforeAll(async () => {
  store = await openSampleStore("sqlite");
  engine = createSimulatedEngine({ store, clock, timers, gatewayId: () => Promise.resolve("gw") });
  const app = workload();
  await engine.apply(app);
  clock.move(10_000);
  pod = (await engine.pods(app.appId))[0]?.name ?? "";
});
afterAll(async () => {
  await engine.close();
  await store.close();
});

let app: FastifyInstance;
let port: number;
let terminals: ReturnType<typeof serveTerminals>;
/** What who asks may do; somebody is named by the address. */
let isAdmitted: boolean;
const opened: string[] = [];
beforeEach(async () => {
  isAdmitted = true;
  opened.length = 0;
  app = fastify();
  await app.register(websocket);
  terminals = serveTerminals(app, {
    config: readConfig({ NODE_ENV: "test" }),
    engine,
    timers,
    admit: (request, asked, isNew) => {
      const { who } = Object(request.query);
      if (!isAdmitted) return Promise.reject(new AppError("UNAUTHENTICATED", "The session has ended."));
      if (isNew) opened.push(asked);
      return Promise.resolve({ holder: String(who), sessionId: `ses_${who}` });
    },
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterEach(async () => await app.close());

const connect = (query: Record<string, string | number>) => consoleAt(port, { pod, who: "ann", ...query });
const open = (more: Record<string, string | number> = {}) => connect({ columns: 80, rows: 24, ...more });

it("opens a shell in a pod, takes what is typed and tells how it ended", async () => {
  const console = open();
  expect(await console.ready()).toEqual({ session: expect.stringMatching(/^trm_/), place: 0 });
  console.type("echo it answers\n");
  await console.sees(/\r\nit answers\r\n/);
  console.type("exit 3\n");
  expect(await console.closed).toBe("1000 ENDED");
  expect(console.said.at(-1)).toEqual({ type: "ended", exitCode: 3 });
  expect(opened).toEqual([pod]);
});

it("knows the size of the console, and that it changed", async () => {
  const console = open({ columns: 100, rows: 30 });
  await console.ready();
  console.type("stty size\n");
  await console.sees(/30 100/);
  console.tell({ type: "resize", columns: 120, rows: 40 });
  console.type("stty size\n");
  await console.sees(/40 120/);
});

it("goes on after a cut where it was, byte for byte", async () => {
  const first = open();
  const { session } = await first.ready();
  first.type("NAME=kept\necho before\n");
  await first.sees(/# before\r\n\/ # $/);
  const had = first.seen().length;
  first.socket.terminate();
  await first.closed;
  await timers.pass(9 * MINUTE);
  const second = connect({ session, from: had });
  expect(await second.ready()).toEqual({ session, place: had });
  second.type("echo still $NAME\n");
  await second.sees(/still kept/);
  expect(second.seen().toString()).not.toMatch(/before/);
  const third = connect({ session, from: 0 });
  await third.sees(/before[\s\S]*still kept/);
  expect(await second.closed).toBe("4409 TAKEN");
  expect(opened).toEqual([pod]);
});

it("ends what nobody came back to in ten minutes", async () => {
  const first = open();
  const { session } = await first.ready();
  first.socket.terminate();
  await first.closed;
  await vi.waitFor(
    async () => {
      await timers.pass(11 * MINUTE);
      expect(await connect({ session }).closed).toBe("4404 NOT_FOUND");
    },
    { timeout: 30_000 },
  );
});

it("keeps the last 256 KiB, and says where they begin", async () => {
  const first = open();
  const { session } = await first.ready();
  first.type("seq 60000\n");
  await first.sees(/\n60000\r\n/);
  const all = first.seen();
  first.socket.terminate();
  const second = connect({ session, from: 10 });
  const { place } = await second.ready();
  await second.sees(/\n60000\r\n/);
  expect(place).toBe(all.length - 256 * 1024);
  expect(second.seen().equals(all.subarray(place))).toBe(true);
});

it("gives nobody the terminal of somebody else", async () => {
  const { session } = await open().ready();
  expect(await connect({ session, who: "bob" }).closed).toBe("4404 NOT_FOUND");
  expect(await connect({ session: "trm_guessed" }).closed).toBe("4404 NOT_FOUND");
});

it("says why it does not open", async () => {
  expect(await open({ pod: "hello-r1-0000000000" }).closed).toBe("4404 POD_NOT_FOUND");
  expect(await open({ columns: 0 }).closed).toBe("4400 BAD_REQUEST");
  isAdmitted = false;
  expect(await open().closed).toBe("4401 UNAUTHENTICATED");
});

it("lets nobody have more than twenty", async () => {
  const consoles = Array.from({ length: 20 }, () => open());
  await Promise.all(consoles.map((one) => one.ready()));
  expect(await open().closed).toBe("4429 TOO_MANY_REQUESTS");
  await open({ who: "bob" }).ready();
});

it("ends with the sign-in, and with the right to it", async () => {
  const signedOut = open();
  await signedOut.ready();
  terminals.endSession("ses_ann");
  expect(await signedOut.closed).toBe("1000 ENDED");
  const forbidden = open();
  await forbidden.ready();
  isAdmitted = false;
  await timers.pass(MINUTE);
  expect(await forbidden.closed).toMatch(/^4401|^1000/);
});

it("ends the command where the console says so", async () => {
  const console = open();
  await console.ready();
  console.tell({ type: "close" });
  expect(await console.closed).toBe("1000 ENDED");
  expect(console.said.at(-1)).toEqual({ type: "ended", exitCode: null });
});

it("opens for no page of another origin", async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/terminal?pod=${pod}&columns=80&rows=24`, {
    headers: { origin: "https://evil.example.org" },
  });
  const [error] = await once(socket, "error").catch((cause: unknown) => [cause]);
  expect(String(error)).toMatch(/Unexpected server response/);
});
