import { createClient, type Client } from "graphql-ws";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
let token: string;
let port: number;
beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.signIn("admin");
  port = Number(new URL(await gateway.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => await gateway.close());

const connect = (): Client =>
  createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string | string[]) {
        super(url, protocols, { headers: { authorization: `Bearer ${token}` } });
      }
    },
  });

const metrics = async () =>
  (await gateway.inject({ method: "GET", url: "/metrics", headers: { host: "localhost" } })).body;

it("tells of each quarter of a minute over a socket, which counts while it is open", async () => {
  const client = connect();
  const heard = client.iterate({ query: "subscription { gatewaySampled }" });
  const next = heard.next();
  await expect.poll(metrics).toContain("\nberth_subscriptions_open 1\n");
  expect(await metrics()).toContain("\nberth_sockets_open 1\n");
  expect(await metrics()).toContain('berth_subscriptions_total{operation="subscription gatewaySampled"} 1');
  await gateway.leading.pass(15_000);
  expect((await next).value).toMatchObject({
    data: { gatewaySampled: new Date(gateway.clock.now()).toISOString() },
  });
  await heard.return?.();
  await client.dispose();
  await expect.poll(metrics).toContain("\nberth_sockets_open 0\n");
});
