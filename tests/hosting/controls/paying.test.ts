import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { CREATE, inputOf, key, startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
beforeEach(async () => {
  host = await startHosting();
});
afterEach(() => host.close());

/** The meters of apps of these names that run, with what they are for. */
const metersOf = async (name: string) =>
  (
    await host.gateway.store.db.selectFrom("ledger_meters").selectAll().where("name", "=", name).execute()
  ).map(({ endedAt, ending, spec }) => ({ isOn: endedAt === null, ending, replicas: spec.replicas }));
const stage = async (to: "suspended" | "normal") => {
  const row = { stage: to, since: null, dueAt: null, unpaid: 0n, budget: null, isHardStop: 0, alerted: "" };
  await host.gateway.store.db
    .insertInto("ledger_debts")
    .values({ userId: "usr_client", billMonth: null, ...row })
    .onConflict((c) => c.column("userId").doUpdateSet({ stage: to, dueAt: null, unpaid: 0n }))
    .execute();
};

describe("an app by the hour", () => {
  it("is billed while it runs, for what it is then", async () => {
    const { id, name } = await host.create();
    await host.pass(4_000);
    expect(await metersOf(name)).toEqual([{ isOn: true, ending: null, replicas: 1 }]);
    await host.act("appScale", id, "replicas: 2");
    await host.pass(4_000);
    expect(await metersOf(name)).toEqual([
      { isOn: false, ending: "stopped", replicas: 1 },
      { isOn: true, ending: null, replicas: 2 },
    ]);
    await host.act("appStop", id);
    expect((await metersOf(name)).filter(({ isOn }) => isOn)).toEqual([]);
    await host.act("appStart", id).catch(() => undefined);
    await host.pass(4_000);
    await host.act("appStart", id).catch(() => undefined);
    await host.pass(4_000);
    expect((await metersOf(name)).filter(({ isOn }) => isOn)).toHaveLength(1);
  });

  it("is refused to whom the first hour is too dear, and says what is missing", async () => {
    const poor = await host.gateway.signIn("support");
    const refusal = await host.refusal(CREATE, { input: inputOf(), key: key() }, poor);
    expect(refusal).toMatchObject({ code: "INSUFFICIENT_BALANCE", short: expect.stringMatching(/^\d+$/) });
  });

  it("is held while its owner owes too much, and goes on after that is paid", async () => {
    const { id, name } = await host.create();
    await host.pass(4_000);
    await stage("suspended");
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "SUSPENDED", reason: { code: "DEBT" } });
    expect(host.fake.podsNow(id)).toEqual([]);
    expect((await metersOf(name)).filter(({ isOn }) => isOn)).toEqual([]);
    await stage("normal");
    await host.pass(6_000);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING" });
    expect((await metersOf(name)).filter(({ isOn }) => isOn)).toHaveLength(1);
  });

  it("that was stopped stays so when all goes on again", async () => {
    const { id } = await host.create();
    await host.pass(4_000);
    await host.act("appStop", id);
    await host.pass(4_000);
    await stage("suspended");
    await host.pass(4_000);
    await stage("normal");
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "STOPPED" });
  });
});

describe("an app by a pack", () => {
  const pack = { kind: "MONTHLY", productId: "LAS_SMALL", period: "MONTH" };
  const order = async (id: string) =>
    (await host.ask<{ app: { orderId: string } }>("query ($id: ID!) { app(id: $id) { orderId } }", { id }))
      .app.orderId;
  const pay = async (id: string) => {
    const { order: now } = await host.ask<{ order: { payable: string } }>(
      "query ($id: ID!) { order(id: $id) { payable } }",
      { id },
    );
    await host.ask(
      `mutation ($id: ID!, $key: String!) { orderPay(id: $id, input: { channel: ALIPAY, expectedPayable: "${now.payable}" }, idempotencyKey: $key) { status } }`,
      { id, key: key() },
    );
  };
  const passDays = async (days: number) => {
    for (let left = days; left > 0; left -= 1) {
      host.gateway.clock.move(DAY);
      await host.gateway.leading.pass(20_000);
    }
    host.token = await host.gateway.signIn("client");
  };

  it("waits until it is paid for, and runs for its term without a meter", async () => {
    const made = await host.create({ billing: pack });
    await host.pass(4_000);
    const waiting = await host.app(made.id);
    expect(waiting).toMatchObject({ phase: "CREATING", reason: { code: "UNPAID" }, hourly: "0" });
    expect(waiting.actions.find(({ name }) => name === "PAY")).toMatchObject({ allowed: true });
    await pay(await order(made.id));
    await host.pass(4_000);
    expect(await host.app(made.id)).toMatchObject({ phase: "RUNNING", reason: null });
    expect(await metersOf(made.name)).toEqual([]);
  });

  it("goes away by itself where nobody pays", async () => {
    const { id } = await host.create({ billing: pack });
    await passDays(2);
    expect(await host.app(id)).toBeNull();
  });

  it("is held at the end of its term, and goes on once that is renewed", async () => {
    const { id } = await host.create({ billing: pack });
    await pay(await order(id));
    await host.pass(4_000);
    await passDays(31);
    expect(await host.app(id)).toMatchObject({ phase: "SUSPENDED", reason: { code: "EXPIRED" } });
    const { orderCreate } = await host.ask<{ orderCreate: { id: string } }>(
      `mutation ($id: ID!, $key: String!) { orderCreate(idempotencyKey: $key, input: { kind: RENEW, items: [{ productId: "LAS_SMALL", period: MONTH, resourceId: $id }] }) { id } }`,
      { id, key: key() },
    );
    await pay(orderCreate.id);
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING" });
  });

  it("is refused more than its pack has", async () => {
    const input = inputOf({ billing: pack, replicas: 3 });
    expect(await host.refusal(CREATE, { input, key: key() })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { "spec.cpuMilli": { code: "OUT_OF_RANGE" } },
    });
  });

  it("is recycled where its order is refunded", async () => {
    const { id } = await host.create({ billing: pack });
    await pay(await order(id));
    await host.pass(4_000);
    await host.ask(
      'mutation ($id: ID!, $key: String!) { orderRefundRequest(id: $id, reason: "No", idempotencyKey: $key) { status } }',
      { id: await order(id), key: key() },
    );
    await host.ask(
      "mutation ($id: ID!, $key: String!) { orderRefundApprove(id: $id, idempotencyKey: $key) { status } }",
      { id: await order(id), key: key() },
      await host.gateway.signIn("finance"),
    );
    await host.pass(4_000);
    expect(await host.app(id)).toMatchObject({ phase: "RECYCLED", reason: { code: "REFUNDED" } });
  });
});
