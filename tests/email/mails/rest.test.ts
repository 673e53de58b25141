import { existsSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/email/mails.json" with { type: "json" };
import { readConfig } from "#gateway/platform/config.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { meta, restCalls } from "./restCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(() => prepareStore(gateway.store, readConfig({ NODE_ENV: "test" }), gateway.clock, true));
afterAll(() => gateway.close());
const { get } = restCalls(() => gateway);
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
const wanted = (holds: (row: (typeof fixture)[number]) => boolean) => ids(fixture.filter(holds));

describe("GET /api/apps/email", () => {
  it("answers the inbox, newest first, and the counts", async () => {
    const { emails, emailsMeta } = await get();
    expect(ids(emails)).toEqual(wanted((row) => row.folder === "inbox" && !row.isDeleted));
    expect(emailsMeta).toEqual(meta);
    const mail = emails.find(({ subject }) => subject === "Canary of release 4.2");
    expect(Object.keys(mail ?? {}).toSorted()).toEqual([
      "attachments",
      "bcc",
      "cc",
      "folder",
      "from",
      "id",
      "isDeleted",
      "isRead",
      "isStarred",
      "labels",
      "message",
      "replies",
      "subject",
      "time",
      "to",
    ]);
    expect(mail).toMatchObject({
      from: { email: "aiko.tanabe@example.com", name: "Aiko Tanabe", avatar: "/media/avatars/face-055.svg" },
      to: [{ email: "admin@demo.com", name: "Maren Okafor" }],
      time: "2026-11-20T09:12:00.000Z",
      labels: ["company", "important"],
      folder: "inbox",
      isStarred: true,
      isRead: false,
      isDeleted: false,
      attachments: [
        {
          fileName: "latency.csv",
          thumbnail: "/media/files/sheet.svg",
          url: "/media/attachments/latency.csv",
          size: expect.stringMatching(/^\d+k?b$/),
        },
      ],
    });
    expect(mail?.replies.map(({ from, replies }) => [from.name, replies])).toEqual([
      ["Maren Okafor", []],
      ["Aiko Tanabe", []],
      ["Ines Carvalho", []],
    ]);
    expect(mail?.replies[0]).toMatchObject({
      subject: "Canary of release 4.2",
      folder: "inbox",
      time: "2026-11-20T09:40:00.000Z",
    });
  });

  it.each([
    ["?filter=inbox", (row: (typeof fixture)[number]) => row.folder === "inbox" && !row.isDeleted],
    ["?filter=sent", (row: (typeof fixture)[number]) => row.folder === "sent" && !row.isDeleted],
    ["?filter=draft", (row: (typeof fixture)[number]) => row.folder === "draft" && !row.isDeleted],
    ["?filter=spam", (row: (typeof fixture)[number]) => row.folder === "spam" && !row.isDeleted],
    ["?filter=starred", (row: (typeof fixture)[number]) => row.isStarred && !row.isDeleted],
    ["?filter=trashed", (row: (typeof fixture)[number]) => row.isDeleted],
    [
      "?label=important",
      (row: (typeof fixture)[number]) => row.labels.includes("important") && !row.isDeleted,
    ],
    [
      "?filter=sent&label=company",
      (row: (typeof fixture)[number]) =>
        row.folder === "sent" && row.labels.includes("company") && !row.isDeleted,
    ],
    [
      "?q=AIKO&filter=inbox",
      (row: (typeof fixture)[number]) => row.folder === "inbox" && row.from.name === "Aiko Tanabe",
    ],
    ["?q=rETREAT", (row: (typeof fixture)[number]) => row.subject.startsWith("Retreat")],
    ["?filter=&label=&q=", (row: (typeof fixture)[number]) => row.folder === "inbox" && !row.isDeleted],
    ["?filter=sent&filter=spam", (row: (typeof fixture)[number]) => row.folder === "inbox" && !row.isDeleted],
  ] as const)("answers %s", async (query, holds) => {
    const { emails, emailsMeta } = await get(query);
    expect(ids(emails)).toEqual(wanted(holds));
    expect(emailsMeta).toEqual(meta);
  });

  it.each([
    "?filter=archive",
    "?filter=Inbox",
    "?label=Important",
    "?label=%00",
    "?filter=constructor",
    "?label=__proto__",
    "?q=%25",
    "?q=snoring",
    `?q=${"x".repeat(9_000)}`,
  ])("matches no mail with %s", async (query) => {
    expect(await get(query)).toEqual({ emails: [], emailsMeta: meta });
  });

  it("names only files that are there", async () => {
    const named = fixture
      .flatMap((row) => [row, ...row.replies])
      .flatMap(({ attachments, from }) => [...attachments.map(({ url }) => url), from.avatar])
      .filter(Boolean);
    const { emails } = await get();
    for (const path of new Set([
      ...named,
      ...emails.flatMap(({ attachments }) => attachments.map(({ thumbnail }) => thumbnail)),
    ])) {
      expect(existsSync(new globalThis.URL(`../../../web/public${path}`, import.meta.url)), path).toBe(true);
    }
  });
});

it("REST and GraphQL answer the same mails in every box", async () => {
  for (const [filter, box] of [
    ["inbox", "INBOX"],
    ["sent", "SENT"],
    ["draft", "DRAFT"],
    ["spam", "SPAM"],
    ["starred", "STARRED"],
    ["trashed", "TRASHED"],
  ] as const) {
    const { emails } = await get(`?filter=${filter}`);
    const part =
      "id message time from { name email avatar } to { email name } cc { email name } bcc { email name } attachments { fileName thumbnail url size }";
    const { data } = await gateway.graphql(
      `{ mails(itemsPerPage: 100, filter: { box: ${box} }) { items { ${part} subject isRead isStarred isDeleted replies { ${part} } } } }`,
    );
    const plain = emails.map(({ folder: _folder, labels: _labels, replies, ...row }) => ({
      ...row,
      id: String(row.id),
      replies: replies.map(
        ({
          folder: _f,
          labels: _l,
          replies: _r,
          subject: _s,
          isRead: _a,
          isStarred: _b,
          isDeleted: _c,
          ...one
        }) => ({ ...one, id: String(one.id) }),
      ),
    }));
    expect(data).toEqual({ mails: { items: plain } });
  }
});
