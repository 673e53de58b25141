import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/email/mails.json" with { type: "json" };
import { readConfig } from "#gateway/platform/config.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { type Mail, meta, restCalls, URL } from "./restCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(() => prepareStore(gateway.store, readConfig({ NODE_ENV: "test" }), gateway.clock, true));
afterAll(() => gateway.close());
const DAY = 86_400_000;
const tomorrow = () => new Date(gateway.clock.now() + DAY).toISOString();
const { get } = restCalls(() => gateway);
const post = (payload: unknown) =>
  gateway.inject({
    method: "POST",
    url: URL,
    payload: JSON.stringify(payload),
    headers: { "content-type": "application/json" },
  });

describe("POST /api/apps/email", () => {
  const id = fixture.find(({ subject }) => subject === "Three things that break on a phone")?.id ?? 0;

  it("toggles a label: adds it where it is absent, takes it off where it is there", async () => {
    expect((await post({ ids: [id], label: "important" })).json<Mail[]>()[0]?.labels).toEqual([
      "company",
      "important",
    ]);
    expect((await post({ ids: [id], label: "company" })).json<Mail[]>()[0]?.labels).toEqual(["important"]);
    expect((await get("?label=important")).emails.map((row) => row.id)).toContain(id);
  });

  it("merges data and answers the changed mails", async () => {
    const answer = await post({ ids: [id, String(id - 1), 999], data: { isRead: true, isStarred: true } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Mail[]>().map((row) => [row.id, row.isRead, row.isStarred])).toEqual([
      [id - 1, true, true],
      [id, true, true],
    ]);
    await post({ ids: [id], data: { isDeleted: true } });
    expect((await get("?filter=trashed")).emails.map((row) => row.id)).toContain(id);
    const moved = (
      await post({ ids: [id], data: { isDeleted: false, folder: "spam", isRead: false, nothingLikeIt: 1 } })
    ).json<Mail[]>()[0];
    expect(moved).toMatchObject({ folder: "spam", isDeleted: false });
    expect(moved).not.toHaveProperty("nothingLikeIt");
    expect((await get()).emailsMeta.spam).toBe(meta.spam + 1);
  });

  it.each([
    ["a snoozed mail to spam", "snoozedUntil", { folder: "spam" }, "spam"],
    ["an archived one to the inbox", "isArchived", { folder: "inbox" }, "inbox"],
  ])("moves %s, where it is found", async (_, place, data, box) => {
    const input = place === "isArchived" ? { isArchived: true } : { snoozedUntil: tomorrow() };
    await gateway.graphql(
      "mutation ($id: ID!, $input: MailChangeInput!) { mailBulkUpdate(ids: [$id], input: $input) { undoToken } }",
      { id, input },
    );
    expect((await get("?filter=inbox")).emails.map((row) => row.id)).not.toContain(id);
    await post({ ids: [id], data });
    expect((await get(`?filter=${box}`)).emails.map((row) => row.id)).toContain(id);
  });

  it("deletes a scheduled mail, which is not sent then", async () => {
    const { mailSend } = await asking(() => gateway)<{ mailSend: { items: { id: string }[] } }>(
      'mutation ($sendAt: DateTime) { mailSend(input: { to: [{ email: "a@example.com" }], subject: "Later" }, sendAt: $sendAt, holdSeconds: 0) { items { id } } }',
      { sendAt: tomorrow() },
    );
    const [scheduled] = mailSend.items;
    await post({ ids: [scheduled?.id], data: { isDeleted: true } });
    await gateway.timers.pass(2 * DAY);
    const trashed = (await get("?filter=trashed")).emails.find((row) => String(row.id) === scheduled?.id);
    expect(trashed).toMatchObject({ folder: "draft" });
  });

  it("cleans what is merged into a text", async () => {
    const message =
      '<p style="color:red">Hi<img src=x onerror=alert(1)><a href="javascript:alert(1)">there</a><iframe src="https://x.example"></iframe></p>';
    expect((await post({ ids: [id], data: { message } })).json<Mail[]>()[0]?.message).toBe(
      '<p>Hi<img src="x" /><a>there</a></p>',
    );
  });

  it("answers an empty list for no ids and for unknown ones", async () => {
    for (const unknown of [[], [999], ["abc"], [-1]])
      expect((await post({ ids: unknown, data: { isRead: true } })).json()).toEqual([]);
  });

  it.each([
    [{}, "ids"],
    [{ ids: 3 }, "ids"],
    [{ ids: [{}] }, "ids.0"],
    [{ ids: [id], data: "read" }, "data"],
    [{ ids: [id], data: { isRead: "yes" } }, "isRead"],
    [{ ids: [id], data: { folder: "archive" } }, "folder"],
    [{ ids: [id], data: { labels: ["urgent"] } }, "labels.0"],
    [{ ids: [id], label: "urgent" }, "label"],
    [{ ids: [id], data: { subject: 7 } }, "subject"],
    [{ ids: Array.from({ length: 1_001 }, (_, at) => at) }, "ids"],
  ])("refuses case %# with a message and errors, and changes nothing", async (payload, field) => {
    const before = await get();
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: expect.any(String),
      errors: { [field]: expect.any(String) },
    });
    expect(await get()).toEqual(before);
  });

  it.each([
    "[]",
    "null",
    '"x"',
    '{"ids": [1]',
    '{"ids": [1], "data": {"__proto__": {"isRead": true}}}',
    '{"ids": [1], "constructor": {"prototype": {}}}',
  ])("refuses the body %s", async (payload) => {
    const answer = await gateway.inject({
      method: "POST",
      url: URL,
      payload,
      headers: { "content-type": "application/json" },
    });
    expect(answer.statusCode).toBe(400);
  });
});
