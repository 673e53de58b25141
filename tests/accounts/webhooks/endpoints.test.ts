import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhookReceiver.ts";
import { webhookCalls } from "./webhookCalls.ts";

const HOUR = 3_600_000;
const env = { PRIVATE_HOSTS: "127.0.0.1" };

describe.each(storeKinds)("an endpoint on %s", (kind) => {
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
  const { ask, create, update, list, deliveries, act, refusal } = webhookCalls(
    () => gateway,
    () => token,
  );
  const open = () => create({ url: receiver.url });

  it("is sent at most ten tests in a minute", async () => {
    const { webhook } = await open();
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push(await act("webhookPing", webhook.id));
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    expect(answers.at(-1)?.errors?.[0]?.extensions.code).toBe("TOO_MANY_REQUESTS");
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

  it("is told live to its own person alone, with its deliveries", async () => {
    const { webhook } = await open();
    const heard = (userId: string) => gateway.live.subscribe(`webhooks:${userId}`)[Symbol.asyncIterator]();
    const [own, other] = [heard("usr_client"), heard("usr_admin")];
    let isHeard = false;
    void other.next().then(({ done }) => (isHeard = done !== true));
    const next = own.next();
    await act("webhookPing", webhook.id);
    expect((await next).value).toEqual({ kind: "UPDATED", id: webhook.id });
    await gateway.timers.pass(1);
    expect((await own.next()).value).toEqual({ kind: "UPDATED", id: webhook.id });
    for (const one of [own, other]) await one.return?.();
    expect(isHeard).toBe(false);
  });
});
