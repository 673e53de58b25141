import type { AddressInfo } from "node:net";
import { createClient, type Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { listeners } from "#tests/support/listening.ts";
import { parcelTypeDefs } from "#tests/support/parcelTypeDefs.ts";
import { LIST, sandboxes, worker } from "./worker.ts";

const CHANGES = "subscription { productChanged { kind id } }";

describe("a sandbox", () => {
  let gateway: TestGateway;
  const sockets: Client[] = [];
  beforeAll(async () => {
    gateway = await createTestGateway();
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await gateway.close();
  });
  afterEach(async () => {
    for (const one of sockets.splice(0)) await one.dispose();
  });

  const listen = (connectionParams: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const { port } = gateway.app.server.address() as AddressInfo;
    class Socket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers });
      }
    }
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
      connectionParams,
    });
    sockets.push(client);
    return client.iterate<{ productChanged: { id: string } }>({ query: CHANGES });
  };
  it("has its own live updates, by connection parameter and by header", async () => {
    const listening = listeners(gateway);
    const events = [listen(), listen({ sandbox: "sea" }), listen({}, { "x-berth-sandbox": "sky" })];
    const first = events.map((one) => one.next());
    await listening(3);
    const change = async (from: number) => {
      for (const [at, name] of [undefined, "sea", "sky"].entries())
        await worker(gateway, name).rename(from + at, "Heard");
    };
    const heard = async (next: typeof first) =>
      (await Promise.all(next)).map(({ value }) => value?.data?.productChanged.id);
    await change(1);
    expect(await heard(first)).toEqual(["1", "2", "3"]);
    // The next that each hears of is its own again: of the others' it heard nothing in between.
    await change(11);
    expect(await heard(events.map((one) => one.next()))).toEqual(["11", "12", "13"]);
  });

  it("ends its subscriptions when it is dropped, and is fresh the next time", async () => {
    const wave = worker(gateway, "wave");
    await wave.rename(4, "Changed");
    const listening = listeners(gateway);
    const events = listen({ sandbox: "wave" });
    const next = events.next();
    await listening();
    expect((await gateway.graphql('mutation { sandboxDrop(name: "wave") }')).data).toEqual({
      sandboxDrop: "wave",
    });
    expect((await next).done).toBe(true);
    expect(await wave.name(4)).not.toBe("Changed");
    expect(
      (await gateway.graphql('mutation { sandboxDrop(name: "unknown") }')).errors?.[0]?.extensions.code,
    ).toBe("NOT_FOUND");
  });

  it("is made once for requests that come together", async () => {
    const names = await Promise.all(Array.from({ length: 20 }, () => worker(gateway, "crowd").name(1)));
    expect(new Set(names)).toEqual(new Set(["Beacon smart watch"]));
    expect(
      ((await sandboxes(gateway)) as { name: string }[]).filter(({ name }) => name === "crowd"),
    ).toHaveLength(1);
  });

  it("is dropped after an hour without use", async () => {
    const [idle, busy] = [worker(gateway, "idle"), worker(gateway, "busy")];
    await Promise.all([idle.rename(5, "Old"), busy.rename(5, "Old")]);
    gateway.clock.move(HOUR - MINUTE);
    expect(await busy.name(5)).toBe("Old");
    gateway.clock.move(MINUTE);
    expect(await sandboxes(gateway)).toEqual([expect.objectContaining({ name: "busy" })]);
    expect([(await idle.name(5)) === "Old", await busy.name(5)]).toEqual([false, "Old"]);
  });

  it("has a name that fits a header: anything else is refused at once", async () => {
    for (const name of ["a/b", "", "with space", "x".repeat(61), "naïve"]) {
      const { status, errors } = await worker(gateway, name).graphql("{ products { total } }");
      expect([status, errors?.[0]?.extensions]).toMatchObject([
        400,
        { code: "BAD_USER_INPUT", fields: { "x-berth-sandbox": { code: "INVALID" } } },
      ]);
      expect((await worker(gateway, name).rest("GET", LIST)).statusCode).toBe(400);
    }
    await expect(listen({ sandbox: "a/b" }).next()).rejects.toMatchObject({ code: 4400 });
  });

  it("is named by a link too, which can send no header", async () => {
    await worker(gateway, "linked").rest("DELETE", `${LIST}/1`);
    const total = async (url: string) =>
      (await worker(gateway).rest("GET", url)).json<{ total: number }>().total;
    expect([await total(`${LIST}?x-berth-sandbox=linked`), await total(LIST)]).toEqual([49, 50]);
    expect((await worker(gateway).rest("GET", `${LIST}?x-berth-sandbox=a%2Fb`)).statusCode).toBe(400);
  });

  it("leaves accounts and sessions to the gateway: sign-in works in it and holds outside", async () => {
    const answer = await gateway.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "x-berth-sandbox": "door" },
      payload: { email: "client@demo.com", password: "client" },
    });
    const token = answer.json<{ accessToken: string }>().accessToken;
    await worker(gateway, "door").graphql("mutation { sampleReset { rows } }");
    await gateway.graphql('mutation { sandboxDrop(name: "door") }');
    expect((await gateway.graphql("{ viewer { user { id } } }", {}, token)).data).toEqual({
      viewer: { user: { id: "usr_client" } },
    });
  });

  it("is one of fifty: the 51st is refused with the way out, which stays open", async () => {
    const full = await createTestGateway();
    await Promise.all(Array.from({ length: 50 }, (_, at) => worker(full, `box-${at}`).name(1)));
    const late = worker(full, "box-50");
    const refusal = { code: "TOO_MANY_SANDBOXES" };
    const [rest, graphql] = [await late.rest("GET", LIST), await late.graphql("{ products { total } }")];
    expect([rest.statusCode, rest.json()]).toMatchObject([
      429,
      { ...refusal, message: expect.stringContaining("DELETE /api/mock/sandboxes/NAME") },
    ]);
    expect([graphql.status, graphql.errors?.[0]?.extensions]).toMatchObject([429, refusal]);
    expect((await late.graphql('mutation { sandboxDrop(name: "box-7") }')).data).toEqual({
      sandboxDrop: "box-7",
    });
    expect((await late.rest("DELETE", "/api/mock/sandboxes/box-8")).statusCode).toBe(204);
    expect(await late.name(1)).toBe("Beacon smart watch");
    expect(await worker(full, "box-9").name(1)).toBe("Beacon smart watch");
    expect(await sandboxes(full)).toHaveLength(49);
    await full.close();
  });

  it("has seeded rows of its own in mock mode, which a reset brings back", async () => {
    const mocked = await createTestGateway({ env: { MOCK: "on" }, extraTypeDefs: parcelTypeDefs });
    const [main, box] = [worker(mocked), worker(mocked, "box")];
    await box.graphql('mutation { parcelDelete(id: "3") }');
    const parcel = async (one: typeof box) => (await one.graphql('{ parcel(id: "3") { id } }')).data;
    expect([await parcel(main), await parcel(box)]).toEqual([{ parcel: { id: "3" } }, { parcel: null }]);
    await box.graphql("mutation { sampleReset { rows } }");
    expect(await parcel(box)).toEqual({ parcel: { id: "3" } });
    await mocked.close();
  });

  it("sees its changes of a seeded row alone in mock mode, also by way of the rows that point at it", async () => {
    const mocked = await createTestGateway({ env: { MOCK: "on" }, extraTypeDefs: parcelTypeDefs });
    const query = "{ damages { parcel { id title } } }";
    const titles = async (one: ReturnType<typeof worker>) =>
      (
        (await one.graphql(query)).data as { damages: { parcel: { id: string; title: string } }[] }
      ).damages.map(({ parcel }) => parcel);
    const [main, box] = [worker(mocked), worker(mocked, "box")];
    const before = await titles(main);
    const id = before[0]?.id;
    await box.graphql(`mutation { parcelUpdate(id: "${id}", input: { title: "Mine" }) { success } }`);
    expect(await titles(box)).toEqual(before.map((one) => (one.id === id ? { id, title: "Mine" } : one)));
    expect(await titles(main)).toEqual(before);
    await mocked.close();
  });
});
