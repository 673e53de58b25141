import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocketServer } from "ws";
import { EstablishedSocket } from "#web/app/apollo/establishedSocket.ts";

async function serve() {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no address.");
  return { server, url: `ws://127.0.0.1:${address.port}` };
}

test("a socket that is closed while it is being opened tells the other side why, once it is open", async () => {
  const { server, url } = await serve();
  const heard = new Promise((resolve) =>
    server.once("connection", (socket) =>
      socket.once("close", (code, reason) => resolve([code, reason.toString()])),
    ),
  );
  const socket = new EstablishedSocket(url);
  socket.close(4499, "Terminated");
  expect(socket.readyState).toBe(WebSocket.CONNECTING);
  expect(await heard).toEqual([4499, "Terminated"]);
});

test("an open socket is closed at once", async () => {
  const { url } = await serve();
  const socket = new EstablishedSocket(url);
  await once(socket, "open");
  socket.close(4499, "Terminated");
  expect(socket.readyState).toBe(WebSocket.CLOSING);
});
