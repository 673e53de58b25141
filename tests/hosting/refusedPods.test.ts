import { afterEach, describe, expect, it } from "vitest";
import { EngineError, type Engine } from "#gateway/engine/engine.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { noEngine } from "./noEngine.ts";

let gateway: TestGateway | undefined;
afterEach(async () => await gateway?.app.close());

const pods = ["172.30.0.0/16", "10.64.3.64/26", "fd00:1::/64"];

/** The status that somebody at an address is answered. */
async function statusFor(remoteAddress: string, headers: Record<string, string> = {}, url = "/healthz") {
  const answer = await gateway?.inject({ method: "GET", url, remoteAddress, headers });
  return answer?.statusCode;
}

const start = async (speakers: Engine["speakers"], env: Record<string, string> = {}) => {
  gateway = await createTestGateway({ engine: { ...noEngine, speakers }, env });
};

describe("a pod that asks the gateway", () => {
  it("is told what to do instead", async () => {
    await start(() => Promise.resolve(pods));
    const answer = await gateway?.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: "172.30.4.9",
      payload: { query: "{ viewer { id } }" },
    });
    expect(answer?.statusCode).toBe(403);
    expect(answer?.body).toContain("reach your other apps by their names");
    expect(answer?.body).toContain("FORBIDDEN");
  });

  it.each([
    ["in a network of an owner", "172.30.255.1", 403],
    ["in a range of 62 addresses", "10.64.3.126", 403],
    ["over a socket of both families", "::ffff:172.30.0.2", 403],
    ["by IPv6", "fd00:1::7", 403],
    ["beside these ranges", "10.64.3.128", 200],
    ["in another network of the machine", "172.31.0.2", 200],
    ["on the machine itself", "127.0.0.1", 200],
    ["on the machine itself, by IPv6", "::1", 200],
  ])("%s (%s) is answered %i", async (_, address, status) => {
    await start(() => Promise.resolve(pods));
    expect(await statusFor(address)).toBe(status);
  });

  it("gets no socket of a terminal either", async () => {
    await start(() => Promise.resolve(pods));
    expect(await statusFor("172.30.0.2", {}, "/terminal?pod=a&columns=80&rows=24")).toBe(403);
  });

  it("is not hidden by a header that it writes, nor by a proxy that is trusted", async () => {
    await start(() => Promise.resolve(pods), { TRUST_PROXY: "on" });
    expect(await statusFor("172.30.0.2", { "x-forwarded-for": "203.0.113.9" })).toBe(403);
    expect(await statusFor("192.0.2.1", { "x-forwarded-for": "172.30.0.2" })).toBe(403);
    expect(await statusFor("192.0.2.1", { "x-forwarded-for": "203.0.113.9" })).toBe(200);
  });
});

describe("where the engine does not say where its pods speak from", () => {
  it("people are served, and what it said last holds", async () => {
    let isLost = false;
    await start(() =>
      isLost ? Promise.reject(new EngineError("ENGINE_UNREACHABLE", "It is gone.")) : Promise.resolve(pods),
    );
    expect(await statusFor("192.0.2.1")).toBe(200);
    isLost = true;
    expect(await statusFor("172.30.0.2")).toBe(403);
    expect(await statusFor("192.0.2.2")).toBe(200);
  });

  it("it is asked once for an address that is no pod's", async () => {
    let count = 0;
    await start(() => Promise.resolve(((count += 1), pods)));
    for (const address of ["192.0.2.1", "192.0.2.1", "127.0.0.1"]) await statusFor(address);
    expect(count).toBe(1);
  });
});
