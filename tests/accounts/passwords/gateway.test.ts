import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const CHANGE =
  "mutation ($currentPassword: String!, $password: String!) { changed: passwordChange(currentPassword: $currentPassword, password: $password) { accessToken userData { username } } }";

describe.each(storeKinds)("changing one's password on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const change = async (token: string | undefined, currentPassword: string, password: string) =>
    await gateway.graphql(CHANGE, { currentPassword, password }, token);
  const nameOf = async (token: string) =>
    (
      await ask<{ viewer: { user: { username: string } } | null }>(
        "{ viewer { user { username } } }",
        {},
        token,
      )
    ).viewer?.user.username ?? null;
  const signIn = async (username: string, password: string) =>
    (
      await gateway.inject({
        method: "POST",
        url: "/api/ordinaryUser/login",
        payload: { username, password },
      })
    ).statusCode;

  it("ends all other sessions and gives this one another token; the old password serves no more", async () => {
    const [mine, other] = [await gateway.signIn("client"), await gateway.signIn("client")];
    const { data, errors } = await change(mine, "client", "Tide-table 9");
    expect(errors).toBeUndefined();
    const { accessToken } = (data as { changed: { accessToken: string } }).changed;
    expect([await nameOf(mine), await nameOf(other), await nameOf(accessToken)]).toEqual([
      null,
      null,
      "client",
    ]);
    expect([await signIn("client", "client"), await signIn("client", "Tide-table 9")]).toEqual([400, 200]);
    const { viewer } = await ask<{ viewer: { passwordChangedAt: string | null } }>(
      "{ viewer { passwordChangedAt } }",
      {},
      accessToken,
    );
    expect(viewer.passwordChangedAt).toBe(new Date(gateway.clock.now()).toISOString());
    const { ownAudit } = await ask<{ ownAudit: { items: { kind: string }[] } }>(
      "{ ownAudit(filter: { kinds: [PASSWORD_CHANGED, SESSION_REVOKED] }) { items { kind } } }",
      {},
      accessToken,
    );
    expect(ownAudit.items.map(({ kind: one }) => one)).toEqual(["SESSION_REVOKED", "PASSWORD_CHANGED"]);
  });

  it.each([
    ["a wrong password now", "wrong", "Tide-table 9", "INVALID_CREDENTIALS", "currentPassword"],
    ["a weak one", "support", "tidetable", "BAD_USER_INPUT", "password"],
    ["a short one", "support", "Ti-9", "BAD_USER_INPUT", "password"],
  ])("refuses %s at its field and changes nothing", async (_, current, password, code, field) => {
    const token = await gateway.signIn("support");
    const { errors } = await change(token, current, password);
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    expect([await nameOf(token), await signIn("support", "support")]).toEqual(["support", 200]);
  });

  it("refuses the same one again", async () => {
    const token = await gateway.signIn("finance");
    const { data } = await change(token, "finance", "Tide-table 9");
    const { accessToken } = (data as { changed: { accessToken: string } }).changed;
    const { errors } = await change(accessToken, "Tide-table 9", "Tide-table 9");
    expect(errors?.[0]?.extensions.fields).toHaveProperty("password");
    expect(await nameOf(accessToken)).toBe("finance");
  });

  it("needs a session", async () => {
    const { errors } = await change(undefined, "client", "Tide-table 9");
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
