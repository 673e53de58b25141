import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import { vi } from "vitest";
import { startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
beforeAll(async () => {
  host = await startHosting();
  await host.gateway.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => host.close());

const clientOf = (token: string): Client => {
  const address = host.gateway.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string | string[]) {
        super(url, protocols, { headers: { authorization: `Bearer ${token}` } });
      }
    },
  });
};

/** Listens, and answers what is heard. */
async function listen(client: Client, query: string): Promise<Record<string, unknown>[]> {
  const heard: Record<string, unknown>[] = [];
  const { begun } = host.gateway.live;
  client.subscribe(
    { query },
    { next: ({ data }) => void (data && heard.push(data)), error: () => {}, complete: () => {} },
  );
  await vi.waitFor(() => expect(host.gateway.live.begun).toBeGreaterThan(begun), { timeout: 30_000 });
  return heard;
}

it("an owner hears of what happens to an app, and nobody else does", async () => {
  const [own, other] = [clientOf(host.token), clientOf(await host.gateway.signIn("developer"))];
  const made = await host.create();
  const queries = [
    "subscription { appChanged { app { phase } } }",
    "subscription { deploymentChanged { status } }",
    `subscription { podsChanged(appId: "${made.id}") { phase isReady } }`,
    `subscription { appEventAdded(appId: "${made.id}") { what } }`,
  ];
  const heard: Record<string, unknown>[][] = [];
  const foreign: Record<string, unknown>[][] = [];
  for (const query of queries) {
    heard.push(await listen(own, query));
    foreign.push(await listen(other, query));
  }
  await host.act("appRestart", made.id).catch(() => undefined);
  await host.pass(6_000);
  await host.act("appScale", made.id, "replicas: 2");
  await host.pass(6_000);
  await vi.waitFor(() => expect(heard.map((one) => one.length > 0)).toEqual([true, true, true, true]), {
    timeout: 30_000,
  });
  expect(foreign.flat()).toEqual([]);
  await own.dispose();
  await other.dispose();
});

it("everybody hears when what runs apps is lost, and when it is back", async () => {
  const client = clientOf(host.token);
  const heard = await listen(client, "subscription { hostingEngineChanged { isReachable } }");
  host.fake.isLost = true;
  await host.pass(4_000);
  host.fake.isLost = false;
  await host.pass(4_000);
  await vi.waitFor(
    () =>
      expect(heard).toEqual([
        { hostingEngineChanged: { isReachable: false } },
        { hostingEngineChanged: { isReachable: true } },
      ]),
    { timeout: 30_000 },
  );
  await client.dispose();
});
