import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { composeStore, keepComposing, openCompose } from "#web/features/email/mails/data/composeStore.ts";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const kept = "berth.usr_client.email.outbox";
const outbox = () => window.localStorage.getItem(kept);
const values = {
  to: ["felix@example.net"],
  cc: [],
  bcc: [],
  subject: "",
  message: "<p>The tide turns.</p>",
  files: [],
};
const reply = (after: number) => ({
  id: "kept-1",
  ids: [],
  input: null,
  letter: { written: { replyTo: "12", values }, people: [], sendAt: null },
  failed: null,
  after,
});

let screens: Screens;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  composeStore.set(undefined);
  keepComposing(undefined);
  window.localStorage.removeItem(kept);
  await screens.close();
});

async function start(waits: object[] = [], at = "/apps/email") {
  screens = await openScreensAt(at, {
    fragile: "MailSend",
    kept: waits.length > 0 ? { [kept]: JSON.stringify(waits) } : {},
  });
  if (at.startsWith("/apps/email"))
    await waitFor(() => expect(document.querySelectorAll("li[data-index] > a").length).toBeGreaterThan(3));
}
const repliesTo = async (id: string) =>
  (
    await screens.ask<{ mail: { replies: { message: string }[] } }>(
      `{ mail(id: ${id}) { replies { message } } }`,
    )
  ).mail.replies.map(({ message }) => message);
async function drafts(subject: string): Promise<string[]> {
  const { mails } = await screens.ask<{ mails: { items: { subject: string }[] } }>(
    "{ mails(filter: { box: DRAFT }) { items { subject } } }",
  );
  return mails.items.map((one) => one.subject).filter((one) => one.startsWith(subject));
}
const inReply = async () => within(await screen.findByRole("dialog", { name: "Your reply" }));

test("a reply is held back before it goes out, also where the page was left meanwhile, and can be taken back", async () => {
  await start([reply(Date.now() + 3_600_000)]);
  expect(await screen.findByText(/^Goes out in [\d,]+ seconds$/)).toBeTruthy();
  await screens.press("Take back");
  expect(await (await inReply()).findByText("The tide turns.")).toBeTruthy();
  expect(screens.berth.sent("MailReplySend")).toBe(0);
  expect(outbox()).toBeNull();
});

test("a reply goes out when its time has come and not before, from any screen", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const alarms = vi.spyOn(globalThis, "setTimeout");
  await start([reply(Date.now() + 432)], "/apps/ecommerce/manage-review");
  // The alarm went off, found the time not yet come, and was set again.
  const set = () => alarms.mock.calls.filter(([, after]) => after === 432);
  await waitFor(() => expect(set().length).toBeGreaterThan(1));
  expect(screens.berth.sent("MailReplySend")).toBe(0);
  vi.setSystemTime(Date.now() + 432);
  await waitFor(() => expect(outbox()).toBeNull());
  expect(await repliesTo("12")).toContain("<p>The tide turns.</p>");
});

test("a mail that is begun while a reply is held back takes nothing from either", async () => {
  await start();
  // The ten seconds do not pass meanwhile.
  vi.useFakeTimers({ toFake: ["Date"] });
  act(() => openCompose({ replyTo: "12", values }));
  await screens.berth.user.click((await inReply()).getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/^Goes out in/)).toBeTruthy();
  await screens.berth.user.keyboard("c");
  await screens.berth.user.type(await screen.findByRole("textbox", { name: "Subject" }), "Meanwhile");
  expect(outbox()).toContain("The tide turns.");
  await screens.press("Take back");
  expect(await (await inReply()).findByText("The tide turns.")).toBeTruthy();
  await waitFor(async () => expect(await drafts("Meanwhile")).toEqual(["Meanwhile"]));
});

test("a draft that is on its way when another folder is opened stays one draft", async () => {
  await start();
  await screens.berth.user.keyboard("c");
  await screens.berth.user.type(await screen.findByRole("textbox", { name: "Subject" }), "Half");
  const letThrough = screens.holdBack("MailDraftKeep");
  await waitFor(async () => expect(await drafts("Half")).toEqual(["Half"]));
  await screens.berth.go("/apps/email/sent");
  await screens.berth.user.type(await screen.findByRole("textbox", { name: "Subject" }), " a thought");
  letThrough();
  await waitFor(async () => expect(await drafts("Half")).toEqual(["Half a thought"]));
});
