import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    gateway = await createTestGateway({ store: await openSampleStore(kind), env });
    await gateway.app.ready();
    token = await gateway.signIn("client");
  }, 60_000);
  afterEach(async () => {
    await gateway.close();
    await receiver.close();
  });
  const { ask, create, update, list, deliveries, act, refusal } = webhookCalls(
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

  it("is sent a test, by another secret after it was renewed and by both for a day", async () => {
    const { secret, webhook } = await open();
    const renewed = await ask<{ one: { secret: string; webhook: { formerUntil: string } } }>(
      "mutation ($id: ID!) { one: webhookSecretRotate(id: $id) { secret webhook { formerUntil } } }",
      { id: webhook.id },
      token,
    );
    await act("webhookPing", webhook.id);
    await gateway.timers.pass(1);
    const [both] = receiver.received;
    expect([receiver.isSigned(both, secret), receiver.isSigned(both, renewed.one.secret)]).toEqual([
      true,
      true,
    ]);
    expect(await deliveries(webhook.id)).toMatchObject([{ type: "ping", kind: null, status: "DELIVERED" }]);
    gateway.clock.move(25 * HOUR);
    token = await gateway.signIn("client");
    await act("webhookPing", webhook.id);
    await gateway.timers.pass(1);
    const last = receiver.received.at(-1);
    expect([receiver.isSigned(last, secret), receiver.isSigned(last, renewed.one.secret)]).toEqual([
      false,
      true,
    ]);
  });

  it("is sent at most ten tests in a minute", async () => {
    const { webhook } = await open();
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push(await act("webhookPing", webhook.id));
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    expect(answers.at(-1)?.errors?.[0]?.extensions.code).toBe("TOO_MANY_REQUESTS");
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

  it.each([
    ["url", { url: "ftp://hooks.example" }],
    ["url", { url: "http://hooks.example" }],
    ["url", { url: "https://10.0.0.1/" }],
    ["url", { url: "https://[::1]/" }],
    ["url", { url: "https://user:secret@hooks.example" }],
    ["url", { url: "harbour" }],
    ["name", { name: " " }],
    ["kinds", { kinds: [] }],
  ])("is refused with a wrong %s: %j", async (field, input) =>
    expect(await refusal(input)).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } }),
  );

  it("at a name that leads to a private address is not asked", async () => {
    const { webhook } = await create({ url: "https://localhost:9443/" });
    await told();
    expect(await deliveries(webhook.id)).toMatchObject([{ failure: "PRIVATE_ADDRESS", responseCode: null }]);
  });

  it("is the eleventh of nobody", async () => {
    for (let n = 0; n < 10; n += 1) await open();
    expect(await refusal({})).toMatchObject({ code: "TOO_MANY_WEBHOOKS" });
  });

  it("keeps its secret sealed, shows it once, and leaves its marks in the security record", async () => {
    const { secret, webhook } = await open();
    const { db } = gateway.store;
    const [kept] = await db.selectFrom("accounts_webhooks").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(webhook.ending).toBe(secret.slice(-4));
    await update(webhook.id, { name: "Quay", url: receiver.url });
    await ask("mutation ($id: ID!) { webhookSecretRotate(id: $id) { secret } }", { id: webhook.id }, token);
    await ask("mutation ($id: ID!) { webhookDelete(id: $id) }", { id: webhook.id }, token);
    const { ownAudit } = await ask<{ ownAudit: { items: { kind: string; detail: object }[] } }>(
      "{ ownAudit { items { kind detail } } }",
      {},
      token,
    );
    const host = new URL(receiver.url).host;
    expect(ownAudit.items.slice(0, 4)).toMatchObject([
      { kind: "WEBHOOK_DELETED", detail: { webhook: "Quay", host } },
      { kind: "WEBHOOK_SECRET_ROTATED" },
      { kind: "WEBHOOK_CHANGED" },
      { kind: "WEBHOOK_CREATED", detail: { webhook: "Harbour", host } },
    ]);
    expect(await list()).toEqual([]);
  });
});
