import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const BEGIN =
  "mutation ($email: String!, $language: MailLanguage) { passwordResetBegin(email: $email, language: $language) }";
const FINISH =
  "mutation ($token: String!, $password: String!) { passwordResetFinish(token: $token, password: $password) }";
const MINUTE = 60_000;
const PASSWORD = "Ebb-and-flow 4";

describe.each(storeKinds)("setting another password by mail on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const env = { PUBLIC_URL: "https://console.example.org", RATE_LIMIT: "on" };
    gateway = await createTestGateway({ store: await openSampleStore(kind), env });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const begin = async (email: string, language?: string) => {
    const answer = await gateway.graphql(BEGIN, { email, language });
    await gateway.timers.pass(0);
    return answer;
  };
  const mails = async () =>
    (
      await ask<{ outbox: { kind: string; language: string; address: string; text: string }[] }>(
        "{ outbox { kind language address text } }",
      )
    ).outbox;
  const linkOf = async () => /https:\S+/.exec((await mails())[0]?.text ?? "")?.[0] ?? "";
  const newToken = async (email: string) => {
    await begin(email);
    return new URL(await linkOf()).hash.slice(1);
  };
  const finish = async (token: string, password = PASSWORD) => {
    const { data, errors } = await gateway.graphql(FINISH, { token, password });
    return errors?.[0]?.extensions.code ?? data?.["passwordResetFinish"];
  };
  const signIn = async (username: string, password: string) =>
    (
      await gateway.inject({
        method: "POST",
        url: "/api/ordinaryUser/login",
        payload: { username, password },
      })
    ).statusCode;

  it("answers the same for an address that nobody has, and writes to nobody", async () => {
    expect((await begin("nobody@demo.com")).data).toEqual({ passwordResetBegin: true });
    expect(await mails()).toEqual([]);
    expect((await begin("client@demo.com", "FR")).data).toEqual({ passwordResetBegin: true });
    expect(await mails()).toMatchObject([
      { kind: "PASSWORD_RESET", language: "FR", address: "client@demo.com" },
    ]);
    expect(await linkOf()).toMatch(/^https:\/\/console\.example\.org\/reset-password#[\w-]{43}$/);
  });

  it("takes the link once, ends all sessions, and tells the person", async () => {
    const session = await gateway.signIn("support");
    const token = await newToken("support@demo.com");
    expect(await finish(token)).toBe(true);
    expect([await signIn("support", "support"), await signIn("support", PASSWORD)]).toEqual([400, 200]);
    expect((await gateway.graphql("{ viewer { user { id } } }", {}, session)).data).toEqual({ viewer: null });
    expect((await mails())[0]).toMatchObject({ kind: "PASSWORD_CHANGED", address: "support@demo.com" });
    expect(await finish(token)).toBe("LINK_EXPIRED");
  });

  it("keeps the link while the password is refused, and voids an earlier one with it", async () => {
    const [first, second] = [await newToken("finance@demo.com"), await newToken("finance@demo.com")];
    expect(await finish(second, "short")).toBe("BAD_USER_INPUT");
    expect(await finish(second)).toBe(true);
    expect(await finish(first)).toBe("LINK_EXPIRED");
  });

  it("keeps no link that is too old once another is asked for", async () => {
    const links = async () =>
      await gateway.store.db.selectFrom("accounts_password_resets").select("userId").execute();
    await newToken("admin@demo.com");
    const before = (await links()).length;
    gateway.clock.move(61 * MINUTE);
    await newToken("developer@demo.com");
    expect([before > 0, (await links()).length]).toEqual([true, 1]);
  });

  it("takes no link of more than half an hour, and none that was never sent", async () => {
    const token = await newToken("developer@demo.com");
    gateway.clock.move(30 * MINUTE);
    expect(await finish(token)).toBe("LINK_EXPIRED");
    expect(await finish("guessed\0")).toBe("LINK_EXPIRED");
    expect(await signIn("developer", "developer")).toBe(200);
  });

  it("writes no more than three mails an hour to an address, and answers alike", async () => {
    const sent = async () => (await mails()).filter(({ address }) => address === "finance2@demo.com").length;
    for (let time = 0; time < 4; time += 1)
      expect((await begin("finance2@demo.com")).data).toEqual({ passwordResetBegin: true });
    expect(await sent()).toBe(3);
    await gateway.timers.pass(61 * MINUTE);
    await begin("finance2@demo.com");
    expect(await sent()).toBe(4);
  });

  it("refuses the 21st mail in ten minutes from one network address", async () => {
    await gateway.timers.pass(11 * MINUTE);
    for (let time = 0; time < 20; time += 1)
      expect((await begin(`n${time}@demo.com`)).errors).toBeUndefined();
    const { errors } = await begin("client@demo.com");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfter: 600 });
  });
});
