import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const newerFirefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";

interface Letter {
  kind: string;
  language: string;
  subject: string;
  text: string;
}

describe.each(storeKinds)("a sign-in with a device that is not known on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({
      store: await openSampleStore(kind),
      env: { PUBLIC_URL: "https://console.example.org" },
    });
  }, 60_000);
  afterAll(() => gateway.close());

  const signIn = async (username: string, agent: string, remoteAddress: string) =>
    (
      await gateway.inject({
        method: "POST",
        url: "/api/ordinaryUser/login",
        payload: { username, password: username },
        headers: { "user-agent": agent },
        remoteAddress,
      })
    ).json<{ accessToken: string }>().accessToken;
  const letters = async (address: string): Promise<Letter[]> =>
    (
      (await gateway.graphql("{ outbox { kind language subject text address } }")).data as {
        outbox: (Letter & { address: string })[];
      }
    ).outbox.filter((one) => one.kind === "NEW_DEVICE" && one.address === address);

  it("is told by mail, with the time, the device, the address and the way to end it", async () => {
    await signIn("client", firefox, "203.0.113.7");
    expect(await letters("client@demo.com")).toEqual([]);
    const token = await signIn("client", windows, "203.0.113.7");
    await gateway.graphql('mutation { preferenceSet(key: "language", value: "en") }', {}, token);
    await signIn("client", windows, "198.51.100.20");
    const told = await letters("client@demo.com");
    expect(told.map(({ language }) => language)).toEqual(["EN", "CN"]);
    for (const part of [
      "21 November 2026 at 09:41 UTC",
      "Firefox · Windows",
      "198.51.100.20",
      "https://console.example.org/user/profile/security",
    ])
      expect(told[0]?.text).toContain(part);
  });

  it("is not told again, nor of a newer version, nor of the next address of the same network", async () => {
    await signIn("support", firefox, "2001:db8:41::9");
    await signIn("support", newerFirefox, "2001:db8:41:ff::1");
    await signIn("support", firefox, "2001:db8:41::9");
    expect(await letters("support@demo.com")).toEqual([]);
    await signIn("support", firefox, "2001:db8:42::9");
    expect(await letters("support@demo.com")).toHaveLength(1);
  });

  it("is told of a device that was not seen for 90 days", async () => {
    await signIn("finance", firefox, "203.0.113.7");
    gateway.clock.move(89 * DAY);
    await signIn("finance", firefox, "203.0.113.7");
    expect(await letters("finance@demo.com")).toEqual([]);
    gateway.clock.move(90 * DAY);
    await signIn("finance", firefox, "203.0.113.7");
    expect(await letters("finance@demo.com")).toHaveLength(1);
  });

  it("with a wrong password is told to nobody", async () => {
    await signIn("developer", firefox, "203.0.113.7");
    await gateway.inject({
      method: "POST",
      url: "/api/ordinaryUser/login",
      payload: { username: "developer", password: "wrong" },
      remoteAddress: "198.51.100.20",
    });
    expect(await letters("developer@demo.com")).toEqual([]);
  });
});
