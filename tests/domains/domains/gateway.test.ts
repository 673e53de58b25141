import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { domainCalls, key } from "#tests/domains/domainCalls.ts";

describe.each(storeKinds)("free domains on %s", (kind) => {
  let gateway: TestGateway;
  const calls = domainCalls(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
  }, 60_000);
  afterAll(() => gateway.close());
  const search = async (label: string, who?: string) => {
    const { offers } = await calls.ask<{ offers: { suffix: string; state: string }[] }>(
      "query ($label: String!) { offers: domainSearch(label: $label) { suffix state } }",
      { label },
      who,
    );
    return Object.fromEntries(offers.map(({ suffix, state }) => [suffix, state]));
  };
  /** Lets the next step of a domain fall due, as if its term had begun so much earlier. */
  const fallDue = async (id: string, daysToEnd: number) => {
    const expiresAt = new Date(gateway.clock.now() + daysToEnd * DAY).toISOString();
    const dueAt = new Date(gateway.clock.now() + 1_000).toISOString();
    await gateway.store.db
      .updateTable("domains_domains")
      .set({ expiresAt, dueAt })
      .where("id", "=", id)
      .execute();
    gateway.clock.move(2_000);
    await gateway.leading.pass(20_000);
  };

  it("tells how the certificate of a name in it stands", async () => {
    const ASK = '{ domain(id: "dom_tidemark") { bindings { certificate { status notAfter } } } }';
    const standing = async (left: number | null) => {
      const notAfter = left === null ? null : new Date(gateway.clock.now() + left).toISOString();
      await gateway.store.db
        .updateTable("hosting_certificates")
        .set({ notAfter })
        .where("bindingId", "=", "bnd_tidemark")
        .execute();
      const { domain } = await calls.ask<{ domain: { bindings: { certificate: { status: string } }[] } }>(
        ASK,
      );
      return domain.bindings[0]?.certificate.status;
    };
    expect(await standing(-1)).toBe("EXPIRED");
    expect(await standing(30 * DAY)).toBe("EXPIRING");
    expect(await standing(null)).toBe("FAILED");
    expect(await standing(61 * DAY)).toBe("VALID");
  });

  it("a search says of each suffix whether the name can be had", async () => {
    expect(await search("lighthouse")).toEqual({
      "berth.dev": "AVAILABLE",
      "berth.run": "AVAILABLE",
      "berth.site": "TAKEN",
      "berth.cafe": "NEEDS_REVIEW",
      "berth.wiki": "CLOSED",
    });
    expect(await search("ab")).toMatchObject({ "berth.dev": "LENGTH" });
    expect(await search("admin")).toMatchObject({ "berth.dev": "RESERVED" });
  });

  it("a name is registered once, and is the owner's", async () => {
    const { id, status, fqdn } = await calls.register("beacon");
    expect([fqdn, status]).toEqual(["beacon.berth.dev", "ACTIVE"]);
    expect(
      await calls.refusal(calls.REGISTER, { label: "beacon", suffix: "berth.dev", key: key() }, "developer"),
    ).toMatchObject({
      code: "DOMAIN_UNAVAILABLE",
      reason: "TAKEN",
    });
    expect(await calls.domain(id, "developer")).toBeNull();
    expect(
      await calls.refusal(calls.REGISTER, { label: "fourth", suffix: "berth.dev", key: key() }),
    ).toMatchObject({
      code: "QUOTA_EXCEEDED",
    });
  });

  it("letters of two scripts are refused", async () => {
    expect(
      await calls.refusal(calls.REGISTER, { label: "pаypal", suffix: "berth.site", key: key() }),
    ).toMatchObject({
      code: "DOMAIN_MIXED_SCRIPT",
      fields: { label: {} },
    });
    const { domains } = await calls.ask<{ domains: { total: number } }>(
      '{ domains(filter: { q: "xn--" }) { total } }',
    );
    expect(domains.total).toBe(0);
  });

  it("points are taken, or nothing is registered", async () => {
    expect(
      await calls.refusal(calls.REGISTER, { label: "costly", suffix: "berth.run", key: key() }, "finance2"),
    ).toMatchObject({
      code: "INSUFFICIENT_POINTS",
    });
    expect(await search("costly", "finance2")).toMatchObject({ "berth.run": "AVAILABLE" });
  });

  it("a flagged word waits for staff, who let it be or refuse it", async () => {
    const { id, status, expiresAt } = await calls.register("loginhelp", "berth.site");
    expect([status, expiresAt]).toEqual(["PENDING_REVIEW", null]);
    const review = "mutation ($id: ID!) { domainReview(id: $id, approve: true) { status expiresAt } }";
    expect(await calls.refusal(review, { id })).toMatchObject({ code: "FORBIDDEN" });
    expect(await calls.act("domainReview", id, "approve: true", "support")).toMatchObject({
      status: "ACTIVE",
    });
    expect(await calls.refusal(review, { id }, "support")).toMatchObject({ code: "STEP_REFUSED" });
    const { id: second } = await calls.register("bankhelp", "berth.site");
    await calls.act("domainReview", second, 'approve: false, note: "no"', "admin");
    expect(await search("bankhelp")).toMatchObject({ "berth.site": "NEEDS_REVIEW" });
  });

  it("is not let go or handed over while an app is bound in it", async () => {
    const before = await calls.domain("dom_notes");
    for (const call of [
      "domainRelease(id: $id)",
      'domainTransfer(id: $id, to: "developer", idempotencyKey: "bound")',
    ])
      expect(
        await calls.refusal(`mutation ($id: ID!) { ${call} { id } }`, { id: "dom_notes" }),
      ).toMatchObject({
        code: "STEP_REFUSED",
        reason: "BOUND",
      });
    expect(await calls.domain("dom_notes")).toEqual(before);
    expect(await calls.domain("dom_notes", "developer")).toBeNull();
  });

  it("is handed over to another account, and gone from one's own", async () => {
    const { id } = await calls.register("handover", "berth.cafe", "support");
    await calls.act("domainTransfer", id, 'to: "developer"', "support");
    expect(await calls.domain(id, "developer")).toMatchObject({ status: "ACTIVE" });
    expect(
      (
        await calls.ask<{ domains: { items: { id: string }[] } }>(
          "{ domains { items { id } } }",
          {},
          "support",
        )
      ).domains.items,
    ).toEqual([]);
  });

  it("ends by its term, is kept for fifteen days, and is its last owner's alone for sixty more", async () => {
    const { id } = await calls.register("ending", "berth.cafe", "finance");
    await fallDue(id, 30);
    expect(await calls.domain(id, "finance")).toMatchObject({ status: "EXPIRING" });
    await fallDue(id, 0);
    expect(await calls.domain(id, "finance")).toMatchObject({ status: "EXPIRED" });
    await fallDue(id, -15);
    expect(await calls.domain(id, "finance")).toMatchObject({ status: "RELEASED" });
    expect(await search("ending", "developer")).toMatchObject({ "berth.cafe": "GUARDED" });
    expect(await search("ending", "finance")).toMatchObject({ "berth.cafe": "AVAILABLE" });
    await fallDue(id, -75);
    expect(await search("ending", "developer")).toMatchObject({ "berth.cafe": "AVAILABLE" });
  });

  it("is renewed once it ends, for its whole term", async () => {
    const { id } = await calls.register("renewed", "berth.cafe", "finance");
    expect(
      await calls.refusal(
        'mutation ($id: ID!) { domainRenew(id: $id, idempotencyKey: "early") { id } }',
        { id },
        "finance",
      ),
    ).toMatchObject({ code: "STEP_REFUSED" });
    await fallDue(id, 25);
    const { expiresAt } = await calls.act("domainRenew", id, "", "finance");
    expect(Date.parse(expiresAt ?? "") - gateway.clock.now()).toBeGreaterThan(389 * DAY);
  });

  it("an app bound in what lapses is let go, and its owner told", async () => {
    await fallDue("dom_tidemark", 0);
    await fallDue("dom_tidemark", -15);
    const { bindings } = await calls.ask<{ bindings: { host: string }[] }>("{ bindings { host } }");
    expect(bindings.map(({ host }) => host)).not.toContain("tidemark.berth.dev");
    const { notifications } = await calls.ask<{ notifications: { items: { title: string }[] } }>(
      "{ notifications(first: 100) { items { title } } }",
    );
    expect(notifications.items.some(({ title }) => title.includes("tidemark.berth.dev"))).toBe(true);
  });
});
