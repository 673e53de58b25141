import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { composeStore, keepComposing, openCompose } from "#web/features/email/mails/data/composeStore.ts";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const values = {
  to: ["felix@example.net"],
  cc: [],
  bcc: [],
  subject: "",
  message: "<p>The tide turns.</p>",
  files: [],
};

let screens: Screens;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  composeStore.set(undefined);
  keepComposing(undefined);
  window.localStorage.removeItem("berth.usr_client.email.held");
  await screens.close();
});

async function start() {
  screens = await openScreensAt("/apps/email", { fragile: "MailSend" });
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

/** Replies to the mail, and stops the clock: what is held back stays so. */
async function reply() {
  vi.useFakeTimers({ toFake: ["Date"] });
  act(() => openCompose({ replyTo: "12", values }));
  await screens.berth.user.click((await inReply()).getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/^Goes out in/)).toBeTruthy();
}
const repliesWaiting = async () =>
  (
    await screens.ask<{ mails: { items: { replyToId: string | null }[] } }>(
      "{ mails(filter: { box: SCHEDULED }) { items { replyToId } } }",
    )
  ).mails.items.map(({ replyToId }) => replyToId);

test("a reply is held back before it goes out, also where the page was left meanwhile, and can be taken back", async () => {
  await start();
  await reply();
  expect(await repliesWaiting()).toEqual(["12"]);
  await screens.berth.go("/apps/ecommerce/manage-review");
  await screens.berth.go("/apps/email/sent");
  await screens.press("Undo send");
  expect(await (await inReply()).findByText("The tide turns.")).toBeTruthy();
  expect(await repliesWaiting()).toEqual([]);
  expect(await repliesTo("12")).not.toContain("<p>The tide turns.</p>");
});

test("Ctrl Z takes a mail back that was just sent", async () => {
  await start();
  await reply();
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  expect(await (await inReply()).findByText("The tide turns.")).toBeTruthy();
  expect(await repliesWaiting()).toEqual([]);
});

test("a mail that is begun while a reply is held back takes nothing from either", async () => {
  await start();
  await reply();
  await screens.berth.user.keyboard("c");
  await screens.berth.user.type(await screen.findByRole("textbox", { name: "Subject" }), "Meanwhile");
  await screens.press("Undo send");
  expect(await (await inReply()).findByText("The tide turns.")).toBeTruthy();
  await waitFor(async () => expect(await drafts("Meanwhile")).toEqual(["Meanwhile"]));
});

test("a reply that is being written is a draft of its thread when a new mail is begun, and goes on from there", async () => {
  await start();
  act(() => openCompose({ replyTo: "12", values: { ...values, subject: "Re: The piano" }, unsaved: true }));
  await inReply();
  await screens.berth.user.keyboard("{Escape}c");
  expect(await screen.findByRole("dialog", { name: "New message" })).toBeTruthy();
  await waitFor(async () => expect(await drafts("Re: The piano")).toEqual(["Re: The piano"]));
  await screens.berth.user.keyboard("{Escape}");
  await screens.berth.go("/apps/email/draft");
  await screens.press(/Re: The piano/, "link");
  expect(await screen.findByRole("link", { name: "Open the conversation" })).toBeTruthy();
  await screens.press("Go on writing");
  expect(await (await inReply()).findByText("The tide turns.")).toBeTruthy();
});

test("a reply that is being written is a draft of its thread when a new mail takes its window", async () => {
  await start();
  act(() => openCompose({ replyTo: "12", values: { ...values, subject: "Re: The piano" }, unsaved: true }));
  await inReply();
  act(() => openCompose({}));
  await waitFor(async () => expect(await drafts("Re: The piano")).toEqual(["Re: The piano"]));
});

test("a reply can be scheduled as any mail", async () => {
  await start();
  act(() => openCompose({ replyTo: "12", values }));
  await screens.berth.user.click((await inReply()).getByRole("button", { name: "Send later" }));
  await screens.berth.user.click((await screen.findAllByRole("menuitem"))[0] ?? document.body);
  await waitFor(async () => expect(await repliesWaiting()).toEqual(["12"]));
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
