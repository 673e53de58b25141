import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const SET =
  "mutation ($parts: [SimulatedPart!]!, $key: String) { simulationSet(parts: $parts, idempotencyKey: $key) }";

describe.each(storeKinds)("the simulation on %s", (kind) => {
  let gateway: TestGateway;
  let [client, admin] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const parts = async (token?: string) =>
    (await ask<{ simulation: string[] }>("{ simulation }", {}, token)).simulation;
  const choose = async (chosen: string[], token: string, key?: string) =>
    (await ask<{ simulationSet: string[] }>(SET, { parts: chosen, key }, token)).simulationSet;

  it("is off for everybody at first", async () => {
    expect([await parts(), await parts(client), await parts(admin)]).toEqual([[], [], []]);
  });

  it("is chosen by each account for itself, each part once", async () => {
    expect(await choose(["MOTION", "CHAT", "MOTION"], client)).toEqual(["CHAT", "MOTION"]);
    expect(await choose(["MAIL"], admin)).toEqual(["MAIL"]);
    expect([await parts(), await parts(client), await parts(admin)]).toEqual([
      [],
      ["CHAT", "MOTION"],
      ["MAIL"],
    ]);
    expect(await choose([], client)).toEqual([]);
    expect([await parts(client), await parts(admin)]).toEqual([[], ["MAIL"]]);
  });

  it("is no preference that a console could write past it", async () => {
    const { errors } = await gateway.graphql(
      'mutation { preferenceSet(key: "simulation:parts", value: ["CHAT"]) }',
      {},
      client,
    );
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("is set once however often a call with one key comes", async () => {
    expect(await choose(["CHAT"], client, "sim-1")).toEqual(["CHAT"]);
    await choose(["MAIL"], client);
    expect(await choose(["CHAT"], client, "sim-1")).toEqual(["CHAT"]);
    expect(await parts(client)).toEqual(["MAIL"]);
  });

  it("is not set without a session, nor to a part that there is not", async () => {
    expect((await gateway.graphql(SET, { parts: ["CHAT"] })).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await gateway.graphql(SET, { parts: ["WEATHER"] }, client)).errors?.[0]?.extensions.code).toBe(
      "BAD_USER_INPUT",
    );
    expect(await parts()).toEqual([]);
  });
});

it("with SIMULATION=on the simulation is on for everybody, whatever they choose", async () => {
  const gateway = await createTestGateway({ env: { SIMULATION: "on" } });
  const token = await gateway.signIn("client");
  const all = ["CHAT", "MAIL", "MOTION"];
  expect((await gateway.graphql("{ simulation }")).data).toEqual({ simulation: all });
  expect((await gateway.graphql(SET, { parts: [] }, token)).data).toEqual({ simulationSet: all });
  expect((await gateway.graphql(SET, { parts: [] })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  await gateway.close();
});
