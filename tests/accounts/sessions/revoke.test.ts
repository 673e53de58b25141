import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Shown {
  id: string;
  isCurrent: boolean;
}
const REVOKE = "mutation ($id: ID!) { sessionRevoke(id: $id) }";

describe.each(storeKinds)("the sessions of a person on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const shown = async (token: string) =>
    (
      await ask<{ sessions: Shown[] }>(
        "{ sessions { id isCurrent browser system address remember createdAt lastSeenAt expiresAt } }",
        {},
        token,
      )
    ).sessions;
  const isOpen = async (token: string) =>
    (await ask<{ viewer: object | null }>("{ viewer { role } }", {}, token)).viewer !== null;
  const current = async (token: string) => (await shown(token)).find(({ isCurrent }) => isCurrent)?.id ?? "";

  it("are listed with the one that asks marked, and nobody else's among them", async () => {
    const [one, other] = [await gateway.signIn("support"), await gateway.signIn("support")];
    await gateway.signIn("finance");
    const listed = await shown(one);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(listed.map(({ id }) => id)).toContain(await current(other));
  });

  it("can be ended from another one, and the record says so", async () => {
    const [one, other] = [await gateway.signIn("client"), await gateway.signIn("client")];
    const id = await current(other);
    expect((await gateway.graphql(REVOKE, { id }, one)).data).toEqual({ sessionRevoke: id });
    expect([await isOpen(one), await isOpen(other)]).toEqual([true, false]);
    const { ownAudit } = await ask<{ ownAudit: { items: object[] } }>(
      "{ ownAudit(first: 1) { items { kind sessionId detail } } }",
      {},
      one,
    );
    expect(ownAudit.items).toEqual([
      { kind: "SESSION_REVOKED", sessionId: await current(one), detail: { session: id } },
    ]);
  });

  it("of others, and unknown ones, are not there to be ended", async () => {
    const [mine, theirs] = [await gateway.signIn("developer"), await gateway.signIn("finance2")];
    for (const id of [await current(theirs), "ses_none", "\0"]) {
      const { errors } = await gateway.graphql(REVOKE, { id }, mine);
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect(await isOpen(theirs)).toBe(true);
  });

  it("can be ended all but the one that asks", async () => {
    const [one, two, three] = [
      await gateway.signIn("admin"),
      await gateway.signIn("admin"),
      await gateway.signIn("admin"),
    ];
    const { ended } = await ask<{ ended: string[] }>("mutation { ended: sessionRevokeOthers }", {}, two);
    expect(ended.length).toBeGreaterThanOrEqual(2);
    expect([await isOpen(one), await isOpen(two), await isOpen(three)]).toEqual([false, true, false]);
    expect(await shown(two)).toHaveLength(1);
  });

  it("ending the present one is signing out", async () => {
    const token = await gateway.signIn("client");
    await gateway.graphql(REVOKE, { id: await current(token) }, token);
    expect(await isOpen(token)).toBe(false);
  });

  it("are not listed once they have expired", async () => {
    await gateway.signIn("finance");
    gateway.clock.move(DAY);
    expect(await shown(await gateway.signIn("finance"))).toHaveLength(1);
  });
});
