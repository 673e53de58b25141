import { Resolver } from "node:dns/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { domainCalls } from "#tests/domains/domainCalls.ts";

const url = process.env["TEST_POWERDNS_URL"];
const apiKey = process.env["TEST_POWERDNS_KEY"] ?? "";
const SERVER = "127.0.0.1:55353";

describe.skipIf(url === undefined)("a zone on PowerDNS", () => {
  let gateway: TestGateway;
  const calls = domainCalls(() => gateway);
  const dns = new Resolver();
  beforeAll(async () => {
    const withKey = new URL(url ?? "http://127.0.0.1");
    withKey.username = "berth";
    withKey.password = apiKey;
    gateway = await createTestGateway({ env: { POWERDNS_URL: withKey.href, DNS_SERVERS: SERVER } });
    await gateway.app.ready();
    dns.setServers([SERVER]);
  });
  afterAll(() => gateway.close());
  /** Lets what is brought to the server arrive there. */
  const until = async <T>(read: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> => {
    let found = await read();
    for (let tries = 0; tries < 100 && !isSo(found); tries += 1) {
      await gateway.timers.pass(1_000);
      found = await read();
    }
    return found;
  };
  const addresses = (name: string) => dns.resolve4(name).catch(() => [] as string[]);

  it("is answered as it is applied, changed with the next version, and gone when the domain is", async () => {
    const name = `pdns${Date.now() % 1_000_000}`;
    const fqdn = `${name}.berth.site`;
    const { id } = await calls.register(name, "berth.site");
    await calls.record(id, "A", "@", "203.0.113.24");
    await calls.record(id, "MX", "@", "10 mail");
    await calls.record(id, "CNAME", "www", "@");
    await calls.record(id, "TXT", "@", "v=spf1 -all");
    await calls.record(id, "CAA", "@", '0 issue "ca.example"');
    await calls.record(id, "SRV", "_sip._tcp", "1 2 5060 sip.example.org.");
    await calls.apply(id);
    expect(
      await until(
        () => addresses(fqdn),
        ({ length }) => length > 0,
      ),
    ).toEqual(["203.0.113.24"]);
    expect(await dns.resolveMx(fqdn)).toMatchObject([{ priority: 10, exchange: `mail.${fqdn}` }]);
    expect(await dns.resolve4(`www.${fqdn}`)).toEqual(["203.0.113.24"]);
    expect(await dns.resolveTxt(fqdn)).toEqual([["v=spf1 -all"]]);
    const [first] = (await calls.zone(id)).records.filter(({ type }) => type === "A");
    await calls.change(`zoneRecordsRemove(recordIds: ["${first?.id}"])`, id);
    await calls.record(id, "A", "@", "203.0.113.25");
    await calls.apply(id);
    expect(
      await until(
        () => addresses(fqdn),
        ([found]) => found === "203.0.113.25",
      ),
    ).toEqual(["203.0.113.25"]);
    await calls.act("domainRelease", id);
    expect(
      await until(
        () => addresses(fqdn),
        ({ length }) => length === 0,
      ),
    ).toEqual([]);
  });
});
