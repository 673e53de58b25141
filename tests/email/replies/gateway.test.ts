import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const DAY = 86_400_000;
const MAIL =
  "id isRead replyCount version lastAt time replies { id message time from { name email } to { email name } attachments { fileName thumbnail } }";
const REPLY = `mutation ($id: ID!, $input: MailReplyInput!) { mailReply(id: $id, input: $input) { ${MAIL} } }`;
const FIND = "query ($q: String!) { mails(filter: { q: $q }) { items { id } } }";
interface Mail {
  id: string;
  isRead: boolean;
  replyCount: number;
  version: number;
  lastAt: string;
  time: string;
  replies: { message: string; time: string; from: { name: string } }[];
}

describe.each(storeKinds)("replies on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const find = async (q: string) =>
    (await ask<{ mails: { items: { id: string }[] } }>(FIND, { q })).mails.items[0]?.id ?? "";
  const mail = async (id: string) =>
    (await ask<{ mail: Mail }>(`query ($id: ID!) { mail(id: $id) { ${MAIL} } }`, { id })).mail;
  const input = (more: object = {}) => ({
    to: [{ email: "anh.pham@example.org", name: "Anh Pham" }],
    message: "<p>Lovely.</p>",
    ...more,
  });
  const reply = async (id: string, more?: object, token?: string) =>
    (await ask<{ mailReply: Mail }>(REPLY, { id, input: input(more) }, token)).mailReply;

  it("stand at the end of the thread, and bring it to the top, opened", async () => {
    const id = await find("lighthouse fades");
    const answered = await reply(id, {
      message: "<p>Lovely.<script>x()</script></p>",
      attachments: [{ fileName: "plan.CSV", url: "/media/attachments/latency.csv" }],
    });
    expect(answered).toMatchObject({ isRead: true, replyCount: 1, lastAt: "2026-11-21T09:41:00.000Z" });
    expect(answered.replies).toMatchObject([
      {
        message: "<p>Lovely.</p>",
        from: { name: "Maren Okafor" },
        attachments: [{ fileName: "plan.CSV", thumbnail: "/media/files/sheet.svg" }],
      },
    ]);
    expect(
      (await ask<{ mails: { items: { id: string }[] } }>("{ mails { items { id } } }")).mails.items[0]?.id,
    ).toBe(id);
    const other = await reply(id, {}, await gateway.signIn("developer"));
    expect(other.replies.map(({ from }) => from.name)).toEqual(["Maren Okafor", "Ines Carvalho"]);
  });

  it("keep their thread on the days it stands on", async () => {
    const id = await find("Canary");
    const before = await reply(id);
    gateway.clock.move(3 * DAY);
    expect(await mail(id)).toEqual(before);
    gateway.clock.move(-3 * DAY);
  });

  it("are read for a whole page at once", async () => {
    const { mails } = await ask<{ mails: { items: Mail[] } }>(
      `{ mails(itemsPerPage: 100) { items { ${MAIL} } } }`,
    );
    expect(mails.items.every(({ replies, replyCount }) => replies.length === replyCount)).toBe(true);
    for (const { replies, lastAt, time } of mails.items) expect(lastAt).toBe(replies.at(-1)?.time ?? time);
  });

  it("are all kept when 50 come at once", async () => {
    const id = await find("lighthouse fades");
    const { replyCount } = await mail(id);
    await Promise.all(Array.from({ length: 50 }, (_, at) => reply(id, { message: `<p>${at}</p>` })));
    const after = await mail(id);
    expect(after.replyCount).toBe(replyCount + 50);
    expect(after.replies).toHaveLength(replyCount + 50);
  });

  it.each([
    [{ to: [] }, "to"],
    [{ message: "" }, "message"],
    [{ message: "<script>x()</script>" }, "message"],
    [{ message: "x".repeat(200_001) }, "message"],
    [{ to: [{ email: "x" }] }, "to.0.email"],
    [{ attachments: [{ fileName: "", url: "/media/a.svg" }] }, "attachments.0.fileName"],
  ])("refuse a wrong value at its field, case %#, and add nothing", async (more, field) => {
    const id = await find("Handover");
    const { errors } = await gateway.graphql(REPLY, { id, input: input(more) });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: { message: expect.any(String) } },
    });
    expect((await mail(id)).replyCount).toBe(0);
  });

  it("are refused to mails that are not there", async () => {
    for (const id of ["999", "abc", ""])
      expect((await gateway.graphql(REPLY, { id, input: input() })).errors?.[0]?.extensions.code).toBe(
        "NOT_FOUND",
      );
  });

  const SEND =
    "mutation ($draftId: ID, $input: MailInput!, $sendAt: DateTime, $hold: Int! = 0) { mailSend(draftId: $draftId, input: $input, sendAt: $sendAt, holdSeconds: $hold) { undoToken items { id folder replyToId replyCount } } }";
  interface Sent {
    mailSend: { undoToken: string | null; items: { id: string; folder: string; replyToId: string | null }[] };
  }
  const KEEP =
    "mutation ($id: ID, $input: MailInput!) { mailDraftSave(id: $id, input: $input) { id folder replyToId } }";
  const box = async (name: string) =>
    (
      await ask<{ mails: { items: { subject: string; replyToId: string | null }[] } }>(
        `{ mails(itemsPerPage: 100, filter: { box: ${name} }) { items { subject replyToId } } }`,
      )
    ).mails.items.filter(({ replyToId }) => replyToId !== null);

  it("are among the sent mails too", async () => {
    const id = await find("The piano");
    await reply(id);
    expect(await box("SENT")).toContainEqual({ subject: "Re: The piano", replyToId: id });
  });

  it("are drafts, are scheduled, and stand in the thread when they went out in their time", async () => {
    const id = await find("Your tickets");
    const { mailDraftSave } = await ask<{ mailDraftSave: { id: string } }>(KEEP, {
      input: { replyTo: id, message: "<p>Ha" },
    });
    expect(mailDraftSave).toMatchObject({ folder: "DRAFT", replyToId: id });
    const sendAt = new Date(gateway.clock.now() + DAY).toISOString();
    const { mailSend } = await ask<Sent>(SEND, {
      draftId: mailDraftSave.id,
      input: input({ replyTo: id, message: "<p>Half.</p>" }),
      sendAt,
    });
    expect(mailSend.items).toMatchObject([{ id: mailDraftSave.id, folder: "DRAFT", replyToId: id }]);
    expect((await mail(id)).replies).toHaveLength(0);
    await gateway.timers.pass(DAY);
    expect(await mail(id)).toMatchObject({
      replyCount: 1,
      lastAt: sendAt,
      replies: [{ message: "<p>Half.</p>", time: sendAt }],
    });
    gateway.clock.move(-DAY);
  });

  it("go out at once for good, and answer the thread they stand in", async () => {
    const id = await find("lighthouse fades");
    const { replyCount } = await mail(id);
    const { mailSend } = await ask<Sent>(SEND, { input: input({ replyTo: id }) });
    expect(mailSend).toMatchObject({
      undoToken: null,
      items: [
        { folder: "SENT", replyToId: id },
        { id, replyCount: replyCount + 1 },
      ],
    });
  });

  it("keep no way back that nobody could take", async () => {
    const id = await find("lighthouse fades");
    const kept = async () => (await gateway.store.db.selectFrom("undo_entries").selectAll().execute()).length;
    const before = await kept();
    await ask<Sent>(SEND, { input: input({ replyTo: id }) });
    await reply(id);
    expect(await kept()).toBe(before);
    await ask<Sent>(SEND, { input: input({ subject: "No reply" }) });
    expect(await kept()).toBe(before + 1);
  });

  it("go out on their own where their thread is gone meanwhile", async () => {
    const { mailSend: first } = await ask<Sent>(SEND, { input: input({ subject: "Short-lived" }) });
    const id = first.items[0]?.id ?? "";
    const { mailDraftSave } = await ask<{ mailDraftSave: { id: string } }>(KEEP, { input: { replyTo: id } });
    await ask("mutation ($id: ID!) { mailBulkDelete(ids: [$id]) { ids } }", { id });
    const { mailSend } = await ask<Sent>(SEND, {
      draftId: mailDraftSave.id,
      input: input({ replyTo: id }),
    });
    expect(mailSend.items).toMatchObject([{ id: mailDraftSave.id, folder: "SENT" }]);
  });

  it.each([
    ["to no mail that there is", { replyTo: "999" }, "NOT_FOUND"],
    ["without a word", { replyTo: "1", message: " " }, "BAD_USER_INPUT"],
  ])("are not sent %s", async (_, more, code) => {
    const before = await box("SENT");
    expect((await gateway.graphql(SEND, { input: input(more) })).errors?.[0]?.extensions.code).toBe(code);
    expect(await box("SENT")).toEqual(before);
  });
});
