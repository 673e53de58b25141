import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const HOUR = 3_600_000;
interface Mail {
  id: string;
  folder: string;
  isRead: boolean;
  isArchived: boolean;
  snoozedUntil: string | null;
  sendAt: string | null;
  lastAt: string;
  labels: string[];
  version: number;
}
interface Changed {
  items: Mail[];
  undoToken: string;
  counts: { boxes: { box: string; total: number }[] };
}
const ANSWER =
  "undoToken items { id folder isRead isArchived snoozedUntil sendAt lastAt labels version } counts { boxes { box total } }";
const CHANGE = `mutation ($ids: [ID!]!, $input: MailChangeInput!) { mailBulkUpdate(ids: $ids, input: $input) { ${ANSWER} } }`;
const SEND = `mutation ($input: MailInput!, $sendAt: DateTime, $hold: Int! = 0, $key: String) { mailSend(input: $input, sendAt: $sendAt, holdSeconds: $hold, idempotencyKey: $key) { ${ANSWER} } }`;
const CANCEL = `mutation ($id: ID!) { mailSendCancel(id: $id) { ${ANSWER} } }`;

describe.each(storeKinds)("mails that wait on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const at = (ms: number) => new Date(gateway.clock.now() + ms).toISOString();
  const ids = async (box: string) =>
    (
      await ask<{ mails: { items: Mail[] } }>(
        `{ mails(itemsPerPage: 100, filter: { box: ${box} }) { items { id } } }`,
      )
    ).mails.items.map(({ id }) => id);
  const change = async (id: string, input: object) =>
    (await ask<{ mailBulkUpdate: Changed }>(CHANGE, { ids: [id], input })).mailBulkUpdate;
  const mail = async (id: string) =>
    (
      await ask<{ mail: Mail }>(
        "query ($id: ID!) { mail(id: $id) { folder isRead snoozedUntil sendAt lastAt } }",
        { id },
      )
    ).mail;
  const send = async (more: object) =>
    (
      await ask<{ mailSend: Changed }>(SEND, {
        input: { to: [{ email: "a@example.com" }], subject: "Later" },
        ...more,
      })
    ).mailSend;
  const failure = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables)).errors?.[0]?.extensions;

  it("are snoozed out of the inbox, and come back to its top unopened, in their time", async () => {
    const id = (await ids("INBOX"))[4] ?? "";
    const until = at(3 * HOUR);
    const { items, counts } = await change(id, { snoozedUntil: until });
    expect(items[0]).toMatchObject({ id, folder: "INBOX", snoozedUntil: until });
    expect(counts.boxes.find(({ box }) => box === "SNOOZED")?.total).toBe(1);
    expect([await ids("SNOOZED"), (await ids("INBOX")).includes(id)]).toEqual([[id], false]);
    await gateway.timers.pass(3 * HOUR);
    expect((await ids("INBOX"))[0]).toBe(id);
    expect(await mail(id)).toMatchObject({ isRead: false, snoozedUntil: null, lastAt: until });
    gateway.clock.move(-3 * HOUR);
  });

  it("are brought back by moving them, archived and restored", async () => {
    const id = (await ids("INBOX"))[3] ?? "";
    await change(id, { snoozedUntil: at(HOUR) });
    expect((await change(id, { folder: "INBOX" })).items[0]).toMatchObject({ snoozedUntil: null });
    expect((await change(id, { isArchived: true })).items[0]).toMatchObject({
      folder: "INBOX",
      isArchived: true,
    });
    expect([await ids("ARCHIVED"), (await ids("INBOX")).includes(id)]).toEqual([[id], false]);
    expect((await change(id, { folder: "INBOX" })).items[0]).toMatchObject({ isArchived: false });
  });

  it("take a label that they have, and lose one that they have not, without a word", async () => {
    const id = (await ids("INBOX"))[0] ?? "";
    for (const input of [{ addLabel: "PRIVATE" }, { addLabel: "PRIVATE" }])
      expect((await change(id, input)).items[0]?.labels.filter((label) => label === "PRIVATE")).toHaveLength(
        1,
      );
    for (const input of [{ removeLabel: "PRIVATE" }, { removeLabel: "PRIVATE" }])
      expect((await change(id, input)).items[0]?.labels).not.toContain("PRIVATE");
  });

  it("are held back for ten seconds, and are drafts again when they are cancelled meanwhile", async () => {
    const {
      items: [held],
    } = await send({ hold: 10 });
    expect(held).toMatchObject({ folder: "DRAFT", sendAt: at(10_000) });
    expect(await ids("SCHEDULED")).toEqual([held?.id]);
    const { mailSendCancel } = await ask<{ mailSendCancel: Changed }>(CANCEL, { id: held?.id });
    expect(mailSendCancel.items[0]).toMatchObject({ folder: "DRAFT", sendAt: null });
    await gateway.timers.pass(11_000);
    expect(await mail(held?.id ?? "")).toMatchObject({ folder: "DRAFT" });
    gateway.clock.move(-11_000);
  });

  it("go out in their time though nobody looks, and cannot be cancelled then", async () => {
    const events = gateway.live.subscribe("email_mails")[Symbol.asyncIterator]();
    const created = events.next();
    const id = (await send({ sendAt: at(2 * HOUR) })).items[0]?.id ?? "";
    expect((await created).value).toEqual({ kind: "CREATED", id });
    const told = events.next();
    await gateway.timers.pass(2 * HOUR);
    expect((await told).value).toEqual({ kind: "UPDATED", id });
    await events.return?.();
    expect(await mail(id)).toMatchObject({ folder: "SENT", sendAt: null, lastAt: at(0) });
    expect(await failure(CANCEL, { id })).toMatchObject({ code: "NOT_FOUND" });
    gateway.clock.move(-2 * HOUR);
  });

  it("go out, and come back, in their time where the call came with an idempotency key", async () => {
    const sent = (await send({ sendAt: at(2 * HOUR), key: "send-later" })).items[0]?.id ?? "";
    const snoozed = (await ids("INBOX"))[4] ?? "";
    await ask(
      'mutation ($ids: [ID!]!, $until: DateTime!) { mailBulkUpdate(ids: $ids, input: { snoozedUntil: $until }, idempotencyKey: "snooze") { undoToken } }',
      { ids: [snoozed], until: at(3 * HOUR) },
    );
    await gateway.timers.pass(3 * HOUR);
    expect(await mail(sent)).toMatchObject({ folder: "SENT" });
    expect(await mail(snoozed)).toMatchObject({ snoozedUntil: null });
    gateway.clock.move(-3 * HOUR);
  });

  it("are not sent because somebody looks", async () => {
    const id = (await send({ sendAt: at(2 * HOUR) })).items[0]?.id ?? "";
    gateway.clock.move(2 * HOUR);
    expect(await ids("SCHEDULED")).toEqual([id]);
    expect(await mail(id)).toMatchObject({ folder: "DRAFT" });
    await gateway.inject({ url: "/api/apps/email?filter=draft" });
    expect(await mail(id)).toMatchObject({ folder: "DRAFT" });
    await gateway.timers.pass(0);
    expect(await mail(id)).toMatchObject({ folder: "SENT" });
    gateway.clock.move(-2 * HOUR);
  });

  it("refuse a time that is over or too far, and change nothing", async () => {
    const id = (await ids("INBOX"))[0] ?? "";
    for (const when of [at(-HOUR), at(10_000), at(400 * 24 * HOUR)]) {
      expect(await failure(CHANGE, { ids: [id], input: { snoozedUntil: when } })).toMatchObject({
        fields: { snoozedUntil: { code: "INVALID" } },
      });
      expect(
        await failure(SEND, { input: { to: [{ email: "a@example.com" }] }, sendAt: when }),
      ).toMatchObject({ fields: { sendAt: { code: "INVALID" } } });
    }
    expect(await failure(SEND, { input: { to: [{ email: "a@example.com" }] }, hold: 61 })).toMatchObject({
      fields: { holdSeconds: { code: "OUT_OF_RANGE" } },
    });
    expect(await ids("SNOOZED")).toEqual([]);
  });
});
