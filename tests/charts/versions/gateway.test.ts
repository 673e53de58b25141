import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { chartCalls } from "#tests/charts/chartCalls.ts";

describe.each(storeKinds)("versions of charts on %s", (kind) => {
  let gateway: TestGateway;
  const calls = chartCalls(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
  }, 60_000);
  afterAll(() => gateway.close());
  const fresh = async (name: string, who?: string) => {
    const { versions } = await calls.create(name, {}, who);
    return versions[0]?.id ?? "";
  };
  const chartYaml = (name: string, version: string) => ({
    path: "Chart.yaml",
    text: `apiVersion: v2\nname: ${name}\nversion: ${version}\n`,
  });
  const told = async (who: string) =>
    (
      await calls.ask<{ notifications: { items: { message: string }[] } }>(
        "{ notifications(first: 5) { items { message } } }",
        {},
        who,
      )
    ).notifications.items.map(({ message }) => message);

  it("a draft is saved, and its number follows Chart.yaml", async () => {
    const id = await fresh("follows");
    expect(await calls.save(id, [chartYaml("follows", "2.1.0")])).toMatchObject({
      number: "2.1.0",
      errors: 0,
    });
  });

  it("a draft is handed in, refused with a reason, mended, handed in again and published", async () => {
    const id = await fresh("travels");
    expect((await calls.step(id, "SUBMIT")).status).toBe("IN_REVIEW");
    expect(await told("admin")).toContain("chartSubmitted");
    expect(await calls.review(id, "REJECT", "Name the image by its digest.")).toMatchObject({
      status: "REJECTED",
    });
    expect(await told("client")).toContain("chartRejected");
    expect((await calls.version(id))?.note).toBe("Name the image by its digest.");
    expect((await calls.save(id, [{ path: "README.md", text: "Mended" }])).status).toBe("DRAFT");
    await calls.step(id, "SUBMIT");
    expect((await calls.review(id, "APPROVE")).status).toBe("PUBLISHED");
    expect(await told("client")).toContain("chartApproved");
  });

  it("a refusal without a reason is none", async () => {
    const id = await fresh("reasoned");
    await calls.step(id, "SUBMIT");
    const variables = { id, action: "REJECT", at: await calls.now(id) };
    expect(await calls.refusal(calls.REVIEW, variables, "admin")).toMatchObject({ fields: { note: {} } });
  });

  it("nobody publishes their own", async () => {
    const id = await fresh("my-own", "admin");
    await calls.step(id, "SUBMIT", "admin");
    const variables = { id, action: "APPROVE", at: await calls.now(id) };
    expect(await calls.refusal(calls.REVIEW, variables, "admin")).toMatchObject({
      code: "STEP_REFUSED",
      reason: "OWN",
    });
    expect(await calls.refusal(calls.REVIEW, variables)).toMatchObject({ code: "FORBIDDEN" });
    expect(await calls.refusal(calls.STEP, variables, "admin")).toMatchObject({ code: "STEP_REFUSED" });
  });

  it("what is published never changes", async () => {
    const { items } = await calls.charts({ q: "night-ferry" });
    const id = items[0]?.versions[0]?.id ?? "";
    expect(await calls.saveRefusal(id, [{ path: "README.md", text: "Other" }])).toMatchObject({
      code: "STEP_REFUSED",
      reason: "STATE",
    });
  });

  it("the next draft begins with the files and the next number, one at a time", async () => {
    const { items } = await calls.charts({ q: "night-ferry" });
    const id = items[0]?.versions[0]?.id ?? "";
    expect(await calls.draft(id)).toMatchObject({ number: "0.4.0", status: "DRAFT", errors: 0 });
    await expect(calls.draft(id)).rejects.toThrow("OPEN");
  });

  it("a number is taken once in a chart", async () => {
    const { items } = await calls.charts({ q: "harbour-shop" });
    const id = items[0]?.versions[0]?.id ?? "";
    expect(await calls.saveRefusal(id, [chartYaml("harbour-shop", "1.3.2")])).toMatchObject({
      code: "CHART_VERSION_TAKEN",
    });
  });

  it("of two who write at once, the later is told", async () => {
    const id = await fresh("two-writers");
    const at = await calls.now(id);
    await calls.save(id, [{ path: "README.md", text: "First" }]);
    const later = { id, changes: [{ path: "README.md", text: "Second" }], at };
    expect(await calls.refusal(calls.SAVE, later)).toMatchObject({ code: "VERSION_CONFLICT" });
  });

  it("a path that leads out of the chart is refused", async () => {
    const id = await fresh("escapes");
    expect(await calls.saveRefusal(id, [{ path: "../../etc/passwd", text: "x" }])).toMatchObject({
      code: "CHART_PATH_REFUSED",
    });
  });

  it("aliases that stand for billions are refused, and nothing changes", async () => {
    const id = await fresh("laughs");
    const before = await calls.now(id);
    const rows = ["a: &a [x,x,x,x,x,x,x,x,x,x]"];
    for (const name of "bcdefghi")
      rows.push(
        `${name}: &${name} [${Array.from({ length: 10 }, () => `*${String.fromCharCode(name.charCodeAt(0) - 1)}`).join(",")}]`,
      );
    expect(await calls.saveRefusal(id, [{ path: "values.yaml", text: rows.join("\n") }])).toMatchObject({
      code: "CHART_YAML_BOMB",
    });
    expect(await calls.now(id)).toBe(before);
  });

  it("values that break the schema are not handed in", async () => {
    const id = await fresh("broken-values");
    await calls.save(id, [{ path: "values.yaml", text: "replicaCount: many\nimage: {}\n" }]);
    const variables = { id, action: "SUBMIT", at: await calls.now(id) };
    expect(await calls.refusal(calls.STEP, variables)).toMatchObject({
      code: "CHART_VALUES_REFUSED",
      fields: { "values.replicaCount": { code: "INVALID" } },
    });
    expect(await calls.version(id)).toMatchObject({ status: "DRAFT", version: variables.at });
  });

  it("other errors are not handed in either", async () => {
    const id = await fresh("broken-chart");
    expect(await calls.save(id, [{ path: "Chart.yaml", text: "name: [" }])).toMatchObject({ errors: 1 });
    const variables = { id, action: "SUBMIT", at: await calls.now(id) };
    expect(await calls.refusal(calls.STEP, variables)).toMatchObject({
      code: "STEP_REFUSED",
      reason: "ERRORS",
    });
  });

  it("a chart of 20 MB is refused, at once or bit by bit", async () => {
    const id = await fresh("heavy");
    const before = await calls.now(id);
    const part = (at: number, bytes: number) => ({ path: `blob${at}`, text: "x".repeat(bytes) });
    expect(await calls.saveRefusal(id, [part(0, 20 * 1024 * 1024)])).toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
    });
    expect(await calls.now(id)).toBe(before);
    for (let at = 0; at < 5; at += 1) await calls.save(id, [part(at, 1_000_000)]);
    expect(await calls.saveRefusal(id, [part(5, 1_000_000)])).toMatchObject({ code: "CHART_TOO_LARGE" });
    expect(await calls.now(id)).toBe(before + 5);
  });

  it("problems are told of what is not saved yet", async () => {
    const { items } = await calls.charts({ q: "harbour-shop" });
    const id = items[0]?.versions[0]?.id ?? "";
    expect(await calls.problems(id)).toMatchObject([
      { code: "REQUEST_ABOVE_LIMIT", severity: "WARNING", path: "values.yaml", line: 21, text: "500m" },
    ]);
    expect(await calls.problems(id, [{ path: "values.yaml", text: "a: [\n" }])).toMatchObject([
      { code: "SYNTAX" },
    ]);
  });

  it("what an administrator holds is not installed, and goes on later", async () => {
    const id = await fresh("held");
    await calls.step(id, "SUBMIT");
    await calls.review(id, "APPROVE");
    expect(await calls.review(id, "SUSPEND", "It takes all of a node.")).toMatchObject({
      status: "SUSPENDED",
    });
    await expect(calls.install(id, "held-one")).rejects.toThrow("STEP_REFUSED");
    expect((await calls.review(id, "RESUME")).status).toBe("PUBLISHED");
  });

  it("each decision is in the record", async () => {
    const { audit } = await calls.ask<{ audit: { items: { kind: string; detail: { what?: string } }[] } }>(
      "{ audit: ownAudit(first: 50) { items { kind detail } } }",
    );
    const what = audit.items
      .filter(({ kind: one }) => one === "CHART_CHANGED")
      .map(({ detail }) => detail.what);
    expect(what).toEqual(
      expect.arrayContaining(["CREATE", "SUBMIT", "APPROVE", "REJECT", "SUSPEND", "RESUME"]),
    );
  });
});
