import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const RULES = "{ alertRules { name isEnabled threshold forMinutes value firedAt version } }";
const SET = `mutation ($name: AlertRuleName!, $input: AlertRuleInput!, $version: Int!) {
  alertRuleSet(name: $name, input: $input, expectedVersion: $version) { name threshold isEnabled version firedAt }
}`;
const TOLD = "{ notifications(first: 50) { items { message params tone link } } }";

interface Rule {
  name: string;
  threshold: number;
  forMinutes: number;
  value: number | null;
  firedAt: string | null;
  version: number;
}

describe("what administrators are warned of", () => {
  let gateway: TestGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await createTestGateway();
    token = await gateway.signIn("admin");
  });
  afterEach(async () => await gateway.close());

  const rules = async () => (await gateway.graphql(RULES, {}, token)).data?.["alertRules"] as Rule[];
  const rule = async (name: string) => (await rules()).find((one) => one.name === name);
  const set = async (name: string, input: object, version = 1, by = token) =>
    await gateway.graphql(
      SET,
      { name, version, input: { isEnabled: true, threshold: 1, forMinutes: 0, ...input } },
      by,
    );
  const told = async (by = token) => {
    const { data } = await gateway.graphql(TOLD, {}, by);
    const page = data?.["notifications"] as { items: { message: string | null; params: object }[] };
    return page.items.filter(({ message }) => message?.startsWith("alert") ?? false);
  };
  /** Lets a quarter of a minute pass, by the clock of the gateway and that of leading, so often. */
  const pass = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      gateway.clock.move(15_000);
      await gateway.leading.pass(15_000);
    }
  };
  /** A job that is due and that nobody takes up. */
  const leaveJob = async (dueAt: number) =>
    await gateway.store.db
      .insertInto("jobs")
      .values({
        id: "job_left",
        kind: "tide",
        payload: JSON.stringify({ value: null }),
        dueAt: new Date(dueAt).toISOString(),
        attempts: 0,
        failure: null,
        failedAt: null,
      })
      .execute();

  it("are seven rules, each within its bounds", async () => {
    expect((await rules()).map(({ name }) => name)).toEqual([
      "ERROR_SHARE",
      "SLOW",
      "WORK_FAILED",
      "BEHIND",
      "QUEUE_OLD",
      "EVENT_LOOP",
      "STORE_SIZE",
    ]);
  });

  it("is told once when it lasts, and once when it is over", async () => {
    await set("QUEUE_OLD", { threshold: 60, forMinutes: 1 });
    await pass(4);
    await leaveJob(gateway.clock.now());
    await pass(4);
    expect(await told()).toEqual([]);
    await pass(12);
    expect(await told()).toMatchObject([
      {
        message: "alertFired",
        tone: "BAD",
        link: "/develop/health",
        params: { context: "QUEUE_OLD", limit: 60 },
      },
    ]);
    expect((await rule("QUEUE_OLD"))?.firedAt).not.toBeNull();
    await gateway.store.db.deleteFrom("jobs").where("id", "=", "job_left").execute();
    await pass(8);
    expect((await told()).map(({ message }) => message)).toEqual(["alertResolved", "alertFired"]);
    expect((await rule("QUEUE_OLD"))?.firedAt).toBeNull();
  });

  it("is told to administrators alone", async () => {
    const client = await gateway.signIn("client");
    await set("STORE_SIZE", { threshold: 0.1 });
    await set("QUEUE_OLD", { threshold: 30 });
    await leaveJob(gateway.clock.now() - 10 * MINUTE);
    await pass(3);
    expect(await told()).toHaveLength(1);
    expect(await told(client)).toEqual([]);
  });

  it("is not told where it is off", async () => {
    await set("QUEUE_OLD", { threshold: 30, isEnabled: false });
    await leaveJob(gateway.clock.now() - 10 * MINUTE);
    await pass(4);
    expect(await told()).toEqual([]);
  });

  it("goes on where another process was before it: what was told is not told again", async () => {
    await set("QUEUE_OLD", { threshold: 30 });
    await leaveJob(gateway.clock.now() - 10 * MINUTE);
    await pass(3);
    const { store, clock } = gateway;
    const now = clock.now();
    await gateway.app.close();
    gateway = await createTestGateway({ store });
    gateway.clock.move(now - gateway.clock.now());
    await gateway.graphql("{ __typename }");
    await pass(8);
    expect(await told()).toHaveLength(1);
  });

  it("fails of which work failed thrice in a row", async () => {
    await gateway.store.db.schema.dropTable("idempotency_keys").execute();
    for (let at = 0; at < 5; at += 1) {
      gateway.clock.move(61 * MINUTE);
      await gateway.leading.pass(MINUTE);
    }
    expect(await told()).toMatchObject([{ message: "alertFired", params: { context: "WORK_FAILED" } }]);
  });

  it("is set by administrators, which the security record keeps", async () => {
    expect((await set("SLOW", { threshold: 250 })).data?.["alertRuleSet"]).toMatchObject({
      threshold: 250,
      version: 2,
    });
    const { data } = await gateway.graphql(
      "{ audit(filter: { kinds: [ALERT_CHANGED] }) { items { kind detail } } }",
      {},
      token,
    );
    expect(data?.["audit"]).toMatchObject({
      items: [{ detail: { alert: "SLOW", before: "1000 / 5 min", now: "250 / 0 min" } }],
    });
  });

  it.each([
    ["a limit below the least", { threshold: 1 }, "threshold"],
    ["a limit above the most", { threshold: 1e9 }, "threshold"],
    ["a time below nothing", { threshold: 100, forMinutes: -1 }, "forMinutes"],
    ["a time of a day", { threshold: 100, forMinutes: 1_440 }, "forMinutes"],
  ])("takes not %s", async (_, input, field) => {
    const { errors } = await set("SLOW", input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
    expect((await rule("SLOW"))?.version).toBe(1);
  });

  it("is set by one of two at once", async () => {
    await set("SLOW", { threshold: 250 });
    const { errors } = await set("SLOW", { threshold: 300 });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VERSION_CONFLICT",
      current: { threshold: 250, version: 2 },
    });
  });

  it.each(["client", "support", "developer", "finance"])("is neither seen nor set by %s", async (name) => {
    const other = await gateway.signIn(name);
    const seen = await gateway.graphql(RULES, {}, other);
    const made = await set("SLOW", { threshold: 250 }, 1, other);
    expect([seen, made].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      "FORBIDDEN",
      "FORBIDDEN",
    ]);
  });
});
