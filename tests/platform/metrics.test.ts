import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BOUNDS, createTally, observe, quantileOf } from "#gateway/platform/metrics/tally.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

/** The samples of the text format by their whole name; whatever is no sample or comment throws. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  return new Map(
    lines.map((line) => {
      const [, name, value] =
        /^([a-zA-Z_:][\w:]*(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\.)*",?)*\})?) (\S+)$/.exec(line) ?? [];
      // What was never measured is no number, which the format allows.
      if (name === undefined || (value !== "Nan" && Number.isNaN(Number(value))))
        throw new Error(`No sample: ${line}`);
      return [name, Number(value)];
    }),
  );
}

const TOKEN = "a-token-of-the-tests-0123";
let gateway: TestGateway;
const local = { host: "127.0.0.1:4000" };
const read = async (headers: Record<string, string> = local, remoteAddress = "127.0.0.1") =>
  await gateway.inject({ method: "GET", url: "/metrics", headers, remoteAddress });
const samples = async () => samplesOf((await read()).body);

const open = async () => {
  gateway = await createTestGateway({ env: { METRICS_TOKEN: TOKEN } });
};
const close = async () => await gateway.close();

describe("what /metrics says", () => {
  beforeEach(open);
  afterEach(close);

  it("counts requests by their kind and status", async () => {
    await gateway.inject({ method: "GET", url: "/api/apps/ecommerce/products" });
    await gateway.inject({ method: "GET", url: "/api/tide" });
    await gateway.graphql("{ viewer { role } }");
    const all = await samples();
    expect(all.get('berth_requests_seconds_count{kind="rest",status="2xx"}')).toBe(1);
    expect(all.get('berth_requests_seconds_count{kind="rest",status="4xx"}')).toBe(1);
    expect(all.get('berth_requests_seconds_count{kind="graphql",status="2xx"}')).toBe(1);
  });

  it("counts operations by their first root field and the code they ended with", async () => {
    await gateway.graphql("query Anything { viewer { role } }");
    await gateway.graphql("query { accounts { items { id } } }");
    await gateway.graphql("query { tide }");
    const all = await samples();
    const ended = (operation: string, outcome: string) =>
      all.get(`berth_operations_total{operation="${operation}",outcome="${outcome}"}`);
    expect(ended("query viewer", "OK")).toBe(1);
    expect(ended("query accounts", "UNAUTHENTICATED")).toBe(1);
    expect(ended("other", "GRAPHQL_VALIDATION_FAILED")).toBe(1);
  });

  it("has histograms whose buckets grow to their count", async () => {
    await gateway.graphql("{ viewer { role } }");
    const all = await samples();
    const name = "berth_store_statements_seconds";
    const buckets = [...BOUNDS.map(String), "+Inf"].map((le) => all.get(`${name}_bucket{le="${le}"}`) ?? -1);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toBe(all.get(`${name}_count`));
    expect(all.get(`${name}_count`)).toBeGreaterThan(0);
  });

  it("tells of the process, of what is held open, of what waits and of what is kept", async () => {
    const names = [...(await samples()).keys()].map((name) => name.replace(/\{.*/, ""));
    for (const name of [
      "process_cpu_seconds_total",
      "nodejs_eventloop_lag_p99_seconds",
      "berth_sockets_open",
      "berth_terminals_open",
      "berth_lanes_hosting",
      "berth_live_published_total",
      "berth_ingress_requests_total",
      "berth_things",
    ])
      expect(names).toContain(name);
  });

  it("counts the work of the leading process", async () => {
    await gateway.graphql("{ viewer { role } }");
    await gateway.leading.pass(60_000);
    const all = await samples();
    expect(all.get("berth_leading")).toBe(1);
    expect(all.get('berth_work_lag_seconds{family="periodic",work="platform/oldRows"}')).toBe(0);
    expect(
      all.get('berth_work_runs_total{family="periodic",work="platform/oldRows",outcome="ok"}'),
    ).toBeGreaterThan(0);
    expect(all.get('berth_work_seconds_count{family="pass",work="hosting/apps"}')).toBeGreaterThan(0);
  });

  it("makes no more of it where senders call their operations a thousand names", async () => {
    await gateway.graphql("query First { viewer { role } }");
    const own = async () => [...(await samples()).keys()].filter((name) => name.startsWith("berth_"));
    await own();
    const before = await own();
    const odd = Array.from({ length: 1_000 }, (_, at) => `query Odd${at} { viewer { role } }`);
    await Promise.all(odd.map(async (query) => await gateway.graphql(query)));
    expect(await own()).toEqual(before);
  });

  it("belongs to one gateway alone", async () => {
    const other = await createTestGateway();
    await other.graphql("{ viewer { role } }");
    await other.close();
    expect((await samples()).has('berth_requests_seconds_count{kind="graphql",status="2xx"}')).toBe(false);
  });
});

describe("who reads /metrics", () => {
  beforeAll(open);
  afterAll(close);

  const status = async (...asked: Parameters<typeof read>) => (await read(...asked)).statusCode;
  const away = "203.0.113.9";
  const bearer = (token: string) => ({ host: "berth.example", authorization: `Bearer ${token}` });

  it("is a program on this machine", async () => {
    expect(await status()).toBe(200);
    expect(await status({ host: "localhost" }, "::1")).toBe(200);
  });

  it.each([
    ["from elsewhere", local, away],
    ["through a proxy", { ...local, "x-forwarded-for": "127.0.0.1" }, "127.0.0.1"],
    ["through a proxy that says so in the newer way", { ...local, forwarded: "for=127.0.0.1" }, "127.0.0.1"],
    ["from a page whose name leads to this machine", { host: "tide.example" }, "127.0.0.1"],
    ["with another token", bearer("a-token-of-the-tests-0124"), away],
    ["with an empty token", { host: "berth.example", authorization: "Bearer " }, away],
  ])("is nobody %s", async (_, headers, address) => {
    const answer = await read(headers, address);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "NOT_FOUND"]);
  });

  it("is who carries the token", async () => expect(await status(bearer(TOKEN), away)).toBe(200));

  it("is nobody from elsewhere where there is no token", async () => {
    const bare = await createTestGateway();
    const answer = await bare.inject({
      method: "GET",
      url: "/metrics",
      headers: bearer("undefined"),
      remoteAddress: away,
    });
    await bare.close();
    expect(answer.statusCode).toBe(404);
  });

  it("is answered however often an address asks for anything", async () => {
    const limited = await createTestGateway({ env: { RATE_LIMIT: "on" } });
    const ask = async (url: string) => await limited.inject({ method: "GET", url, headers: local });
    await Promise.all(Array.from({ length: 1_210 }, async () => await ask("/healthz")));
    expect((await ask("/healthz")).statusCode).toBe(429);
    expect((await ask("/metrics")).statusCode).toBe(200);
    await limited.close();
  });
});

describe("how long a share of all took", () => {
  it("lies between the bounds of its bucket", () => {
    const tally = createTally();
    for (let at = 0; at < 90; at += 1) observe(tally, 0.004);
    for (let at = 0; at < 10; at += 1) observe(tally, 0.4);
    expect(quantileOf(tally.buckets, 0.5)).toBeGreaterThan(0.0025);
    expect(quantileOf(tally.buckets, 0.5)).toBeLessThanOrEqual(0.005);
    expect(quantileOf(tally.buckets, 0.95)).toBeGreaterThan(0.25);
    expect(quantileOf(createTally().buckets, 0.95)).toBeNull();
  });
});
