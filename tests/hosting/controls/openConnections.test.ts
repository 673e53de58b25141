import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { begin } from "#tests/ingress/apps.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";
import { startHosting } from "#tests/hosting/hostingGateway.ts";

it("a connection that stays open keeps its app awake, and no longer than that", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = await freePort();
  const host = await startHosting({ env: { APPS_PORT: String(port) } });
  const { gateway, fake } = host;
  fake.at = typeof address === "object" ? address && { host: "127.0.0.1", port: address.port } : null;
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const pass = async (minutes: number) => {
    for (let left = minutes; left > 0; left -= 1) {
      await gateway.timers.pass(60_000);
      await gateway.leading.pass(2_000);
    }
  };

  const app = await host.create({ sleep: { isEnabled: true, idleMinutes: 5 } });
  await host.pass(4_000);
  const { sent, answer } = begin(port, `${app.host}.apps.localhost`);
  answer.catch(() => {});
  const [request] = await once(server, "request");
  const gone = once(request.socket, "close");
  await pass(12);
  expect((await host.app(app.id)).phase).toBe("RUNNING");

  sent.destroy();
  await gone;
  await pass(8);
  expect((await host.app(app.id)).phase).toBe("SLEEPING");
  await host.close();
  server.closeAllConnections();
  server.close();
});
