import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import { mapEach, openLive, openLocalLive, type RowChange } from "#gateway/platform/live.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { listeners } from "#tests/support/listening.ts";

const CHANGES = "subscription { productChanged { kind id product { productName } } }";
const create = (sku: number) =>
  `mutation { productCreate(input: { productName: "Live wire", productBrand: "Polyfin", category: GAMES, sku: ${sku}, price: { amountMinor: 1 } }) { id } }`;

const idOf = ({ data }: Awaited<ReturnType<TestGateway["graphql"]>>): string =>
  (data?.["productCreate"] as { id: string } | undefined)?.id ?? "";

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => gateway.close());

const socketUrl = () => `${origin.replace("http", "ws")}/graphql`;

/** A socket as a browser of this origin would open it, with the session's cookie. */
const socketOf = (headers: Record<string, string> = {}) =>
  class extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers });
    }
  };
const client = (headers?: Record<string, string>): Client =>
  createClient({ url: socketUrl(), webSocketImpl: socketOf(headers), retryAttempts: 0, lazy: true });

describe("subscriptions", () => {
  it("arrive over graphql-transport-ws as rows are created, changed and removed", async () => {
    const ws = client();
    const events = ws.iterate<{ productChanged: unknown }>({ query: CHANGES });
    const listening = listeners(gateway);
    const first = events.next();
    await listening();
    const made = await gateway.graphql(create(90_001));
    const id = idOf(made);
    expect((await first).value).toEqual({
      data: { productChanged: { kind: "CREATED", id, product: { productName: "Live wire" } } },
    });
    const next = events.next();
    await gateway.graphql(`mutation { productDelete(id: "${id}") { ids } }`);
    expect((await next).value).toEqual({ data: { productChanged: { kind: "DELETED", id, product: null } } });
    await ws.dispose();
  });

  it("arrive as server-sent events too", async () => {
    const abort = new AbortController();
    const answer = await fetch(`${origin}/graphql`, {
      method: "POST",
      signal: abort.signal,
      headers: { accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify({ query: CHANGES }),
    });
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    const made = await gateway.graphql(create(90_002));
    let said = "";
    for await (const chunk of answer.body ?? []) {
      said += Buffer.from(chunk).toString();
      if (said.includes("CREATED")) break;
    }
    expect(said).toContain(`"id":"${idOf(made)}"`);
    abort.abort();
  });

  it("answer queries on the same socket with the session of its cookie", async () => {
    const token = await gateway.signIn("client");
    const ws = client({ cookie: `x-token=${encodeURIComponent(JSON.stringify(token))}`, origin });
    const { value } = await ws.iterate({ query: "{ viewer { user { id } } }" }).next();
    expect(value).toEqual({ data: { viewer: { user: { id: "usr_client" } } } });
    await ws.dispose();
  });

  it("say what is wrong with a document, with a code", async () => {
    const ws = client();
    await expect(ws.iterate({ query: "subscription { nothingLikeIt }" }).next()).rejects.toMatchObject([
      { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } },
    ]);
    await ws.dispose();
  });

  it("close when their session ends", async () => {
    const token = await gateway.signIn("client");
    const ws = client({ cookie: `x-token=${encodeURIComponent(JSON.stringify(token))}`, origin });
    const closed = new Promise<number>((resolve) =>
      ws.on("closed", (event) => resolve((event as { code: number }).code)),
    );
    const listening = listeners(gateway);
    const next = ws
      .iterate({ query: CHANGES })
      .next()
      .catch(() => undefined);
    await listening();
    await gateway.graphql("mutation { logout }", {}, token);
    expect(await closed).toBe(4401);
    await next;
  });

  it("are refused to pages of another origin", async () => {
    const socket = new WebSocket(socketUrl(), "graphql-transport-ws", {
      headers: { origin: "https://elsewhere.example" },
    });
    const [, answer] = (await once(socket, "unexpected-response")) as [unknown, { statusCode: number }];
    expect(answer.statusCode).toBe(403);
    socket.on("error", () => {});
    socket.terminate();
  });

  it("are at most fifty for one caller", async () => {
    const ws = client();
    const open = Array.from({ length: 50 }, () => ws.iterate({ query: CHANGES }));
    const listening = listeners(gateway);
    const waiting = open.map((one) => one.next().catch(() => undefined));
    await listening(50);
    await expect(ws.iterate({ query: CHANGES }).next()).rejects.toMatchObject([
      { extensions: { code: "TOO_MANY_REQUESTS" } },
    ]);
    await ws.dispose();
    await Promise.all(waiting);
  });
});

describe("the bus", () => {
  const updated = (id: string): RowChange => ({ kind: "UPDATED", id });

  /** A reader that asked for its first change and is slow to ask for the others. */
  const openReader = () => {
    const live = openLocalLive();
    const events = mapEach(live.subscribe("rows"), (change) => change)[Symbol.asyncIterator]();
    const first = events.next();
    const rest = async (count: number) => {
      const read: RowChange[] = [];
      for (let at = 0; at < count; at++) read.push((await events.next()).value as RowChange);
      return read;
    };
    return { live, first, rest };
  };

  it("keeps thousands of changes at once for a reader that is slow", async () => {
    const { live, first, rest } = openReader();
    const changes = Array.from({ length: 12_000 }, (_, id) => updated(String(id)));
    live.publish("rows", ...changes);
    expect((await first).value).toEqual(updated("0"));
    expect(await rest(11_999)).toEqual(changes.slice(1));
  });

  it("tells a slow reader of each row once, with what happened to it since", async () => {
    const { live, first, rest } = openReader();
    live.publish("rows", updated("1"));
    await first;
    for (let at = 0; at < 2_000; at++) live.publish("rows", updated("2"));
    live.publish(
      "rows",
      { kind: "CREATED", id: "3" },
      updated("3"),
      { kind: "DELETED", id: "2" },
      updated("4"),
    );
    expect(await rest(3)).toEqual([{ kind: "DELETED", id: "2" }, { kind: "CREATED", id: "3" }, updated("4")]);
  });

  it("ends a reader that waits", async () => {
    const events = openLocalLive().subscribe("rows")[Symbol.asyncIterator]();
    const waiting = events.next();
    await events.return?.();
    expect((await waiting).done).toBe(true);
  });
});

describe.runIf(process.env["TEST_REDIS_URL"])("the bus over Redis", () => {
  it("carries a change from one process to the other", async () => {
    const [here, there] = await Promise.all([
      openLive(process.env["TEST_REDIS_URL"]),
      openLive(process.env["TEST_REDIS_URL"]),
    ]);
    const events = there.subscribe("berth.test")[Symbol.asyncIterator]();
    let heard: unknown;
    void events.next().then(({ value }) => {
      heard = value;
    });
    const change: RowChange = { kind: "UPDATED", id: "1" };
    // Nothing says when Redis knows of the subscription.
    await vi.waitFor(
      () => {
        here.publish("berth.test", change);
        expect(heard).toEqual(change);
      },
      { timeout: 10_000, interval: 10 },
    );
    await events.return?.();
    await Promise.all([here.close(), there.close()]);
  });
});
