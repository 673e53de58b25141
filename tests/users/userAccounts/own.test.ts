import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("the sample user of whoever is signed in on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const own = async (token?: string) =>
    (
      await ask<{ own: { id: string; fullName: string } }>(
        "{ own: sampleAccount { id fullName account { id } } }",
        {},
        token,
      )
    ).own;
  const first = { id: "1", fullName: "Amelia Hartwell", account: { id: "1" } };

  it("is the one that was added first for whoever has none, with a session or without", async () => {
    expect(await own()).toEqual(first);
    for (const username of ["client", "admin"])
      expect(await own(await gateway.signIn(username))).toEqual(first);
  });

  it("is the one with the account's user name, letter case ignored, for that account alone", async () => {
    const { made } = await ask<{ made: { id: string } }>(
      'mutation { made: sampleUserCreate(input: { fullName: "Noor Haddad", username: "Client", email: "noor@example.org" }) { id } }',
    );
    expect(await own(await gateway.signIn("client"))).toMatchObject({ id: made.id, fullName: "Noor Haddad" });
    expect(await own(await gateway.signIn("admin"))).toEqual(first);
  });

  it("is the next one when the first is gone", async () => {
    await ask('mutation { sampleUserDelete(id: "1") { ids } }');
    expect(await own()).toMatchObject({ id: "2" });
  });
});
