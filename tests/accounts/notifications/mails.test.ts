import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { kinds, type NotificationKindText } from "#gateway/domains/accounts/notifications/repository.ts";
import { tellOf } from "#tests/accounts/webhooks/webhookCalls.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SET =
  "mutation ($input: [NotificationSettingInput!]!) { notificationSettingsSet(input: $input) { kind mailed } }";

describe.each(storeKinds)("a notification by mail on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  const ask = asking(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    token = await gateway.signIn("client");
  });
  afterEach(async () => {
    for (const table of [
      "accounts_notifications",
      "accounts_notification_settings",
      "accounts_mails",
      "accounts_quiet_hours",
      "jobs",
    ] as const)
      await gateway.store.db.deleteFrom(table).execute();
  });
  const set = (of: NotificationKindText, wish: object) =>
    ask(SET, { input: [{ kind: of.toUpperCase(), shown: true, told: true, ...wish }] }, token);
  const outbox = async () =>
    (
      await ask<{ outbox: { kind: string; language: string; subject: string; text: string }[] }>(
        "{ outbox { kind language subject text } }",
      )
    ).outbox;
  const told = async (of: NotificationKindText) => {
    await tellOf(gateway, { kind: of });
    await gateway.timers.pass(1);
    return (await outbox()).length;
  };

  it.each(kinds.map((of) => [of, of === "debt" ? 1 : 0] as const))(
    "of the kind %s comes %i times at first, once where it is wanted, and never where it is not",
    async (of, atFirst) => {
      expect(await told(of)).toBe(atFirst);
      await set(of, { mailed: true });
      expect(await told(of)).toBe(atFirst + 1);
      await set(of, { mailed: false });
      expect(await told(of)).toBe(atFirst + 1);
    },
  );

  it("is wanted apart from the list, and left as it is by who names the others alone", async () => {
    await set("order", { mailed: true });
    await set("order", { shown: false, told: false });
    expect(await told("order")).toBe(1);
    const { notifications } = await ask<{ notifications: { items: object[] } }>(
      "{ notifications { items { id } } }",
      {},
      token,
    );
    expect(notifications.items).toEqual([]);
  });

  it("says in the person's language what the console says, with the way to it", async () => {
    await ask('mutation { preferenceSet(key: "language", value: "fr") }', {}, token);
    await set("order", { mailed: true });
    await told("order");
    expect(await outbox()).toMatchObject([
      {
        kind: "NOTIFICATION",
        language: "FR",
        subject: "La commande O20261125000001 est payée",
        text: expect.stringContaining("/order/details/1"),
      },
    ]);
    await ask('mutation { preferenceSet(key: "language", value: null) }', {}, token);
  });

  it("waits for the end of the quiet hours", async () => {
    await set("order", { mailed: true });
    const hour = new Date(gateway.clock.now()).toISOString().slice(11, 13);
    const until = `${String((Number(hour) + 3) % 24).padStart(2, "0")}:00`;
    const input = { from: `${hour}:00`, until, timeZone: "UTC" };
    await ask(
      "mutation ($input: QuietHoursInput) { quietHoursSet(input: $input) { from } }",
      { input },
      token,
    );
    expect(await told("order")).toBe(0);
    await gateway.timers.pass(HOUR);
    expect(await outbox()).toHaveLength(0);
    await gateway.timers.pass(2 * HOUR);
    expect(await outbox()).toHaveLength(1);
  });

  it("is written once, however often a process begins it", async () => {
    await set("order", { mailed: true });
    const id = await tellOf(gateway);
    await gateway.timers.pass(1);
    const again = { id: "job_again", kind: "accounts/notificationMail", dueAt: "2020-01-01T00:00:00.000Z" };
    await gateway.store.db
      .insertInto("jobs")
      .values({
        ...again,
        payload: JSON.stringify({ value: { id, userId: "usr_client" } }),
        attempts: 1,
        failure: null,
        failedAt: null,
      })
      .execute();
    await gateway.timers.pass(HOUR);
    expect(await outbox()).toHaveLength(1);
  });

  it("is not written to whom is suspended", async () => {
    const { db } = gateway.store;
    const suspend = (suspendedAt: string | null) =>
      db.updateTable("accounts_users").set({ suspendedAt }).where("id", "=", "usr_client").execute();
    await set("order", { mailed: true });
    await suspend("2026-11-01T00:00:00.000Z");
    expect(await told("order")).toBe(0);
    await suspend(null);
  });
});
