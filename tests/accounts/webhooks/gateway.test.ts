import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhookReceiver.ts";
import { tellOf, webhookCalls } from "./webhookCalls.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const env = { PRIVATE_HOSTS: "127.0.0.1" };

describe.each(storeKinds)("a webhook on %s", (kind) => {
  let receiver: WebhookReceiver;
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind), env });
    await gateway.app.ready();
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    token = await gateway.signIn("client");
  });
  afterEach(async () => {
    for (const table of ["accounts_webhooks", "accounts_notifications", "jobs"] as const)
      await gateway.store.db.deleteFrom(table).execute();
    await receiver.close();
  });
  const { ask, create, update, list, deliveries, act } = webhookCalls(
    () => gateway,
    () => token,
  );
  const open = () => create({ url: receiver.url });
  const ids = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
  const told = async () => {
    await tellOf(gateway);
    await gateway.timers.pass(1);
  };

  it("is sent what happens, signed, with the amounts as they are kept", async () => {
    const { secret, webhook } = await open();
    await told();
    const [one] = receiver.received;
    expect(receiver.isSigned(one, secret)).toBe(true);
    expect(JSON.parse(one?.body ?? "")).toMatchObject({
      type: "order.paid",
      data: {
        kind: "ORDER",
        params: { orderNo: "O20261125000001", amountMicros: "116000000" },
        title: "Order O20261125000001 is paid",
        link: expect.stringMatching(/^http.*\/order\/details\/1$/),
      },
    });
    expect(await deliveries(webhook.id)).toMatchObject([
      {
        id: one?.headers["webhook-id"],
        status: "DELIVERED",
        attempts: 1,
        responseCode: 204,
        nextAttemptAt: null,
      },
    ]);
  });

  it("is sent the kinds that were chosen alone, and nothing of others", async () => {
    await open();
    await tellOf(gateway, { kind: "debt", message: "debtLow" });
    await tellOf(gateway, {}, "usr_admin");
    await gateway.timers.pass(MINUTE);
    expect(receiver.received).toEqual([]);
  });

  it("that is away is tried again by the same identifier, and has it once it is back", async () => {
    receiver.status = 500;
    receiver.says = "no room";
    const { secret, webhook } = await open();
    await told();
    expect(await deliveries(webhook.id)).toMatchObject([
      { status: "PENDING", attempts: 1, failure: "REFUSED", answer: "no room" },
    ]);
    receiver.status = 0;
    await gateway.timers.pass(MINUTE);
    expect(await deliveries(webhook.id)).toMatchObject([
      { attempts: 2, failure: "UNREACHABLE", answer: null },
    ]);
    receiver.status = 200;
    await gateway.timers.pass(10 * MINUTE);
    expect(new Set(ids()).size).toBe(1);
    expect(receiver.received.every((one) => receiver.isSigned(one, secret))).toBe(true);
    expect(await deliveries(webhook.id)).toMatchObject([{ status: "DELIVERED", attempts: 3, failure: null }]);
  });

  it("is given up after eight tries, and sent again by hand", async () => {
    receiver.status = 503;
    const { webhook } = await open();
    await told();
    await gateway.timers.pass(48 * HOUR);
    token = await gateway.signIn("client");
    expect(receiver.received).toHaveLength(8);
    const [given] = await deliveries(webhook.id);
    expect(given).toMatchObject({ status: "FAILED", attempts: 8, nextAttemptAt: null });
    receiver.status = 200;
    await act("webhookRedeliver", given?.id ?? "");
    await gateway.timers.pass(1);
    expect(await deliveries(webhook.id)).toMatchObject([{ id: given?.id, status: "DELIVERED", attempts: 1 }]);
    expect(new Set(ids()).size).toBe(1);
  });

  it("that fails for five days is switched off, and its owner is told once", async () => {
    receiver.status = 500;
    const { webhook } = await open();
    for (let day = 0; day < 7; day += 1) {
      await told();
      await gateway.timers.pass(24 * HOUR);
    }
    token = await gateway.signIn("client");
    expect(await list()).toMatchObject([{ isEnabled: false, offReason: "FAILING" }]);
    const { notifications } = await ask<{ notifications: { items: { message: string; params: object }[] } }>(
      "{ notifications(filter: { kinds: [SYSTEM] }) { items { message params } } }",
      {},
      token,
    );
    expect(notifications.items).toMatchObject([{ message: "webhookOff", params: { name: "Harbour" } }]);
    const sent = receiver.received.length;
    await told();
    expect(receiver.received).toHaveLength(sent);
    receiver.status = 200;
    expect(await update(webhook.id, { url: receiver.url })).toMatchObject({
      isEnabled: true,
      offReason: null,
      failingSince: null,
    });
    await told();
    expect(receiver.received).toHaveLength(sent + 1);
  });

  it("that answers 410 is switched off at once", async () => {
    receiver.status = 410;
    await open();
    await told();
    expect(await list()).toMatchObject([{ isEnabled: false, offReason: "GONE" }]);
  });

  it("is not followed to another address", async () => {
    receiver.status = 302;
    const { webhook } = await open();
    await told();
    expect(await deliveries(webhook.id)).toMatchObject([
      { status: "PENDING", responseCode: 302, failure: "REDIRECT" },
    ]);
  });

  it("is sent nothing twice by two gateways over one store", async () => {
    const other = await createTestGateway({ store: gateway.store, env });
    await other.app.ready();
    await open();
    await tellOf(gateway);
    await Promise.all([gateway.timers.pass(MINUTE), other.timers.pass(MINUTE)]);
    await other.app.close();
    expect(receiver.received).toHaveLength(1);
  });

  it("is sent again by the same identifier where a process ended before it wrote down what came of it", async () => {
    const { webhook } = await open();
    await told();
    const { db } = gateway.store;
    // As the store was before the answer.
    await db.updateTable("accounts_webhook_deliveries").set({ status: "pending", attempts: 0 }).execute();
    const [job] = await deliveries(webhook.id);
    await db
      .insertInto("jobs")
      .values({
        id: "job_again",
        kind: "accounts/webhook",
        payload: JSON.stringify({ value: { id: job?.id, attempt: 1 } }),
        dueAt: "2020-01-01T00:00:00.000Z",
        attempts: 1,
        failure: null,
        failedAt: null,
      })
      .execute();
    await told();
    expect(new Set(ids()).size).toBe(2);
    expect(ids()).toHaveLength(3);
  });

  it("at a name that leads to a private address is not asked", async () => {
    const { webhook } = await create({ url: "https://localhost:9443/" });
    await told();
    expect(await deliveries(webhook.id)).toMatchObject([{ failure: "PRIVATE_ADDRESS", responseCode: null }]);
  });
});
