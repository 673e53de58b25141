import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { CREATE, inputOf, key, startHosting } from "#tests/hosting/hostingGateway.ts";
import { WritingEngine } from "./writingEngine.ts";

interface Line {
  cursor: string;
  at: string;
  pod: string;
  stream: string;
  level: string | null;
  text: string;
  json: object | null;
}
interface Page {
  lines: Line[];
  older: string | null;
  newer: string | null;
  follow: string | null;
}

let gateway: TestGateway;
let token: string;
let id: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  token = await gateway.signIn("client");
  await gateway.leading.pass(20);
  const input = inputOf({ replicas: 2, spec: { image: "berth/hello:1.0", ports: [{ port: 8080 }] } });
  const { data } = await gateway.graphql(CREATE, { input, key: key() }, token);
  id = (data as { app: { id: string } }).app.id;
  for (let left = 100; left > 0; left -= 1) {
    gateway.clock.move(1_000);
    await gateway.leading.pass(1_000);
  }
});
afterAll(() => gateway.close());

const LOGS = `query ($id: ID!, $filter: HostingLogFilter, $since: DateTime, $until: DateTime, $before: ID, $after: ID, $around: ID, $first: Int! = 50) {
  page: hostingLogs(appId: $id, filter: $filter, since: $since, until: $until, before: $before, after: $after, around: $around, first: $first) {
    lines { cursor at pod stream level text json } older newer follow } }`;
const page = async (asked: object = {}): Promise<Page> => {
  const { data, errors } = await gateway.graphql(LOGS, { id, ...asked }, token);
  if (errors) throw new Error(errors[0]?.extensions.code);
  return (data as { page: Page }).page;
};
const all = async (filter: object = {}): Promise<Line[]> => {
  const lines: Line[] = [];
  for (let before: string | null | undefined; before !== null;) {
    const next: Page = await page({ filter, ...(before && { before }) });
    lines.unshift(...next.lines);
    before = next.older;
  }
  return lines;
};
const cursors = (lines: readonly Line[]) => lines.map(({ cursor }) => cursor);

it("pages lead back through every line of all pods once, in the order of time", async () => {
  const lines = await all();
  expect(lines.length).toBeGreaterThan(300);
  expect(new Set(lines.map(({ pod }) => pod)).size).toBe(2);
  expect(new Set(cursors(lines)).size).toBe(lines.length);
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted());
});

it("pages lead on again the same way", async () => {
  const lines = await all();
  const found: Line[] = [];
  for (let after = lines[0]?.cursor ?? null; after !== null;) {
    const next: Page = await page({ after });
    found.push(...next.lines);
    after = next.newer;
  }
  expect(cursors(found)).toEqual(cursors(lines).slice(1));
});

it("a line's cursor shows it among those around it", async () => {
  const lines = await all();
  const wanted = lines[100]?.cursor;
  expect(cursors((await page({ around: wanted, first: 20 })).lines)).toEqual(cursors(lines).slice(90, 110));
});

it.each<[string, object, (line: Line) => boolean]>([
  ["a level", { levels: ["WARN"] }, ({ level }) => level === "WARN"],
  [
    "levels, where lines that say none count as info",
    { levels: ["INFO"] },
    ({ level }) => (level ?? "INFO") === "INFO",
  ],
  ["a stream", { stream: "ERR" }, ({ stream }) => stream === "ERR"],
  ["a text in any letter case", { search: "CACHE:" }, ({ text }) => text.includes("cache:")],
])("lines are found by %s", async (_, filter, isIn) => {
  const lines = await all();
  const found = await all(filter);
  expect(found.length).toBeGreaterThan(0);
  expect(cursors(found)).toEqual(cursors(lines.filter(isIn)));
});

it("lines are found by their pod and their time", async () => {
  const lines = await all();
  const pod = lines[0]?.pod ?? "";
  const [since, until] = [lines[50]?.at ?? "", lines[150]?.at ?? ""];
  const found = await page({ filter: { pods: [pod, "somebody-elses"] }, since, until, first: 1_000 });
  expect(cursors(found.lines)).toEqual(
    cursors(lines.filter((line) => line.pod === pod && line.at >= since && line.at < until)),
  );
});

it("a line in JSON is told as an object", async () => {
  const [line] = (await all({ search: '"msg":"request"' })).slice(-1);
  expect(line?.json).toMatchObject({ msg: "request", method: "GET" });
});

it.each([
  ["too many lines", { first: 1_001 }],
  ["no lines", { first: 0 }],
  ["a place that nobody said", { before: "nowhere" }],
  ["two places", { before: "a", after: "b" }],
  ["a text that is too long", { filter: { search: "x".repeat(201) } }],
])("%s are refused", async (_, asked) => {
  await expect(page(asked)).rejects.toThrow("BAD_USER_INPUT");
});

it("all of it is a text file, which a filter narrows", async () => {
  const fetchFile = async (query = "", by = token) =>
    await gateway.inject({
      url: `/api/hosting/apps/${id}/log${query}`,
      headers: { authorization: `Bearer ${by}` },
    });
  const whole = await fetchFile();
  expect(whole.headers["content-disposition"]).toMatch(/^attachment; filename="shop-\d+-[\d-]+\.log"$/);
  const lines = await all();
  expect(whole.body).toBe(
    lines.map(({ at, pod, stream, text }) => `${at} ${pod} ${stream} ${text}\n`).join(""),
  );
  const warnings = await fetchFile("?levels=WARN,ERROR");
  expect(warnings.body.split("\n").length - 1).toBe(
    lines.filter(({ level }) => level === "WARN" || level === "ERROR").length,
  );
  expect((await fetchFile("?levels=LOUD")).statusCode).toBe(400);
  expect((await fetchFile("", await gateway.signIn("developer"))).statusCode).toBe(404);
});

it("an engine that is lost is told", async () => {
  const fake = new WritingEngine();
  const host = await startHosting({ fake });
  const app = await host.create();
  await host.pass(4_000);
  fake.isLost = true;
  expect(await host.refusal(LOGS, { id: app.id })).toMatchObject({ code: "UNAVAILABLE" });
  await host.close();
});
