import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { arrival } from "#gateway/platform/request/bodies.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

/** What the gateway says on a connection until it ends it; `talk` does the talking. */
async function answerOn(talk: (socket: Socket) => void): Promise<{ head: string; body: unknown }> {
  const { port } = new URL(await gateway.app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  let said = "";
  socket.on("data", (text: Buffer) => (said += text.toString()));
  const ended = once(socket, "close");
  await once(socket, "connect");
  talk(socket);
  await ended;
  const [head = "", body = ""] = said.split("\r\n\r\n");
  return { head, body: JSON.parse(body) };
}

const post = (...headers: string[]) =>
  ["POST /graphql HTTP/1.1", "host: berth", "content-type: application/json", ...headers, "", ""].join(
    "\r\n",
  );

describe("a request that does not arrive", () => {
  it("has ten seconds, headers and body together", () => {
    const { requestTimeout, headersTimeout } = gateway.app.server;
    expect([requestTimeout, headersTimeout]).toEqual([10_000, 10_000]);
  });

  it("is cut with 408 when its body is not there in time", async () => {
    gateway.app.server.requestTimeout = 1;
    gateway.app.server.headersTimeout = 1;
    const { head, body } = await answerOn((socket) =>
      socket.write(`${post("content-length: 100")}{"query":`),
    );
    expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n(.+\r\n)*connection: close/);
    expect(body).toEqual({
      code: "TIMEOUT",
      message: expect.stringContaining("took more than 10 seconds to arrive: send it again"),
    });
  });

  it("is told in the same shape when it is no HTTP or its headers never end", async () => {
    const { head, body } = await answerOn((socket) => socket.write("hello\r\n\r\n"));
    expect([head.split("\r\n")[0], body]).toMatchObject([
      "HTTP/1.1 400 Bad Request",
      { code: "BAD_USER_INPUT" },
    ]);
    await gateway.close();
    gateway = await createTestGateway();
    const large = await answerOn((socket) => socket.write(post(`x: ${"x".repeat(20_000)}`)));
    expect([large.head.split("\r\n")[0], large.body]).toMatchObject([
      "HTTP/1.1 431 Request Header Fields Too Large",
      { code: "BAD_USER_INPUT", message: expect.stringContaining("send fewer or shorter ones") },
    ]);
  });
});

describe("a request that names a type but has no body", () => {
  const answered = (method: string, url: string, type = "application/json") =>
    answerOn((socket) =>
      socket.write(
        `${method} ${url} HTTP/1.1\r\nhost: berth\r\nconnection: close\r\ncontent-type: ${type}\r\n\r\n`,
      ),
    );

  it("is answered as one with an empty body where nothing is asked for in it", async () => {
    const { head, body } = await answered("DELETE", "/api/apps/ecommerce/products/999999");
    expect([head.split("\r\n")[0], body]).toMatchObject(["HTTP/1.1 404 Not Found", { code: "NOT_FOUND" }]);
  });

  it.each([
    ["POST", "/nothing", "application/json"],
    ["DELETE", "/api/nothing", "application/json"],
    ["PUT", "/", "text/plain"],
    ["OPTIONS", "/graphql", "application/json"],
    ["POST", "/api/docs", "application/json"],
  ])("is answered at an address that does not take it: %s %s", async (method, url, type) => {
    const { head } = await answered(method, url, type);
    expect(head.split("\r\n")[0]).toMatch(/^HTTP\/1.1 4\d\d /);
  });

  it.each([
    ["REST", "/api/auth/login", "application/json"],
    ["GraphQL", "/graphql", "application/json"],
    ["a file", "/api/files", "image/png"],
  ])("is told at once what is missing: %s", async (_, url, type) => {
    const { head } = await answered("POST", url, type);
    expect(head.split("\r\n")[0]).toMatch(/^HTTP\/1.1 4\d\d /);
  });
});

describe("a body that is said to be compressed", () => {
  const login = JSON.stringify({ email: "admin@demo.com", password: "admin" });
  const send = (url: string, payload: Buffer | string, encoding: string, type = "application/json") =>
    gateway.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": type, "content-encoding": encoding },
    });

  it.each([
    ["is not", "gzip", login],
    ["is", "gzip", gzipSync(login)],
    ["is of an unknown kind", "rot13", login],
    ["is so twice", "identity, br", login],
  ])("is refused with 415 when it %s (%s)", async (_, encoding, payload) => {
    const answer = await send("/api/auth/login", payload, encoding);
    expect([answer.statusCode, answer.headers["accept-encoding"], answer.json()]).toMatchObject([
      415,
      "identity",
      { code: "BAD_USER_INPUT", message: expect.stringContaining("without the header content-encoding") },
    ]);
  });

  it("is refused in the shape of GraphQL there, and does nothing", async () => {
    const mutation = JSON.stringify({
      query: 'mutation { ordinaryUserLogin(username: "admin", password: "admin") { accessToken } }',
    });
    const answer = await send("/graphql", mutation, "deflate");
    expect([answer.statusCode, answer.headers["set-cookie"], answer.json()]).toMatchObject([
      415,
      undefined,
      { errors: [{ extensions: { code: "BAD_USER_INPUT", requestId: expect.any(String) } }] },
    ]);
  });

  it("is refused as a file too", async () => {
    expect((await send("/api/files", gzipSync("x"), "gzip", "image/png")).statusCode).toBe(415);
  });

  it("is taken when it is sent as it is", async () => {
    expect((await send("/api/auth/login", login, "Identity")).statusCode).toBe(200);
  });
});

it("a route with a schema of the server's own is refused, with the word of who reads input here", async () => {
  const app = fastify(arrival);
  app.post("/", { schema: { body: { type: "object" } } }, () => "");
  await expect(app.ready()).rejects.toThrow("what it takes is read by zod");
});
