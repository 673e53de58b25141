import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { listen, type Listener, untilWaiting } from "#tests/support/listening.ts";

interface Mail {
  id: string;
  subject: string;
  preview: string;
  folder: string;
  isRead: boolean;
  from: { name: string; email: string };
  to: { name: string }[];
}
interface Change {
  mailChanged: { kind: string; mail: Mail | null };
}

const CHANGES =
  "subscription { mailChanged { kind mail { id subject preview folder isRead from { name email } to { name } } } }";
const INBOX = "{ mails(itemsPerPage: 100, filter: { box: INBOX }) { total items { id } } }";

const listeners: Listener<Change["mailChanged"]>[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((one) => one.leave()));
});

async function hear(gateway: TestGateway, token?: string, sandbox?: string) {
  const one = await listen(gateway, CHANGES, ({ mailChanged }: Change) => mailChanged, {
    token,
    ...(sandbox !== undefined && { sandbox }),
  });
  listeners.push(one);
  return one;
}

describe.each(storeKinds)("incoming mail on %s", (kind) => {
  let gateway: TestGateway;
  let [admin, client] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const turn = (parts: string[], token: string, key?: string) =>
    ask(
      "mutation ($parts: [SimulatedPart!]!, $key: String) { simulationSet(parts: $parts, idempotencyKey: $key) }",
      { parts, key },
      token,
    );
  const count = async () => (await ask<{ mails: { total: number } }>(INBOX)).mails.total;

  it("does not come where nobody turned it on, or only other parts, or where it is on and nobody listens", async () => {
    const before = await count();
    await turn(["CHAT", "MOTION"], client);
    await turn(["MAIL"], admin);
    await Promise.all([hear(gateway), hear(gateway, client)]);
    await gateway.timers.pass(600_000);
    expect(gateway.timers.waiting).toBe(0);
    expect(await count()).toBe(before);
  });

  it("comes soon and then again into the inbox, from the contacts, every time another letter", async () => {
    await turn(["MAIL"], admin);
    const before = await count();
    const one = await hear(gateway, admin);
    await untilWaiting(gateway, 1);
    await gateway.timers.pass(10_000);
    const [first] = await one.until(1);
    expect(first).toMatchObject({
      kind: "CREATED",
      mail: { folder: "INBOX", isRead: false, to: [{ name: "Maren Okafor" }] },
    });
    const names = (
      await ask<{ chatContacts: { items: { fullName: string; email: string }[] } }>(
        "{ chatContacts { items { fullName email } } }",
      )
    ).chatContacts.items;
    expect(names).toContainEqual({ fullName: first?.mail?.from.name, email: first?.mail?.from.email });
    expect(first?.mail?.preview.length).toBeGreaterThan(20);
    for (let at = 2; at <= 5; at += 1) {
      await gateway.timers.pass(30_000);
      await one.until(at);
    }
    expect(new Set(one.heard.map(({ mail }) => mail?.subject)).size).toBe(5);
    expect(await count()).toBe(before + 5);
    await one.leave();
    await untilWaiting(gateway, 0);
  });

  it("is told to the person who has the mail open", async () => {
    await turn(["MAIL"], admin);
    const newest = async () =>
      (
        await ask<{
          notifications: { items: { kind: string; title: string; text: string; link: string }[] };
        }>("{ notifications(first: 1) { items { kind title text link } } }", {}, admin)
      ).notifications.items[0];
    const one = await hear(gateway, admin);
    await untilWaiting(gateway, 1);
    await gateway.timers.pass(10_000);
    const [first] = await one.until(1);
    await expect.poll(newest).toEqual({
      kind: "MAIL",
      title: `New mail from ${first?.mail?.from.name}`,
      text: first?.mail?.subject,
      link: "/apps/email",
    });
    await one.leave();
    await untilWaiting(gateway, 0);
  });

  it("comes once for two listeners, and until the last of them leaves", async () => {
    await turn(["MAIL"], admin);
    await turn(["MAIL"], client);
    const [one, other] = [await hear(gateway, admin), await hear(gateway, client)];
    await untilWaiting(gateway, 1);
    const before = await count();
    await gateway.timers.pass(5_000);
    expect([await one.until(1), await other.until(1)]).toMatchObject([
      [{ kind: "CREATED" }],
      [{ kind: "CREATED" }],
    ]);
    expect(await count()).toBe(before + 1);
    await one.leave();
    await gateway.timers.pass(30_000);
    await other.until(2);
    await other.leave();
    await untilWaiting(gateway, 0);
    await gateway.timers.pass(600_000);
    expect(await count()).toBe(before + 2);
  });

  it("begins and ends while its viewer listens and turns it on and off", async () => {
    await turn([], client);
    const [one, other] = [await hear(gateway, client), await hear(gateway)];
    expect(gateway.timers.waiting).toBe(0);
    await turn(["MAIL"], client, `mail-on-${kind}`);
    await untilWaiting(gateway, 1);
    await gateway.timers.next();
    await one.until(1);
    await turn([], client, `mail-off-${kind}`);
    await untilWaiting(gateway, 0);
    expect(await other.until(1)).toHaveLength(1);
  });
});

it("with SIMULATION=on mail comes for guests, into the inbox of their sandbox alone, until the gateway closes", async () => {
  const gateway = await createTestGateway({ env: { SIMULATION: "on" } });
  const inbox = async (sandbox: string) =>
    (
      await gateway.inject({
        method: "POST",
        url: "/graphql",
        payload: { query: INBOX },
        headers: { "x-berth-sandbox": sandbox },
      })
    ).json<{ data: { mails: { total: number } } }>().data.mails.total;
  const [before, main] = [await inbox("harbour"), (await gateway.graphql(INBOX)).data];
  const one = await hear(gateway, undefined, "harbour");
  await untilWaiting(gateway, 1);
  await gateway.timers.next();
  await one.until(1);
  expect(await inbox("harbour")).toBe(before + 1);
  expect((await gateway.graphql(INBOX)).data).toEqual(main);
  expect(gateway.timers.waiting).toBe(1);
  await gateway.inject({ method: "DELETE", url: "/api/mock/sandboxes/harbour" });
  await untilWaiting(gateway, 0);
  await hear(gateway);
  await untilWaiting(gateway, 1);
  await gateway.close();
  expect(gateway.timers.waiting).toBe(0);
});
