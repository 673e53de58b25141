import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const HEALTH = `{
  gatewayHealth {
    version node startedAt isLeading memoryBytes store storeBytes sockets
    history { times requests failures p95 lag memory }
    operations { name count failures mean p95 max }
    work { family name runs failures lastAt nextAt }
    queues { kind waiting }
    states { entity state count }
  }
}`;

interface Health {
  startedAt: string;
  storeBytes: number;
  history: Record<string, number[]>;
  operations: { name: string; count: number; failures: number }[];
  work: { family: string; name: string; runs: number; nextAt: string | null }[];
  states: { entity: string; count: number }[];
}

describe("how the gateway is", () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    token = await gateway.signIn("admin");
  });
  afterAll(async () => await gateway.close());

  const health = async () => (await gateway.graphql(HEALTH, {}, token)).data?.["gatewayHealth"] as Health;
  const pass = async () => {
    gateway.clock.move(15_000);
    await gateway.leading.pass(15_000);
  };

  it("says nothing of the last hour before the first quarter of a minute", async () =>
    expect((await health()).history["times"]).toEqual([]));

  it("keeps what was asked in each quarter of a minute", async () => {
    await pass();
    for (let at = 0; at < 3; at += 1) await gateway.graphql("{ viewer { role } }");
    await pass();
    const { history } = await health();
    expect(history["requests"]?.at(-1)).toBe(12);
    expect(history["failures"]?.at(-1)).toBe(0);
    expect(history["p95"]?.at(-1)).toBeGreaterThan(0);
  });

  it("names the slowest operations and how many of them did not end well", async () => {
    await gateway.graphql("{ accounts { hasMore } }");
    const found = (await health()).operations.find(({ name }) => name === "query accounts");
    expect(found).toMatchObject({ count: 1, failures: 1 });
  });

  it("knows the work that this process does, and when it is due next", async () => {
    const { work } = await health();
    const old = work.find(({ name }) => name === "platform/oldRows");
    expect(old).toMatchObject({ family: "PERIODIC", runs: 1 });
    expect(Date.parse(old?.nextAt ?? "")).toBeGreaterThan(gateway.clock.now());
    expect(work.filter(({ name }) => name === "hosting/apps").map(({ family }) => family)).toContain("PASS");
  });

  it("counts what is kept by how it stands, and how large the store is", async () => {
    const { states, storeBytes } = await health();
    expect(states.filter(({ entity }) => entity === "hosting/apps").length).toBeGreaterThan(1);
    expect(storeBytes).toBeGreaterThan(100_000);
  });

  it("keeps no more than an hour", async () => {
    for (let at = 0; at < 250; at += 1) await pass();
    expect((await health()).history["times"]).toHaveLength(240);
  });

  it.each(["client", "support", "developer", "finance"])("is not for %s", async (name) => {
    const { errors } = await gateway.graphql(HEALTH, {}, await gateway.signIn(name));
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("is not for who is not signed in", async () => {
    const { errors } = await gateway.graphql(HEALTH);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
