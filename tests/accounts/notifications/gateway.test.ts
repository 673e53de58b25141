import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/accounts/notifications.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import {
  answerOf,
  clearNotifications,
  countFields,
  type Counts,
  fields,
  type Note,
  notificationCalls,
  type Page,
} from "./notificationCalls.ts";

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
  const read = (ids: string[], token = client) =>
    ask<Note[]>(`mutation($ids: [ID!]!) { notificationRead(ids: $ids) { ${fields} } }`, { ids }, token);

  it("come newest first, each with what it says and where it leads", async () => {
    await told("First", {
      kind: "billing",
      tone: "ok",
      message: "credited",
      params: { amount: "¥5.00" },
      text: "By hand",
      link: "/user/recharge",
    });
    gateway.clock.move(1);
    await told("Second", { progress: 40 });
    const { items } = (await page()).one;
    expect(items.map(({ title }) => title)).toEqual(["Second", "First"]);
    expect(items[1]).toMatchObject({
      kind: "BILLING",
      tone: "OK",
      message: "credited",
      params: { amount: "¥5.00" },
      text: "By hand",
      link: "/user/recharge",
      progress: null,
      readAt: null,
    });
    expect(items[0]).toMatchObject({ message: null, params: {}, text: null, link: null, progress: 40 });
  });

  it("are paged by the last identifier, so that new ones shift nothing", async () => {
    for (const title of ["a", "b", "c", "d", "e"]) await told(title);
    const { items, hasMore } = (await page({ first: 2 })).one;
    expect([items.map(({ title }) => title), hasMore]).toEqual([["e", "d"], true]);
    await told("f");
    const next = (await page({ first: 3, before: items[1]?.id })).one;
    expect([next.items.map(({ title }) => title), next.hasMore]).toEqual([["c", "b", "a"], false]);
  });

  it("are filtered by kind, by unread and by running work", async () => {
    await told("bill", { kind: "billing" });
    await told("done", { kind: "deployment", progress: 100 });
    await told("running", { kind: "deployment", progress: 99 });
    await read([(await page({ filter: { kinds: ["BILLING"] } })).one.items[0]?.id ?? ""]);
    expect(await titles({ filter: { kinds: ["DEPLOYMENT", "MAIL"] } })).toEqual(["running", "done"]);
    expect(await titles({ filter: { kinds: [] } })).toEqual([]);
    expect(await titles({ filter: { unread: true } })).toEqual(["running", "done"]);
    expect(await titles({ filter: { unread: false } })).toEqual(["bill"]);
    expect(await titles({ filter: { running: true } })).toEqual(["running"]);
    expect(await titles({ filter: { running: false } })).toEqual(["done", "bill"]);
  });

  it("are counted: unread in all and by kind, and running work", async () => {
    await told("bill", { kind: "billing" });
    await told("work", { kind: "deployment", progress: 3 });
    expect(await counts()).toEqual({
      unread: 2,
      running: 1,
      kinds: [
        { kind: "ORDER", unread: 0 },
        { kind: "BILLING", unread: 1 },
        { kind: "DEBT", unread: 0 },
        { kind: "TRANSFER", unread: 0 },
        { kind: "REWARD", unread: 0 },
        { kind: "SUPPORT", unread: 0 },
        { kind: "DEPLOYMENT", unread: 1 },
        { kind: "MAIL", unread: 0 },
        { kind: "SYSTEM", unread: 0 },
      ],
    });
  });

  it("are read one by one, and keep the time at which they were read first", async () => {
    const id = await told("news");
    const { one } = await read([id, "ntf_unknown", "\0", id]);
    expect(one).toMatchObject([{ id, readAt: new Date(gateway.clock.now()).toISOString() }]);
    gateway.clock.move(60_000);
    expect((await read([id])).one).toEqual(one);
    expect((await counts()).unread).toBe(0);
  });

  it("are read all at once, or all of a kind", async () => {
    for (const news of ["billing", "billing", "mail"] as const) await told(news, { kind: news });
    const all = (only?: string) =>
      ask<Counts>(
        `mutation($kind: NotificationKind) { notificationReadAll(kind: $kind) { ${countFields} } }`,
        { kind: only },
      );
    expect((await all("BILLING")).one).toMatchObject({ unread: 1 });
    expect((await all()).one).toMatchObject({ unread: 0 });
  });

  it("belong to one person: others neither see nor count nor read them", async () => {
    const id = await told("secret");
    expect(await titles({}, admin)).toEqual([]);
    expect((await counts(admin)).unread).toBe(0);
    expect((await read([id], admin)).one).toEqual([]);
    await ask("mutation { notificationReadAll { unread } }", {}, admin);
    expect((await counts()).unread).toBe(1);
  });

  it("refuse to read more than 100 at once", async () => {
    expect((await read(Array.from({ length: 101 }, (_, at) => `ntf_${at}`))).error).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { ids: {} },
    });
  });

  it("give the first answer again for the same key", async () => {
    const id = await told("once");
    const query = `mutation($ids: [ID!]!) { notificationRead(ids: $ids, idempotencyKey: "${id}") { id readAt } }`;
    const first = await ask(query, { ids: [id] });
    await gateway.store.db
      .updateTable("accounts_notifications")
      .set({ readAt: null })
      .where("id", "=", id)
      .execute();
    expect((await ask(query, { ids: [id] })).one).toEqual(first.one);
    expect((await counts()).unread).toBe(1);
    expect((await ask(query, { ids: ["other"] })).error?.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it.each([
    "{ notifications { hasMore } }",
    "{ notificationCounts { unread } }",
    "{ notificationSettings { kind } }",
    'mutation { notificationRead(ids: ["a"]) { id } }',
    "mutation { notificationReadAll { unread } }",
    "mutation { notificationSettingsSet(input: []) { kind } }",
    "subscription { notificationChanged { id } }",
  ])("need a session: %s", async (query) => {
    const answer = await gateway.inject({
      method: "POST",
      url: "/graphql",
      headers: { accept: "text/event-stream, application/json" },
      payload: { query },
    });
    expect(answer.body).toContain("UNAUTHENTICATED");
  });
});

describe("the sample notifications", () => {
  it("are there for every sample account, dated before now, the running work first", async () => {
    const gateway = await createTestGateway();
    for (const name of ["admin", "client", "support", "developer", "finance", "finance2"]) {
      const answer = await gateway.graphql(
        "{ notifications(first: 100) { items { title createdAt progress } } }",
        {},
        await gateway.signIn(name),
      );
      const { items } = answerOf<Page>(answer).one;
      const own = fixture.filter(({ userId }) => userId === `usr_${name}`);
      expect(items.map(({ title }) => title)).toEqual(
        own.toSorted((a, b) => a.minutesAgo - b.minutesAgo).map(({ title }) => title),
      );
      expect(items.map(({ createdAt }) => createdAt)).toEqual(
        items
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .toReversed(),
      );
      expect(items.every(({ createdAt }) => Date.parse(createdAt) <= gateway.clock.now())).toBe(true);
    }
    await gateway.close();
  }, 60_000);
});
