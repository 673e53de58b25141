import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("preferences on %s", (kind) => {
  let gateway: TestGateway;
  let [client, admin] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterAll(() => gateway.close());

  const keep = async (key: string, value: unknown, token = client) =>
    await gateway.graphql(
      "mutation($key: String!, $value: JSON) { preferenceSet(key: $key, value: $value) }",
      { key, value },
      token,
    );
  const kept = async (key: string, token = client) =>
    (await gateway.graphql("query($key: String!) { preference(key: $key) }", { key }, token)).data?.[
      "preference"
    ];

  it.each([[{ order: ["sku", "价格"], widths: { sku: 120.5 } }], [[1, null, true]], ["text"], [0], [false]])(
    "gives back what was kept: %j",
    async (value) => {
      expect((await keep("table.shop.boats", value)).data).toEqual({ preferenceSet: value });
      expect(await kept("table.shop.boats")).toEqual(value);
    },
  );

  it("keeps for each person alone, and null forgets", async () => {
    await keep("mine", 1);
    expect(await kept("mine", admin)).toBeNull();
    await keep("mine", 2, admin);
    expect([await kept("mine"), await kept("mine", admin)]).toEqual([1, 2]);
    await keep("mine", null);
    expect([await kept("mine"), await kept("mine", admin)]).toEqual([null, 2]);
  });

  it.each([
    ["", "key"],
    ["A", "key"],
    ["a b", "key"],
    ["a/b", "key"],
    ["é", "key"],
    ["x".repeat(81), "key"],
  ])("refuses the key %j", async (key, field) => {
    const { errors } = await keep(key, 1);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: { code: "INVALID" } },
    });
  });

  it("takes 16 KiB and no more, and no NUL", async () => {
    expect((await keep("big", "x".repeat(16 * 1024 - 2))).errors).toBeUndefined();
    expect((await keep("big", "x".repeat(16 * 1024 - 1))).errors?.[0]?.extensions.fields).toMatchObject({
      value: { code: "TOO_LONG" },
    });
    expect((await keep("big", { a: "\0" })).errors?.[0]?.extensions.fields).toMatchObject({
      value: { code: "INVALID" },
    });
    expect(await kept("big")).toHaveLength(16 * 1024 - 2);
  });

  it("takes 200 keys a person and no more; those that are there can still change", async () => {
    for (let at = 0; at < 200; at += 1)
      expect((await keep(`k.${at}`, at, admin)).errors === undefined || at > 190).toBe(true);
    expect((await keep("one.more", 1, admin)).errors?.[0]?.extensions.fields).toMatchObject({
      key: { code: "OUT_OF_RANGE" },
    });
    expect((await keep("k.0", "changed", admin)).data).toEqual({ preferenceSet: "changed" });
  });

  it("asks for a session", async () => {
    expect((await gateway.graphql('{ preference(key: "a") }')).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    expect(
      (await gateway.graphql('mutation { preferenceSet(key: "a", value: 1) }')).errors?.[0]?.extensions.code,
    ).toBe("UNAUTHENTICATED");
  });

  it("is safe to send twice with a key", async () => {
    const send = () =>
      gateway.graphql('mutation { preferenceSet(key: "twice", value: 7, idempotencyKey: "p1") }', {}, client);
    expect([(await send()).data, (await send()).data]).toEqual([{ preferenceSet: 7 }, { preferenceSet: 7 }]);
  });
});
