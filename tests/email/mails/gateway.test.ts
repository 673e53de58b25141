import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/email/mails.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";

const DAY = 86_400_000;
interface Mail { id: string; subject: string; folder: string; labels: string[]; isRead: boolean; isStarred: boolean; isDeleted: boolean; time: string; lastAt: string; message: string; version: number; from: { name: string } }
interface Changed { items: Mail[]; undoToken: string }
interface Counts { boxes: { box: string; total: number; unread: number }[]; labels: { label: string; total: number; unread: number }[] }
const CELLS = "id subject folder labels isRead isStarred isDeleted time lastAt replyCount version message preview from { name email avatar } to { email name } attachments { fileName thumbnail url size }";
const LIST = `query ($page: Int! = 1, $size: Int! = 100, $sort: MailSort, $filter: MailFilter) {
  mails(page: $page, itemsPerPage: $size, sort: $sort, filter: $filter) { total page itemsPerPage items { ${CELLS} } } }`;
const COUNTS = "{ mailCounts { boxes { box total unread } labels { label total unread } } }";
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
  const list = async (filter: object = {}, more: object = {}) => (await ask<{ mails: { total: number; items: Mail[] } }>(LIST, { filter, ...more })).mails;
  const counts = async () => (await ask<{ mailCounts: Counts }>(COUNTS)).mailCounts;
  const change = async (ids: string[], input: object) => (await ask<{ mailBulkUpdate: Changed }>(CHANGE, { ids, input })).mailBulkUpdate;
  const mail = async (id: string) => (await ask<{ mail: Mail | null }>(`query ($id: ID!) { mail(id: $id) { ${CELLS} } }`, { id })).mail;
  const failure = async (query: string, variables?: object) => (await gateway.graphql(query, variables)).errors?.[0];
  const undo = (token: string, session?: string) => ask(UNDO, { token }, session);
  const remove = (ids: string[]) => ask<{ mailBulkDelete: { ids: string[]; undoToken: string } }>("mutation ($ids: [ID!]!) { mailBulkDelete(ids: $ids) { ids undoToken } }", { ids });
  const to = [{ email: "felix.aumann@example.net", name: "Felix Aumann" }];

  const shows: Record<string, (row: (typeof fixture)[number]) => boolean> = {
    INBOX: (row) => row.folder === "inbox" && !row.isDeleted, DRAFT: (row) => row.folder === "draft" && !row.isDeleted, SPAM: (row) => row.folder === "spam" && !row.isDeleted,
    SENT: (row) => row.folder === "sent" && !row.isDeleted, STARRED: (row) => row.isStarred && !row.isDeleted, TRASHED: (row) => row.isDeleted,
    SNOOZED: () => false, SCHEDULED: () => false, ARCHIVED: () => false,
  };
  const ids = (rows: { id: string | number }[]) => rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);

  it.each(Object.keys(shows))("show the box %s, newest thread first", async (box) => {
    const { items, total } = await list({ box });
    expect(ids(items)).toEqual(ids(fixture.filter((row) => shows[box]?.(row))));
    expect(total).toBe(items.length);
    expect(items.map(({ lastAt }) => lastAt)).toEqual(items.map(({ lastAt }) => lastAt).toSorted().toReversed());
  });

  it("show the inbox where nothing is asked for, and every folder for a label alone", async () => {
    expect((await list()).items).toEqual((await list({ box: "INBOX" })).items);
    for (const label of ["private", "company", "personal", "important"]) {
      const wanted = fixture.filter((row) => row.labels.includes(label) && !row.isDeleted);
      expect(ids((await list({ labels: [label.toUpperCase()] })).items)).toEqual(ids(wanted));
      expect(ids((await list({ labels: [label.toUpperCase()], box: "SENT" })).items)).toEqual(ids(wanted.filter(({ folder }) => folder === "sent")));
    }
    expect((await list({ labels: ["COMPANY", "IMPORTANT"], isRead: false })).items.every(({ labels, isRead }) => labels.includes("IMPORTANT") && !isRead)).toBe(true);
  });

  it("count what each box and label shows, opened or not", async () => {
    const { boxes, labels } = await counts();
    expect(boxes).toEqual(Object.entries(shows).map(([box, holds]) => {
      const rows = fixture.filter(holds);
      return { box, total: rows.length, unread: rows.filter(({ isRead }) => !isRead).length };
    }));
    expect(labels).toEqual(["private", "company", "personal", "important"].map((label) => {
      const rows = fixture.filter((row) => row.labels.includes(label) && !row.isDeleted);
      return { label: label.toUpperCase(), total: rows.length, unread: rows.filter(({ isRead }) => !isRead).length };
    }));
  });

  it.each(["TIME", "SENDER", "SUBJECT"])("sort by %s both ways, page by page", async (field) => {
    const value = (row: Mail) => ({ TIME: row.lastAt, SENDER: row.from.name.normalize("NFKC").toLowerCase(), SUBJECT: row.subject.normalize("NFKC").toLowerCase() })[field] ?? "";
    const base = (await list()).items.toSorted((a, b) => Number(b.id) - Number(a.id));
    for (const [order, way] of [["ASC", 1], ["DESC", -1]] as const) {
      const expected = base.toSorted((a, b) => (value(a) < value(b) ? -way : value(a) > value(b) ? way : 0)).map(({ id }) => id);
      const found = [];
      for (let page = 1; page <= 5; page += 1) found.push(...(await list({}, { page, size: 7, sort: { field, order } })).items);
      expect(found.map(({ id }) => id)).toEqual(expected);
    }
  });

  it("find text of sender and subject alone, in any letter case", async () => {
    expect((await list({ q: "AIKO" })).items.map(({ subject }) => subject)).toEqual(["Canary of release 4.2"]);
    expect((await list({ q: "灯塔" })).total).toBe(0);
    expect((await list({ q: "空状态" })).total).toBe(1);
    expect((await list({ q: "تدريب" })).total).toBe(1);
    for (const q of ["%", "_", "snoring", "'; drop table email_mails; --"]) expect((await list({ q })).total).toBe(0);
    for (const [variables, field] of [[{ page: 0 }, "page"], [{ size: 101 }, "itemsPerPage"], [{ filter: { q: "x".repeat(201) } }, "filter.q"]] as const) {
      expect((await failure(LIST, variables))?.extensions.fields).toHaveProperty([field]);
    }
  });

  it("are marked, moved and labelled together, and all of it is taken back", async () => {
    const [before, rows] = [await counts(), (await list()).items.slice(0, 3)];
    const chosen = rows.map(({ id }) => id);
    const { items, undoToken } = await change([...chosen, "999", "x"], { isRead: true, isStarred: true, folder: "SPAM", toggleLabel: "COMPANY" });
    expect(items).toHaveLength(3);
    for (const one of items) {
      expect(one).toMatchObject({ isRead: true, isStarred: true, folder: "SPAM" });
      expect(one.labels.includes("COMPANY")).toBe(!rows.find(({ id }) => id === one.id)?.labels.includes("COMPANY"));
    }
    expect((await counts()).boxes.find(({ box }) => box === "SPAM")?.total).toBe((before.boxes.find(({ box }) => box === "SPAM")?.total ?? 0) + 3);
    await undo(undoToken);
    expect(await counts()).toEqual(before);
    expect((await list()).items.slice(0, 3).map(({ version, ...row }) => [version, row])).toEqual(rows.map(({ version, ...row }) => [version + 2, row]));
  });

  it("go to the bin and back, and for good with their replies", async () => {
    const row = (await list({ q: "Retreat" })).items[0];
    const id = row?.id ?? "";
    await change([id], { isDeleted: true });
    expect((await list({ q: "Retreat" })).total).toBe(0);
    expect((await list({ box: "TRASHED", q: "Retreat" })).items[0]).toMatchObject({ id, folder: "INBOX" });
    expect((await change([id], { isDeleted: false })).items[0]).toMatchObject({ folder: "INBOX", isDeleted: false });
    const { mailBulkDelete } = await remove([id, "999"]);
    expect(mailBulkDelete.ids).toEqual([id]);
    expect(await mail(id)).toBeNull();
    await undo(mailBulkDelete.undoToken);
    expect(await ask("query ($id: ID!) { mail(id: $id) { replyCount replies { from { name } } } }", { id })).toEqual(
      { mail: { replyCount: 3, replies: ["Ines Carvalho", "Maren Okafor", "Greta Holm"].map((name) => ({ from: { name } })) } });
  });

  it("are drafted, changed under a version, sent, and taken back", async () => {
    const draft = (await ask<{ mailDraftSave: Mail }>(DRAFT, { input: { subject: " Index " } })).mailDraftSave;
    expect(draft).toMatchObject({ subject: "Index", folder: "DRAFT", isRead: true, to: [], version: 1 });
    const saved = (await ask<{ mailDraftSave: Mail }>(DRAFT, { id: draft.id, input: { subject: "Index", message: "<p onclick='x()'>Soon<script>alert(1)</script></p>", to }, expected: 1 })).mailDraftSave;
    expect(saved).toMatchObject({ message: "<p>Soon</p>", preview: "Soon", to, version: 2 });
    expect((await failure(DRAFT, { id: draft.id, input: {}, expected: 1 }))?.extensions).toMatchObject({ code: "VERSION_CONFLICT", current: { version: 2 } });
    expect((await failure(SEND, { id: draft.id, input: { subject: "Index" } }))?.extensions.fields).toHaveProperty("to");
    const sent = (await ask<{ mailSend: Changed }>(SEND, { id: draft.id, input: { subject: "Index", message: "<p>Now</p>", to } })).mailSend;
    expect(sent.items[0]).toMatchObject({ id: draft.id, folder: "SENT", from: { name: "Maren Okafor" }, time: "2026-11-21T09:41:00.000Z" });
    expect((await failure(SEND, { id: draft.id, input: { to } }))?.extensions.code).toBe("NOT_FOUND");
    await undo(sent.undoToken);
    expect(await mail(draft.id)).toMatchObject({ folder: "DRAFT", message: "<p>Soon</p>" });
    const client = await gateway.signIn("client");
    const fresh = (await ask<{ mailSend: Changed }>(SEND, { input: { to, subject: "海" } }, client)).mailSend;
    expect(fresh.items[0]).toMatchObject({ folder: "SENT", from: { name: "林知夏", email: "client@demo.com" } });
    await undo(fresh.undoToken, client);
    await remove([draft.id]);
    expect(ids((await list({ box: "SENT" })).items)).toEqual(ids(fixture.filter((row) => shows["SENT"]?.(row))));
  });

  it.each([
    [{ subject: "x".repeat(201) }, "subject", "TOO_LONG"], [{ message: "x".repeat(200_001) }, "message", "TOO_LONG"], [{ to: [{ email: "nobody" }] }, "to.0.email", "INVALID"],
    [{ attachments: [{ fileName: "a.pdf", url: "https://elsewhere.example/a.pdf" }] }, "attachments.0.url", "INVALID"], [{ message: "a\0" }, "message", "INVALID"],
    [{ to: Array.from({ length: 101 }, () => ({ email: "a@example.com" })) }, "to", "OUT_OF_RANGE"],
  ])("refuse a wrong draft at its field, case %#, and keep nothing", async (input, field, code) => {
    expect((await failure(DRAFT, { input }))?.extensions.fields?.[field]?.code).toBe(code);
    expect((await list({ box: "DRAFT" })).total).toBe(fixture.filter((row) => shows["DRAFT"]?.(row)).length);
  });

  it("move on with the days, the replies too, until somebody replies", async () => {
    const THREAD = "query ($id: ID!) { mail(id: $id) { time lastAt replies { time } } }";
    const id = (await list({ q: "Canary" })).items[0]?.id ?? "";
    interface Thread { mail: { time: string; lastAt: string; replies: { time: string }[] } }
    const before = (await ask<Thread>(THREAD, { id })).mail;
    const later = (at: string) => new Date(Date.parse(at) + 5 * DAY).toISOString();
    gateway.clock.move(5 * DAY);
    expect((await ask<Thread>(THREAD, { id })).mail).toEqual({ time: later(before.time), lastAt: later(before.lastAt), replies: before.replies.map(({ time }) => ({ time: later(time) })) });
    gateway.clock.move(-5 * DAY);
    expect((await ask<Thread>(THREAD, { id })).mail).toEqual(before);
  });

  it("lose none of 50 changes at once: a label that is toggled so often is as it was", async () => {
    const row = (await list()).items[5];
    const id = row?.id ?? "";
    await Promise.all(Array.from({ length: 50 }, () => change([id], { toggleLabel: "PRIVATE" })));
    expect(await mail(id)).toMatchObject({ labels: expect.arrayContaining(row?.labels ?? []), version: (row?.version ?? 0) + 50 });
  });

  it("are refused when there are too many, and tell of their changes", async () => {
    expect((await failure(CHANGE, { ids: Array.from({ length: 1_001 }, String), input: {} }))?.extensions.fields).toMatchObject({ ids: { code: "TOO_LONG" } });
    const events = gateway.live.subscribe("email_mails")[Symbol.asyncIterator]();
    const next = events.next();
    await change(["1"], { isRead: true });
    expect((await next).value).toEqual({ kind: "UPDATED", id: "1" });
    await events.return?.();
    expect(await ask("{ mailIds(filter: { box: TRASHED }) }")).toEqual({ mailIds: fixture.filter(({ isDeleted }) => isDeleted).map(({ id }) => String(id)).toReversed() });
  });
});
