import { execFile } from "node:child_process";
import { Resolver } from "node:dns/promises";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";
import { domainCalls } from "#tests/domains/domainCalls.ts";

let gateway: TestGateway;
let port: number;
const dns = new Resolver();
const calls = domainCalls(() => gateway);
const LONG = "long ".repeat(300).trim();
const records: [string, string, string][] = [
  ["A", "@", "203.0.113.24"],
  ["AAAA", "@", "2001:db8:41::24"],
  ["MX", "@", "10 mx1.mail.example."],
  ["TXT", "@", "v=spf1 -all"],
  ["CAA", "@", '0 issue "ca.berth.example"'],
  ["CNAME", "www", "web"],
  ["CNAME", "web", "served.berth.site."],
  ["SRV", "_sip._tcp", "10 5 5060 sip.example.org."],
  ["A", "*.wild", "203.0.113.7"],
  ["NS", "part", "ns1.example.org."],
  ["TXT", "long", LONG],
];

beforeAll(async () => {
  port = await freePort();
  gateway = await createTestGateway({ env: { DNS_PORT: String(port) } });
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  dns.setServers([`127.0.0.1:${port}`]);
  const { id } = await calls.register("served", "berth.site");
  for (const record of records) await calls.record(id, ...record);
  await calls.apply(id);
}, 60_000);
afterAll(() => gateway.close());

it("answers what the editor shows once it is applied", async () => {
  const host = "served.berth.site";
  expect(await dns.resolve4(host)).toEqual(["203.0.113.24"]);
  expect(await dns.resolve6(host)).toEqual(["2001:db8:41::24"]);
  expect(await dns.resolveMx(host)).toMatchObject([{ priority: 10, exchange: "mx1.mail.example" }]);
  expect(await dns.resolveTxt(host)).toEqual([["v=spf1 -all"]]);
  expect(await dns.resolveCaa(host)).toMatchObject([{ critical: 0, issue: "ca.berth.example" }]);
  expect(await dns.resolveSrv(`_sip._tcp.${host}`)).toMatchObject([
    { priority: 10, weight: 5, port: 5060, name: "sip.example.org" },
  ]);
  expect(await dns.resolveNs(host)).toEqual(["ns1.berth.site", "ns2.berth.site"]);
  expect(await dns.resolveSoa(host)).toMatchObject({ serial: 1, nsname: "ns1.berth.site" });
});

it("follows names that stand for others, in capitals too", async () => {
  expect(await dns.resolve4("WWW.Served.Berth.Site")).toEqual(["203.0.113.24"]);
  expect(await dns.resolveCname("www.served.berth.site")).toEqual(["web.served.berth.site"]);
});

it("lets a star stand for names that are not there", async () => {
  expect(await dns.resolve4("any.wild.served.berth.site")).toEqual(["203.0.113.7"]);
});

it("says what is not there, and what has nothing of a type", async () => {
  await expect(dns.resolve4("none.served.berth.site")).rejects.toMatchObject({ code: "ENOTFOUND" });
  await expect(dns.resolveMx("any.wild.served.berth.site")).rejects.toMatchObject({ code: "ENODATA" });
  await expect(dns.resolve4("wild.served.berth.site")).rejects.toMatchObject({ code: "ENODATA" });
  await expect(dns.resolve4("nobody.berth.site")).rejects.toMatchObject({ code: "ENOTFOUND" });
});

it("speaks for its own zones alone", async () => {
  await expect(dns.resolve4("example.org")).rejects.toMatchObject({ code: "EREFUSED" });
});

it("gives what is too long for a packet over TCP", async () => {
  expect((await dns.resolveTxt("long.served.berth.site")).flat().join("")).toBe(LONG);
});

it("leads the names of apps to where they answer", async () => {
  expect(await dns.resolve4("demo-mall.apps.localhost")).toEqual(["127.0.0.1"]);
});

it("does not answer what is staged alone, and tells how far each version came", async () => {
  const { domains } = await calls.ask<{ domains: { items: { id: string }[] } }>(
    '{ domains(filter: { q: "served" }) { items { id } } }',
  );
  const id = domains.items[0]?.id ?? "";
  await calls.record(id, "A", "staged", "203.0.113.9");
  await expect(dns.resolve4("staged.served.berth.site")).rejects.toMatchObject({ code: "ENOTFOUND" });
  await calls.apply(id);
  expect(await dns.resolve4("staged.served.berth.site")).toEqual(["203.0.113.9"]);
  const { zonePropagation } = await calls.ask<{ zonePropagation: object[] }>(
    "query ($id: ID!) { zonePropagation(domainId: $id) { server serial isCurrent } }",
    { id },
  );
  expect(zonePropagation).toEqual([{ server: `127.0.0.1:${port}`, serial: 2, isCurrent: true }]);
});

it.skipIf(!existsSync("/usr/bin/dig"))("answers dig", async () => {
  const run = promisify(execFile);
  const dig = async (...args: string[]) =>
    (await run("/usr/bin/dig", ["@127.0.0.1", "-p", String(port), "+short", ...args])).stdout
      .trim()
      .split("\n");
  expect(await dig("www.served.berth.site", "A")).toEqual([
    "web.served.berth.site.",
    "served.berth.site.",
    "203.0.113.24",
  ]);
  expect(await dig("+tcp", "served.berth.site", "CAA")).toEqual(['0 issue "ca.berth.example"']);
});

it("leaves a gateway serving whose port for names is taken", async () => {
  const other = await createTestGateway({ env: { DNS_PORT: String(port) } });
  try {
    const origin = await other.app.listen({ port: 0, host: "127.0.0.1" });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await dns.resolve4("served.berth.site")).toEqual(["203.0.113.24"]);
  } finally {
    await other.close();
  }
});
