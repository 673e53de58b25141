import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { domainCalls } from "#tests/domains/domainCalls.ts";

describe.each(storeKinds)("a zone on %s", (kind) => {
  let gateway: TestGateway;
  const calls = domainCalls(() => gateway);
  let id: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    ({ id } = await calls.register("zoned", "berth.site"));
  }, 60_000);
  afterAll(() => gateway.close());

  it("keeps what is staged apart from what is applied, and applies it as one version", async () => {
    await calls.record(id, "A", "@", "203.0.113.24");
    const staged = await calls.record(id, "MX", "@", "10 MX1.mail.example.");
    expect(staged).toMatchObject({ applied: 0, added: 2 });
    const applied = await calls.apply(id);
    expect(applied).toMatchObject({ applied: 1, added: 0 });
    expect(applied.records.map(({ type, value, state }) => [type, value, state])).toEqual([
      ["A", "203.0.113.24", "APPLIED"],
      ["MX", "10 mx1.mail.example.", "APPLIED"],
    ]);
    const [first] = applied.records;
    const gone = await calls.change(`zoneRecordsRemove(recordIds: ["${first?.id}"])`, id);
    expect(gone).toMatchObject({ removed: 1 });
    expect(await calls.change(`zoneDiscard(recordIds: ["${first?.id}"])`, id)).toMatchObject({ removed: 0 });
  });

  it("goes back to an earlier version by staging what leads there", async () => {
    await calls.record(id, "TXT", "@", "v=spf1 -all");
    await calls.apply(id);
    const back = await calls.change("zoneRestore(number: 1)", id);
    expect(back).toMatchObject({ applied: 2, removed: 1, added: 0 });
    await calls.change("zoneDiscard()".replace("()", "(recordIds: null)"), id);
  });

  it.each([
    ["CNAME", "@", "www.example.org.", "DNS_RECORD_CONFLICT"],
    ["NS", "@", "ns1.example.org.", "DNS_RECORD_CONFLICT"],
    ["A", "inner", "10.0.0.7", "DNS_PRIVATE_ADDRESS"],
    ["A", "inner", "192.168.1.1", "DNS_PRIVATE_ADDRESS"],
    ["AAAA", "inner", "fd00::1", "DNS_PRIVATE_ADDRESS"],
    ["AAAA", "inner", "::ffff:10.0.0.7", "DNS_PRIVATE_ADDRESS"],
    ["A", "x", "300.1.1.1", "BAD_USER_INPUT"],
    ["A", "x", "2001:db8::1", "BAD_USER_INPUT"],
    ["MX", "@", "mail.example.org", "BAD_USER_INPUT"],
    ["SRV", "_sip._tcp", "1 2 99999 a.example.", "BAD_USER_INPUT"],
    ["CAA", "@", "issue ca", "BAD_USER_INPUT"],
    ["TXT", "@", "a\0b", "BAD_USER_INPUT"],
    ["CNAME", "a b", "x.example.", "BAD_USER_INPUT"],
    ["CNAME", "x", "203.0.113.24", "BAD_USER_INPUT"],
  ])("refuses %s at %s with %s", async (type, name, value, code) => {
    const before = await calls.zone(id);
    expect((await calls.recordRefusal(id, type, name, value))["code"]).toBe(code);
    expect(await calls.zone(id)).toEqual(before);
  });

  it("refuses an alias beside anything else, and anything else beside it", async () => {
    expect(await calls.recordRefusal(id, "A", "x", "203.0.113.24", 5)).toMatchObject({ fields: { ttl: {} } });
    await calls.record(id, "CNAME", "alias", "www.example.org.");
    expect(await calls.recordRefusal(id, "TXT", "alias", "words")).toMatchObject({
      code: "DNS_RECORD_CONFLICT",
      reason: "CNAME_EXCLUDES",
    });
    await calls.change("zoneDiscard(recordIds: null)", id);
  });

  it("takes no more than 500 records, and none of a file with 10,000", async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `n${n} 600 IN A 203.0.113.24`).join("\\n");
    const { code, limit } = await calls.refusal(
      `mutation ($id: ID!, $at: Int!) { zoneImport(domainId: $id, text: "${lines}", mode: MERGE, expectedRevision: $at) { added } }`,
      { id, at: (await calls.zone(id)).revision },
    );
    expect([code, limit]).toEqual(["QUOTA_EXCEEDED", 500]);
    expect(await calls.zone(id)).toMatchObject({ added: 0 });
  });

  it("gives a file that it reads again as it was, and says which line is wrong", async () => {
    const { zoneFile } = await calls.ask<{ zoneFile: string }>(
      "query ($id: ID!) { zoneFile(domainId: $id) }",
      { id },
    );
    expect(zoneFile).toContain("$ORIGIN zoned.berth.site.");
    const bring =
      "mutation ($id: ID!, $text: String!, $at: Int!) { zone: zoneImport(domainId: $id, text: $text, mode: REPLACE, expectedRevision: $at) { added changed removed } }";
    const at = (await calls.zone(id)).revision;
    expect(await calls.ask(bring, { id, text: zoneFile, at })).toEqual({
      zone: { added: 0, changed: 0, removed: 0 },
    });
    const wrong = await calls.refusal(bring, {
      id,
      text: "@ 600 IN A 203.0.113.24\nwww IN WKS x",
      at: at + 1,
    });
    expect(wrong).toMatchObject({ code: "BAD_USER_INPUT", fields: { "line.2": { code: "INVALID" } } });
    const several = await calls.refusal(bring, {
      id,
      text: "@ 600 IN A 203.0.113.24\nfar 600 IN A 999.1.1.1\nnear 600 IN A 10.0.0.1",
      at: at + 1,
    });
    expect(several).toMatchObject({ code: "BAD_USER_INPUT", fields: { "line.2": {}, "line.3": {} } });
    const before = await calls.zone(id);
    const clashing = await calls.refusal(bring, {
      id,
      text: "@ 600 IN CNAME www.example.org.\nfar 600 IN A 203.0.113.24\nfar 600 IN CNAME b.example.org.",
      at: at + 1,
    });
    expect(clashing).toMatchObject({ code: "DNS_RECORD_CONFLICT", reason: "CNAME_AT_TOP" });
    expect(Object.keys(Object(clashing["fields"])).toSorted()).toEqual(["line.1", "line.2", "line.3"]);
    expect(await calls.zone(id)).toEqual(before);
  });

  it("is edited by one after the other", async () => {
    const { revision } = await calls.zone(id);
    const save = (at: number) =>
      calls.refusal(
        'mutation ($id: ID!, $at: Int!) { zoneRecordSave(domainId: $id, input: { type: A, name: "late", value: "203.0.113.9" }, expectedRevision: $at) { revision } }',
        { id, at },
      );
    expect(await save(revision)).toEqual({});
    expect(await save(revision)).toMatchObject({ code: "VERSION_CONFLICT" });
  });

  it("is nobody else's to see", async () => {
    expect(
      await calls.refusal("query ($id: ID!) { zone(domainId: $id) { revision } }", { id }, "developer"),
    ).toMatchObject({ code: "NOT_FOUND" });
  });
});
