import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { rig, type Rig } from "./apps.ts";

const host = "chat.apps.localhost";
let kit: Rig;
beforeEach(async () => {
  kit = await rig();
});
afterEach(async () => await kit.close());

const connect = () => new WebSocket(`ws://127.0.0.1:${kit.port}/room`, ["berth"], { headers: { host } });

it("joins a WebSocket with its app, with its protocol and both ways", async () => {
  const app = await kit.app((_, response) => response.end());
  const sockets = new WebSocketServer({ server: app.server, handleProtocols: () => "berth" });
  sockets.on("connection", (socket, request) => {
    socket.send(`welcome to ${request.url} of ${request.headers.host}`);
    socket.on("message", (data: Buffer) => socket.send(`heard ${data.toString()}`));
  });
  kit.routes.set(host, { state: "SERVING", targets: [await kit.nowhere(), app] });
  const client = connect();
  const heard: string[] = [];
  client.on("message", (data: Buffer) => heard.push(data.toString()));
  await once(client, "open");
  expect(client.protocol).toBe("berth");
  client.send("hello");
  while (heard.length < 2) await once(client, "message");
  expect(heard).toEqual([`welcome to /room of ${host}`, "heard hello"]);
  expect(kit.use.names()).toEqual([app.name]);
  const closed = once(client, "close");
  for (const socket of sockets.clients) socket.close(4001, "over");
  expect((await closed)[0]).toBe(4001);
  await expect.poll(() => kit.use.names()).toEqual([]);
});

it("tells who asks for a WebSocket what an app answers that has none", async () => {
  const app = await kit.app((_, response) => response.end());
  app.server.on("upgrade", (_request, socket) => {
    socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n");
  });
  kit.routes.set(host, { state: "SERVING", targets: [app] });
  const [error] = await once(connect(), "error", {}).catch((cause: unknown) => [cause]);
  expect(String(error)).toMatch(/403/);
});

it.each([
  ["STOPPED", 503],
  ["UNKNOWN", 404],
] as const)("tells who asks for a WebSocket that the app is %s", async (state, status) => {
  kit.routes.set(host, { state });
  const [error] = await once(connect(), "error").catch((cause: unknown) => [cause]);
  expect(String(error)).toMatch(new RegExp(String(status)));
});

it("tells who asks for a WebSocket that no target takes it", async () => {
  kit.routes.set(host, { state: "SERVING", targets: [await kit.nowhere()] });
  const [error] = await once(connect(), "error").catch((cause: unknown) => [cause]);
  expect(String(error)).toMatch(/502/);
});
