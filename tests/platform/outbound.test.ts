import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import {
  createOutbound,
  isPrivate,
  type Outbound,
  outboundFailure,
} from "#gateway/platform/outbound/outbound.ts";

let server: Server | undefined;
let outbound: Outbound | undefined;
afterEach(async () => {
  await outbound?.close();
  server?.closeAllConnections();
  server?.close();
  server = outbound = undefined;
});

const serve = async (listener: RequestListener): Promise<number> => {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return port;
};
const client = (privateHosts: string[], patience?: number) =>
  (outbound = createOutbound({ privateHosts }, patience));
const get = { method: "GET", headers: {} };

it.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "2130706433", "0x7f.1"])(
  "asks nobody at %s, which is a private address that is not listed",
  async (host) => {
    let asked = 0;
    const port = await serve((_, answer) => {
      asked += 1;
      answer.end();
    });
    await expect(client([]).fetch(`http://${host}:${port}/`, get)).rejects.toThrow();
    expect(asked).toBe(0);
  },
);

it.each(["10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"])(
  "knows %s for a private address",
  (address) => expect(isPrivate(address)).toBe(true),
);

it.each(["fd00::1", "fe80::1", "::", "::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"])(
  "knows %s for a private address of the newer kind",
  (address) => expect(isPrivate(address)).toBe(true),
);

it.each(["140.82.121.3", "172.32.0.1", "2606:4700::1111"])("knows %s for a public one", (address) =>
  expect(isPrivate(address)).toBe(false),
);

it("asks a host that is listed, by its address or by its name", async () => {
  const port = await serve((request, answer) =>
    answer.end(`${request.method} ${String(request.headers["x-a"])}`),
  );
  const asked = { method: "POST", headers: { "x-a": "b" }, body: "c" };
  const here = client(["127.0.0.1"]);
  expect(await (await here.fetch(`http://127.0.0.1:${port}/`, asked)).text()).toBe("POST b");
  await here.close();
  const byName = client(["localhost"]);
  expect(await (await byName.fetch(`http://localhost:${port}/`, asked)).text()).toBe("POST b");
});

it("follows nobody to another address", async () => {
  const port = await serve((_, answer) => answer.writeHead(302, { location: "http://10.0.0.1/" }).end());
  expect((await client(["127.0.0.1"]).fetch(`http://127.0.0.1:${port}/`, get)).status).toBe(302);
});

it("gives up on an answer that does not come, or does not end", async () => {
  const port = await serve((request, answer) => {
    if (request.url === "/half") answer.write("half");
  });
  const hurried = client(["127.0.0.1"], 200);
  for (const path of ["/", "/half"])
    await expect(hurried.fetch(`http://127.0.0.1:${port}${path}`, get)).rejects.toThrow("did not answer");
});

it("gives up on an answer of more than a megabyte", async () => {
  const port = await serve((_, answer) => answer.end(Buffer.alloc(1024 * 1024 + 1)));
  await expect(client(["127.0.0.1"]).fetch(`http://127.0.0.1:${port}/`, get)).rejects.toThrow("longer than");
});

it.each([
  ["privateAddress", [], "http://localhost:9443/", undefined],
  ["privateAddress", [], "http://127.0.0.1:1/", undefined],
  ["unreachable", ["127.0.0.1"], "http://127.0.0.1:1/", undefined],
] as const)("names %s where a host of %j is asked at %s", async (failure, listed, url, patience) => {
  const error = await client([...listed], patience)
    .fetch(url, get)
    .catch((thrown: unknown) => thrown);
  expect(outboundFailure(error)).toBe(failure);
});

it("names what comes too late, and what is too long", async () => {
  const port = await serve((request, answer) => {
    if (request.url === "/long") answer.end(Buffer.alloc(1024 * 1024 + 1));
  });
  const of = async (path: string) =>
    outboundFailure(
      await client(["127.0.0.1"], 500)
        .fetch(`http://127.0.0.1:${port}${path}`, get)
        .catch((thrown: unknown) => thrown),
    );
  expect(await of("/")).toBe("timeout");
  await outbound?.close();
  expect(await of("/long")).toBe("answerTooLong");
});
