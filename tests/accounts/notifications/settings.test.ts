import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { clearNotifications, notificationCalls } from "./notificationCalls.ts";

interface Setting {
  kind: string;
  shown: boolean;
  told: boolean;
}

describe.each(storeKinds)("notifications on %s", (kind) => {
  let gateway: TestGateway;
  let [client, admin] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(() => clearNotifications(gateway));
  const { ask, page, titles, counts, told } = notificationCalls(
    () => gateway,
    () => client,
  );
  const set = (input: object[]) =>
    ask<Setting[]>(
      "mutation($input: [NotificationSettingInput!]!) { notificationSettingsSet(input: $input) { kind shown told } }",
      { input },
    );

  it("of a kind that is not shown are neither listed nor counted, and stay unread", async () => {
    await told("bill", { kind: "billing" });
    await told("mail", { kind: "mail", progress: 1 });
    expect(
      (await set([{ kind: "MAIL", shown: false, told: false }])).one.find((one) => one.kind === "MAIL"),
    ).toEqual({ kind: "MAIL", shown: false, told: false });
    expect(await titles()).toEqual(["bill"]);
    expect(await counts()).toMatchObject({ unread: 1, running: 0 });
    await ask("mutation { notificationReadAll { unread } }");
    await set([{ kind: "MAIL", shown: true, told: true }]);
    expect(await counts()).toMatchObject({ unread: 1, running: 1 });
  });

  it("have settings that are a person's own, everything wanted at first", async () => {
    const settings = async (token: string) =>
      (await ask<Setting[]>("{ notificationSettings { kind shown told } }", {}, token)).one;
    await set([{ kind: "SYSTEM", shown: true, told: false }]);
    expect((await settings(client)).filter((one) => !one.told).map((one) => one.kind)).toEqual(["SYSTEM"]);
    expect((await settings(admin)).every(({ shown, told: isTold }) => shown && isTold)).toBe(true);
    const { error } = await set([
      { kind: "MAIL", shown: true, told: true },
      { kind: "MAIL", shown: false, told: true },
    ]);
    expect(error).toMatchObject({ code: "BAD_USER_INPUT", fields: { input: {} } });
  });

  it.each([
    ["first", { first: 0 }],
    ["first", { first: 101 }],
    ["before", { before: "a\0" }],
    ["before", { before: "x".repeat(101) }],
  ])("refuse a wrong %s: %j", async (field, args) => {
    const { error } = await page(args);
    expect(error).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });
});
