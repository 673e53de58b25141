import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/email/mails.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { CELLS, ids, type Mail, mailCalls, shows } from "./mailCalls.ts";

const DAY = 86_400_000;
interface Changed {
  items: Mail[];
  undoToken: string;
}
const CHANGE = `mutation ($ids: [ID!]!, $input: MailChangeInput!) { mailBulkUpdate(ids: $ids, input: $input) { undoToken items { ${CELLS} } } }`;
const DRAFT = `mutation ($id: ID, $input: MailInput!, $expected: Int) { mailDraftSave(id: $id, input: $input, expectedVersion: $expected) { ${CELLS} } }`;
const SEND = `mutation ($id: ID, $input: MailInput!) { mailSend(draftId: $id, input: $input) { undoToken items { ${CELLS} } } }`;
const UNDO = "mutation ($token: String!) { undo(token: $token) { kind ids } }";

describe.each(storeKinds)("mails on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { list, counts, failure } = mailCalls(() => gateway);
  const change = async (ids: string[], input: object) =>
    (await ask<{ mailBulkUpdate: Changed }>(CHANGE, { ids, input })).mailBulkUpdate;
  const mail = async (id: string) =>
    (await ask<{ mail: Mail | null }>(`query ($id: ID!) { mail(id: $id) { ${CELLS} } }`, { id })).mail;
  const undo = (token: string, session?: string) => ask(UNDO, { token }, session);
  const remove = (ids: string[]) =>
    ask<{ mailBulkDelete: { ids: string[]; undoToken: string } }>(
      "mutation ($ids: [ID!]!) { mailBulkDelete(ids: $ids) { ids undoToken } }",
      { ids },
    );
  const to = [{ email: "felix.aumann@example.net", name: "Felix Aumann" }];

  it("are marked, moved and labelled together, and all of it is taken back", async () => {
    const [before, rows] = [await counts(), (await list()).items.slice(0, 3)];
    const chosen = rows.map(({ id }) => id);
    const { items, undoToken } = await change([...chosen, "999", "x"], {
      isRead: true,
      isStarred: true,
      folder: "SPAM",
      toggleLabel: "COMPANY",
    });
    expect(items).toHaveLength(3);
    for (const one of items) {
      expect(one).toMatchObject({ isRead: true, isStarred: true, folder: "SPAM" });
      expect(one.labels.includes("COMPANY")).toBe(
        !rows.find(({ id }) => id === one.id)?.labels.includes("COMPANY"),
      );
    }
    expect((await counts()).boxes.find(({ box }) => box === "SPAM")?.total).toBe(
      (before.boxes.find(({ box }) => box === "SPAM")?.total ?? 0) + 3,
    );
    await undo(undoToken);
    expect(await counts()).toEqual(before);
    expect((await list()).items.slice(0, 3).map(({ version, ...row }) => [version, row])).toEqual(
      rows.map(({ version, ...row }) => [version + 2, row]),
    );
  });

  it("go to the bin and back, and for good with their replies", async () => {
    const row = (await list({ q: "Retreat" })).items[0];
    const id = row?.id ?? "";
    await change([id], { isDeleted: true });
    expect((await list({ q: "Retreat" })).total).toBe(0);
    expect((await list({ box: "TRASHED", q: "Retreat" })).items[0]).toMatchObject({ id, folder: "INBOX" });
    expect((await change([id], { isDeleted: false })).items[0]).toMatchObject({
      folder: "INBOX",
      isDeleted: false,
    });
    const { mailBulkDelete } = await remove([id, "999"]);
    expect(mailBulkDelete.ids).toEqual([id]);
    expect(await mail(id)).toBeNull();
    await undo(mailBulkDelete.undoToken);
    expect(
      await ask("query ($id: ID!) { mail(id: $id) { replyCount replies { from { name } } } }", { id }),
    ).toEqual({
      mail: {
        replyCount: 3,
        replies: ["Ines Carvalho", "Maren Okafor", "Greta Holm"].map((name) => ({ from: { name } })),
      },
    });
  });

  it("are drafted, changed under a version, sent, and taken back", async () => {
    const draft = (await ask<{ mailDraftSave: Mail }>(DRAFT, { input: { subject: " Index " } }))
      .mailDraftSave;
    expect(draft).toMatchObject({ subject: "Index", folder: "DRAFT", isRead: true, to: [], version: 1 });
    const saved = (
      await ask<{ mailDraftSave: Mail }>(DRAFT, {
        id: draft.id,
        input: { subject: "Index", message: "<p onclick='x()'>Soon<script>alert(1)</script></p>", to },
        expected: 1,
      })
    ).mailDraftSave;
    expect(saved).toMatchObject({ message: "<p>Soon</p>", preview: "Soon", to, version: 2 });
    expect((await failure(DRAFT, { id: draft.id, input: {}, expected: 1 }))?.extensions).toMatchObject({
      code: "VERSION_CONFLICT",
      current: { version: 2 },
    });
    expect(
      (await failure(SEND, { id: draft.id, input: { subject: "Index" } }))?.extensions.fields,
    ).toHaveProperty("to");
    const sent = (
      await ask<{ mailSend: Changed }>(SEND, {
        id: draft.id,
        input: { subject: "Index", message: "<p>Now</p>", to },
      })
    ).mailSend;
    expect(sent.items[0]).toMatchObject({
      id: draft.id,
      folder: "SENT",
      from: { name: "Maren Okafor" },
      time: "2026-11-21T09:41:00.000Z",
    });
    expect((await failure(SEND, { id: draft.id, input: { to } }))?.extensions.code).toBe("NOT_FOUND");
    await undo(sent.undoToken);
    expect(await mail(draft.id)).toMatchObject({ folder: "DRAFT", message: "<p>Soon</p>" });
    const client = await gateway.signIn("client");
    const fresh = (await ask<{ mailSend: Changed }>(SEND, { input: { to, subject: "海" } }, client)).mailSend;
    expect(fresh.items[0]).toMatchObject({
      folder: "SENT",
      from: { name: "林知夏", email: "client@demo.com" },
    });
    await undo(fresh.undoToken, client);
    await remove([draft.id]);
    expect(ids((await list({ box: "SENT" })).items)).toEqual(
      ids(fixture.filter((row) => shows["SENT"]?.(row))),
    );
  });

  it.each([
    [{ subject: "x".repeat(201) }, "subject", "TOO_LONG"],
    [{ message: "x".repeat(200_001) }, "message", "TOO_LONG"],
    [{ to: [{ email: "x".repeat(201) }] }, "to.0.email", "TOO_LONG"],
    [
      { attachments: [{ fileName: "a.pdf", url: "https://elsewhere.example/a.pdf" }] },
      "attachments.0.url",
      "INVALID",
    ],
    [{ message: "a\0" }, "message", "INVALID"],
    [{ to: Array.from({ length: 101 }, () => ({ email: "a@example.com" })) }, "to", "OUT_OF_RANGE"],
  ])("refuse a wrong draft at its field, case %#, and keep nothing", async (input, field, code) => {
    expect((await failure(DRAFT, { input }))?.extensions.fields?.[field]?.code).toBe(code);
    expect((await list({ box: "DRAFT" })).total).toBe(fixture.filter((row) => shows["DRAFT"]?.(row)).length);
  });

  it("move on with the days, the replies too, until somebody replies", async () => {
    const THREAD = "query ($id: ID!) { mail(id: $id) { time lastAt replies { time } } }";
    const id = (await list({ q: "Canary" })).items[0]?.id ?? "";
    interface Thread {
      mail: { time: string; lastAt: string; replies: { time: string }[] };
    }
    const before = (await ask<Thread>(THREAD, { id })).mail;
    const later = (at: string) => new Date(Date.parse(at) + 5 * DAY).toISOString();
    gateway.clock.move(5 * DAY);
    expect((await ask<Thread>(THREAD, { id })).mail).toEqual({
      time: later(before.time),
      lastAt: later(before.lastAt),
      replies: before.replies.map(({ time }) => ({ time: later(time) })),
    });
    gateway.clock.move(-5 * DAY);
    expect((await ask<Thread>(THREAD, { id })).mail).toEqual(before);
  });

  it("lose none of 50 changes at once: a label that is toggled so often is as it was", async () => {
    const row = (await list()).items[5];
    const id = row?.id ?? "";
    await Promise.all(Array.from({ length: 50 }, () => change([id], { toggleLabel: "PRIVATE" })));
    expect(await mail(id)).toMatchObject({
      labels: expect.arrayContaining(row?.labels ?? []),
      version: (row?.version ?? 0) + 50,
    });
  });

  it("are refused when there are too many, and tell of their changes", async () => {
    expect(
      (await failure(CHANGE, { ids: Array.from({ length: 1_001 }, String), input: {} }))?.extensions.fields,
    ).toMatchObject({ ids: { code: "TOO_LONG" } });
    const events = gateway.live.subscribe("email_mails")[Symbol.asyncIterator]();
    const next = events.next();
    await change(["1"], { isRead: true });
    expect((await next).value).toEqual({ kind: "UPDATED", id: "1" });
    await events.return?.();
    expect(await ask("{ mailIds(filter: { box: TRASHED }) }")).toEqual({
      mailIds: fixture
        .filter(({ isDeleted }) => isDeleted)
        .map(({ id }) => String(id))
        .toReversed(),
    });
  });
});
