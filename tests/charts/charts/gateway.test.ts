import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { chartCalls, key } from "#tests/charts/chartCalls.ts";

describe.each(storeKinds)("charts on %s", (kind) => {
  let gateway: TestGateway;
  const calls = chartCalls(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
  }, 60_000);
  afterAll(() => gateway.close());

  it("are a person's own, by name", async () => {
    const { items } = await calls.charts();
    expect(items.map(({ name, number, status, published }) => [name, number, status, published])).toEqual([
      ["harbour-shop", "1.4.0", "DRAFT", "1.3.2"],
      ["night-ferry", "0.3.0", "PUBLISHED", "0.3.0"],
      ["tide-api", "0.9.3", "IN_REVIEW", null],
    ]);
  });

  it("of others are there for administrators alone", async () => {
    const { items } = await calls.charts({ scope: "ALL", status: ["IN_REVIEW"] }, "admin");
    expect(items.map(({ name }) => name)).toEqual(["beacon-hub", "tide-api"]);
    const all = "{ charts(filter: { scope: ALL }) { total } }";
    expect(await calls.refusal(all)).toMatchObject({ code: "FORBIDDEN" });
    expect(await calls.chart(items[0]?.id ?? "")).toBeNull();
    const versionId = items[0]?.versions[0]?.id ?? "";
    expect(await calls.version(versionId)).toBeNull();
  });

  it("are found by a part of what they say", async () => {
    expect((await calls.charts({ q: "water comes" })).items.map(({ name }) => name)).toEqual(["tide-api"]);
  });

  it("begin with a draft that has no problem", async () => {
    for (const starter of ["WEB", "WORKER", "EMPTY"]) {
      const { versions } = await calls.create(`begins-${starter.toLowerCase()}`, {
        starter,
        description: 'A: "b"',
      });
      expect(versions.map(({ number, status, errors }) => [number, status, errors])).toEqual([
        ["0.1.0", "DRAFT", 0],
      ]);
      expect(await calls.problems(versions[0]?.id ?? "")).toEqual([]);
    }
  });

  it("have names of their own", async () => {
    await calls.create("only-once");
    const again = { input: { name: "only-once" }, key: key() };
    expect(await calls.refusal(calls.CREATE, again)).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { name: { code: "TAKEN" } },
    });
    expect(await calls.refusal(calls.CREATE, { ...again, input: { name: "No Name" } })).toMatchObject({
      fields: { name: { code: "INVALID" } },
    });
  });

  it("are made of the files of another", async () => {
    const { items } = await calls.charts({ q: "night-ferry" });
    const made = (
      await calls.ask<{ chart: { id: string; versions: { id: string; number: string; errors: number }[] } }>(
        'mutation ($id: ID!, $key: String!) { chart: chartDuplicate(versionId: $id, name: "day-ferry", idempotencyKey: $key) { id versions { id number errors } } }',
        { id: items[0]?.versions[0]?.id, key: key() },
      )
    ).chart;
    expect(made.versions).toMatchObject([{ number: "0.1.0", errors: 0 }]);
  });

  it("tell whose they are of every change", async () => {
    const { id, versions } = await calls.create("told-of");
    const heard = gateway.live.subscribe("charts_charts:usr_client")[Symbol.asyncIterator]();
    const next = heard.next();
    await calls.save(versions[0]?.id ?? "", [{ path: "README.md", text: "New" }]);
    expect((await next).value).toEqual({ kind: "UPDATED", id });
    await heard.return?.();
  });
});
