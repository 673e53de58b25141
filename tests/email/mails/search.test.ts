import { afterAll, beforeAll, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { searchCalls } from "#tests/shell/search/searchCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const ask = asking(() => gateway);
const { search } = searchCalls(() => gateway);
const places = async (q: string) =>
  (await search(q)).map(({ place, total, hits }) => [place, total, hits.map(({ record }) => record)]);

const write = async (id: string, input: string) =>
  await ask(`mutation { mailBulkUpdate(ids: ["${id}"], input: ${input}) { undoToken } }`);
const send = async (subject: string) => {
  const { mailSend } = await ask<{ mailSend: { items: { id: string }[] } }>(
    `mutation ($input: MailInput!) { mailSend(input: $input) { items { id } } }`,
    { input: { to: [{ email: "a@example.com" }], subject, message: "<p>Yes</p>" } },
  );
  return mailSend.items[0]?.id ?? "";
};

it("a mail is found in whatever box it is, with the box", async () => {
  const sent = await send("Quay wall of the sixth");
  expect(await places("Quay wall of the sixth")).toEqual([["SENT", 1, [sent]]]);
  await write(sent, "{ isArchived: true }");
  expect(await places("Quay wall of the sixth")).toEqual([["ARCHIVED", 1, [sent]]]);
});

it("each box tells its own mails, as its list does", async () => {
  const [one, other] = [await send("Two moorings"), await send("Two moorings")];
  await write(one, "{ folder: INBOX }");
  expect(await places("Two moorings")).toEqual([
    ["INBOX", 1, [one]],
    ["SENT", 1, [other]],
  ]);
});

it("the bin and the spam are searched only where nothing else is found", async () => {
  const [kept, thrown] = [await send("Old rope"), await send("Old rope")];
  await write(thrown, "{ isDeleted: true }");
  expect(await places("Old rope")).toEqual([["SENT", 1, [kept]]]);
  await write(kept, "{ folder: SPAM }");
  expect(await places("Old rope")).toEqual([
    ["SPAM", 1, [kept]],
    ["TRASHED", 1, [thrown]],
  ]);
});
