import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { rig, type Rig } from "./apps.ts";

const host = "shop.apps.localhost";
let kit: Rig;
beforeEach(async () => {
  kit = await rig({ limits: { connectMs: 600_000, nextMs: 20 } });
});
afterEach(async () => await kit.close());

it("goes to the next target where one has gone without a word", async () => {
  const app = await kit.app((_, response) => response.end("the next"));
  kit.routes.set(host, { state: "SERVING", targets: [await kit.silent(), app] });
  expect(await kit.ask(host)).toMatchObject({ status: 200, body: "the next" });
});

it("joins a WebSocket with the next target where one has gone without a word", async () => {
  const app = await kit.app((_, response) => response.end());
  const sockets = new WebSocketServer({ server: app.server });
  sockets.on("connection", (socket) => socket.send("the next"));
  kit.routes.set(host, { state: "SERVING", targets: [await kit.silent(), app] });
  const client = new WebSocket(`ws://127.0.0.1:${kit.port}/`, { headers: { host } });
  const [heard]: unknown[] = await once(client, "message");
  expect(String(heard)).toBe("the next");
  client.close();
});
