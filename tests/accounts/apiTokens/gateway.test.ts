import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { apiTokenCalls, CREATE, REVOKE } from "./apiTokenCalls.ts";

describe.each(storeKinds)("API tokens on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const { ask, create, list, refusal, holder } = apiTokenCalls(() => gateway);

  it("stand for who made them on GraphQL and REST, and are kept as nothing but a hash", async () => {
    const { secret, apiToken } = await create("client");
    expect(secret).toMatch(/^berth_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ ending: secret.slice(-4), scopes: ["READ"], expiresAt: null });
    expect(await holder(secret)).toBe("client");
    const rows = await gateway.store.db.selectFrom("accounts_api_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it("serve no more at once when they are revoked, and the record tells both", async () => {
    const { secret, apiToken, session } = await create("support", ["WRITE"]);
    expect(await holder(secret)).toBe("support");
    expect(await ask(REVOKE, { id: apiToken.id }, session)).toEqual({ apiTokenRevoke: apiToken.id });
    expect(await holder(secret)).toBeNull();
    expect(await refusal("{ files { total } }", {}, secret)).toMatchObject({ code: "UNAUTHENTICATED" });
    const { ownAudit } = await ask<{ ownAudit: object }>(
      "{ ownAudit(first: 2) { items { kind detail } } }",
      {},
      session,
    );
    expect(ownAudit).toEqual({
      items: [
        { kind: "API_TOKEN_REVOKED", detail: { apiToken: "Harbour script" } },
        { kind: "API_TOKEN_CREATED", detail: { apiToken: "Harbour script", scopes: "read write" } },
      ],
    });
  });

  it("tell when they were last used, to about a minute", async () => {
    const { secret, apiToken, session } = await create("finance");
    const used = async () => (await list(session)).find(({ id }) => id === apiToken.id)?.lastUsedAt;
    expect(await used()).toBeNull();
    await holder(secret);
    const first = timestamp(gateway.clock);
    gateway.clock.move(MINUTE / 2);
    await holder(secret);
    expect(await used()).toBe(first);
    gateway.clock.move(MINUTE / 2);
    await holder(secret);
    expect(await used()).toBe(timestamp(gateway.clock));
  });

  it("serve until they expire, and are still listed then", async () => {
    const { secret, apiToken } = await create("finance2", ["READ"], timestamp(gateway.clock, DAY));
    gateway.clock.move(DAY - HOUR);
    expect(await holder(secret)).toBe("finance2");
    gateway.clock.move(HOUR);
    expect(await holder(secret)).toBeNull();
    const session = await gateway.signIn("finance2");
    expect((await list(session)).map(({ id }) => id)).toContain(apiToken.id);
  });

  it("are not made without the password, nor of what is wrong", async () => {
    const session = await gateway.signIn("developer");
    const input = { name: "Script", scopes: ["READ"] };
    const refused = async (changes: object, password = "developer") =>
      await refusal(CREATE, { input: { ...input, ...changes }, password }, session);
    expect(await refused({}, "wrong")).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { password: {} },
    });
    for (const [changes, field] of [
      [{ name: " " }, "name"],
      [{ name: "x".repeat(61) }, "name"],
      [{ scopes: [] }, "scopes"],
      [{ expiresAt: timestamp(gateway.clock) }, "expiresAt"],
    ] as const)
      expect(await refused(changes)).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
    expect(await list(session)).toEqual([]);
  });

  it("of others, and unknown ones, are not there to be revoked", async () => {
    const { secret, apiToken } = await create("client");
    const other = await gateway.signIn("developer");
    for (const id of [apiToken.id, "tok_none", "\0"])
      expect(await refusal(REVOKE, { id }, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await holder(secret)).toBe("client");
  });

  it("are at most fifty", async () => {
    const session = await gateway.signIn("developer");
    const { db } = gateway.store;
    const { id: userId } = await db
      .selectFrom("accounts_users")
      .select("id")
      .where("username", "=", "developer")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("accounts_api_tokens")
      .values(
        Array.from({ length: 50 }, (_, at) => ({
          id: `tok_${at}`,
          userId,
          tokenHash: `hash ${at}`,
          name: "Script",
          scopes: '["read"]',
          ending: "abcd",
          createdAt: timestamp(gateway.clock),
          expiresAt: null,
          lastUsedAt: null,
        })),
      )
      .execute();
    const input = { name: "Script", scopes: ["READ"] };
    expect(await refusal(CREATE, { input, password: "developer" }, session)).toMatchObject({
      code: "TOO_MANY_API_TOKENS",
    });
  });

  it("of a suspended account serve nobody, and serve again when it is restored", async () => {
    const { secret } = await create("client");
    const suspend = async (suspendedAt: string | null) =>
      await gateway.store.db
        .updateTable("accounts_users")
        .set({ suspendedAt })
        .where("username", "=", "client")
        .execute();
    await suspend(timestamp(gateway.clock));
    expect(await holder(secret)).toBeNull();
    await suspend(null);
    expect(await holder(secret)).toBe("client");
  });
});
