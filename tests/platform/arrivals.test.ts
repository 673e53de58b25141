import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { noteArrivals, turnOf } from "#gateway/platform/request/arrivals.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { keepVersions } from "#gateway/platform/store/tableVersions.ts";
import { createTestGateway } from "#tests/support/gateway.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: berth\r\n\r\n`;

/** A connection to a server, and what it answers: the bodies of so many answers, each one JSON. */
async function connectTo(app: FastifyInstance) {
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket: Socket = connect(Number(port), "127.0.0.1");
  ends.push(() => socket.destroy());
  await once(socket, "connect");
  return async (text: string, answers: number): Promise<unknown[]> => {
    let said = "";
    socket.write(text);
    for (;;) {
      const bodies = said.split(/HTTP\/1\.1 \d+ [^]*?\r\n\r\n/).slice(1);
      if (bodies.length === answers && bodies.every((body) => body !== ""))
        return bodies.map((body) => JSON.parse(body));
      said += String((await once(socket, "data"))[0]);
    }
  };
}

describe("the turn in which a request came", () => {
  async function open() {
    const app = fastify({ forceCloseConnections: true });
    ends.push(() => app.close());
    noteArrivals(app);
    app.addHook("onRequest", (request, reply, done) => {
      if (request.method === "POST") void reply.send({ refused: true });
      else done();
    });
    app.get("/", (request) => ({ turn: turnOf(request) ?? null }));
    app.post("/", () => ({}));
    app.put("/", (request) => ({ turn: turnOf(request) ?? null }));
    return { server: app.server, send: await connectTo(app) };
  }
  const turn = { turn: expect.any(Number) };

  it("is told of one that waited for the answer before it, and grows", async () => {
    const { send } = await open();
    const [first] = await send(get("/"), 1);
    const [second] = await send(get("/"), 1);
    expect([first, second]).toEqual([turn, turn]);
    expect(second).not.toEqual(first);
  });

  it("is not told of one that was sent ahead, and is again of the next", async () => {
    const { send } = await open();
    expect(await send(get("/") + get("/"), 2)).toEqual([turn, { turn: null }]);
    expect(await send(get("/"), 1)).toEqual([turn]);
  });

  it("is not told on a connection where a body was answered before it was there", async () => {
    const { send } = await open();
    await send("POST / HTTP/1.1\r\nhost: berth\r\ncontent-length: 5\r\n\r\n", 1);
    expect(await send(`12345${get("/")}`, 1)).toEqual([{ turn: null }]);
  });

  it("is told of one that came whole, and not of one whose body came in a later turn", async () => {
    const { server, send } = await open();
    const head =
      "PUT / HTTP/1.1\r\nhost: berth\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n";
    expect(await send(`${head}{}`, 1)).toEqual([turn]);
    const begun = once(server, "request");
    await send(head, 0);
    await begun;
    expect(await send("{}", 1)).toEqual([{ turn: null }]);
  });

  it("is not told of one that came through no socket", async () => {
    const app = fastify();
    noteArrivals(app);
    app.get("/", (request) => ({ turn: turnOf(request) ?? null }));
    expect((await app.inject({ method: "GET", url: "/" })).json()).toEqual({ turn: null });
  });
});

it("all that came in one turn takes one look at what others have changed", () => {
  let looks = 0;
  const versions = keepVersions(
    () => false,
    () => (looks += 1),
  );
  const begun = looks;
  const moments = [versions.now(7), versions.now(7), versions.now(8)];
  expect(looks - begun).toBe(2);
  expect(moments[0]).toBe(moments[1]);
  expect(moments[2]).not.toBe(moments[1]);
  versions.now();
  expect(looks - begun).toBe(3);
});

it("a request that is sent ahead shows what another process wrote since the one before it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "berth-arrivals-"));
  ends.push(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "berth.db");
  const gateway = await createTestGateway({ store: openSqlite(path) });
  ends.push(() => gateway.close());
  const other = new DatabaseSync(path);
  ends.push(() => other.close());
  let answered = 0;
  // Told after the gateway: an answer that is kept is sent by then.
  gateway.app.server.on("request", () => {
    answered += 1;
    if (answered === 4)
      other.exec("update ecommerce_products set productName = 'Written elsewhere' where id = 1");
  });
  const send = await connectTo(gateway.app);
  const product = get("/api/apps/ecommerce/products/1");
  for (let kept = 0; kept < 3; kept += 1) await send(product, 1);
  const [before, after] = await send(product + product, 2);
  expect(before).not.toMatchObject({ productName: "Written elsewhere" });
  expect(after).toMatchObject({ productName: "Written elsewhere" });
});
