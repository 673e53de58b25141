import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionStore } from "../../../web/lib/session.ts";
import { composeStore, keepComposing } from "../../../web/features/email/mails/compose/composeStore.ts";
import { openScreensAt, type Screens, type ScreensOptions } from "../../support/screens.ts";

const path = "/apps/email";
const list = (name = "Inbox") => screen.getByRole("list", { name });
const rows = () => [...document.querySelectorAll<HTMLElement>("li[data-index] > a")];
const subjects = () => rows().map((row) => row.textContent ?? "");
const rowWith = (text: string) => rows().find((row) => row.textContent?.includes(text)) ?? expect.fail(`no mail ${text}`);
const shown = () => waitFor(() => expect(rows().length).toBeGreaterThan(3));
const inList = (text: string) => subjects().some((subject) => subject.includes(text));
const count = (folder: string) => screen.getByRole("link", { name: new RegExp(`^${folder}`) }).textContent?.replace(/\D.*?(\d*)\D*$/, "$1") ?? "";

let screens: Screens;
afterEach(async () => {
  composeStore.set(undefined);
  keepComposing(undefined);
  await screens.close();
});

async function start(search = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path + search, { fragile: "MailChange", ...options });
  await shown();
}
const keys = (text: string) => screens.berth.user.keyboard(text);
const read = () => within(screen.getByRole("region", { name: "Reading" }));
const mailOf = (id: string) => screens.ask(`{ mail(id: ${id}) { isRead isStarred isDeleted isArchived labels } }`);
const undo = async () => screens.berth.user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
const idOf = (text: string) => new URL(rowWith(text).getAttribute("href") ?? "", "http://x").searchParams.get("open") ?? "";

/** The requests of one kind that were sent while something was done. */
async function listsAskedFor(act: () => Promise<unknown>): Promise<number> {
  const asked = () => screens.berth.sent("MailList") + screens.berth.sent("MailOrder") + screens.berth.sent("MailNumbers");
  const before = asked();
  await act();
  return asked() - before;
}

test("shows the inbox with sender, subject, first words, labels and time, the newest first", async () => {
  await start();
  expect(subjects()[0]).toContain("Camille Roche");
  expect(within(rowWith("Canary of release 4.2")).getByRole("img", { name: "Company" })).toBeTruthy();
  expect(list()).toBeTruthy();
  expect(await screen.findByText("33 mails")).toBeTruthy();
});

test("a folder, a filter and a label each have an address, and one that is none says so", async () => {
  await start("/sent");
  expect(screen.getByRole("link", { name: /^Sent/ }).getAttribute("aria-current")).toBe("page");
  await screens.berth.go("/apps/email/important");
  await waitFor(() => expect(screen.getByRole("list", { name: "Important" })).toBeTruthy());
  await screens.berth.go("/apps/email/nowhere");
  expect(await screen.findByRole("heading", { name: "There is no such folder or label" })).toBeTruthy();
});

test("opening a mail shows its thread in a frame that can run nothing, and marks it as read without asking for the list again", async () => {
  await start();
  const id = idOf("Canary of release 4.2");
  expect(await listsAskedFor(async () => {
    await screens.berth.user.click(rowWith("Canary of release 4.2"));
    expect(await read().findByRole("heading", { name: "Canary of release 4.2" })).toBeTruthy();
    await waitFor(async () => expect(await mailOf(id)).toMatchObject({ mail: { isRead: true } }));
  })).toBe(0);
  await waitFor(() => expect(read().queryAllByRole("button", { expanded: false }).filter((button) => !button.hasAttribute("aria-haspopup"))).toHaveLength(3));
  const frame = await waitFor(() => document.querySelector("iframe") ?? expect.fail("no frame"));
  expect(frame.getAttribute("sandbox")).toBe("allow-popups allow-popups-to-escape-sandbox");
  await waitFor(() => expect(rowWith("Canary of release 4.2").textContent).not.toContain("Unread"));
});

test("a text that was read before the mail was marked as read, and comes after it, leaves it read", async () => {
  await start();
  const letThrough = screens.holdBack("MailRead");
  await screens.berth.user.click(rowWith("Canary of release 4.2"));
  await waitFor(() => expect(rowWith("Canary of release 4.2").textContent).not.toContain("Unread"));
  await waitFor(async () => expect(await mailOf(idOf("Canary of release 4.2"))).toMatchObject({ mail: { isRead: true } }));
  letThrough();
  await waitFor(() => expect(document.querySelector("iframe")).not.toBeNull());
  expect(rowWith("Canary of release 4.2").textContent).not.toContain("Unread");
});

test("keys walk, open, star and archive, and undo brings all of it back, with a mutation each and no list", async () => {
  await start();
  const [first = "", second = ""] = [subjects()[0], subjects()[1]];
  const firstId = idOf("Les photos du toit");
  await keys("s");
  await waitFor(async () => expect(await mailOf(firstId)).toMatchObject({ mail: { isStarred: true } }));
  await undo();
  await waitFor(async () => expect(await mailOf(firstId)).toMatchObject({ mail: { isStarred: false } }));
  const asked = await listsAskedFor(async () => {
    await keys("e");
    await waitFor(() => expect(subjects()[0]).toBe(second));
    await screen.findByText("1 mail archived");
    await keys("{Control>}z{/Control}");
    await waitFor(() => expect(subjects()[0]).toBe(first));
  });
  expect(asked).toBe(0);
  expect(await mailOf(firstId)).toMatchObject({ mail: { isArchived: false } });
  await keys("o");
  expect(await read().findByRole("heading", { name: "Canary of release 4.2" })).toBeTruthy();
});

test("labels and counts change at once, and go back when the change is undone", async () => {
  await start();
  const before = count("Personal");
  await keys("l");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Take “Personal” off" }));
  expect(await screen.findByText("“Personal” taken off 1 mail")).toBeTruthy();
  await waitFor(() => expect(count("Personal")).not.toBe(before));
  expect(await listsAskedFor(undo)).toBe(0);
  await waitFor(() => expect(within(rowWith("Les photos du toit")).getByRole("img", { name: "Personal" })).toBeTruthy());
});

test("a range is picked with Shift and moved to the bin together", async () => {
  await start();
  const box = (at: number) => screen.getAllByRole("checkbox", { name: /^Select (?!all)/ })[at] ?? expect.fail("no box");
  await screens.berth.user.click(box(0));
  await keys("{Shift>}");
  await screens.berth.user.click(box(2));
  await keys("{/Shift}");
  const bar = within(screen.getByRole("toolbar", { name: "What to do with the selection" }));
  expect(bar.getByText("3 selected")).toBeTruthy();
  await screens.berth.user.click(bar.getByRole("button", { name: "Move to the bin (#)" }));
  expect(await screen.findByText("3 mails moved to the bin")).toBeTruthy();
  expect(await screen.findByText("30 mails")).toBeTruthy();
  await undo();
  expect(await screen.findByText("33 mails")).toBeTruthy();
});

test("what lies in the bin is restored by the same key that archives, and deleted for good by the one that throws away", async () => {
  await start("/trashed");
  const [first = "", second = ""] = subjects();
  await keys("e");
  await waitFor(() => expect(inList(first)).toBe(false));
  expect(await screen.findByText("1 mail moved back")).toBeTruthy();
  await keys("#");
  await waitFor(() => expect(inList(second)).toBe(false));
  expect(await screen.findByText("1 mail deleted")).toBeTruthy();
  await keys("{Control>}z{/Control}");
  await waitFor(() => expect(inList(second)).toBe(true));
});

test("a mail to nobody, or to what is no address, is refused at its field and stays as it is", async () => {
  await start();
  await keys("c");
  const dialog = within(await screen.findByRole("dialog", { name: "New message" }));
  await screens.berth.user.type(await dialog.findByRole("textbox", { name: "Subject" }), "Ahoy");
  await screens.berth.user.click(dialog.getByRole("button", { name: "Send" }));
  expect(await dialog.findByText("Please fill this in.")).toBeTruthy();
  await screens.berth.user.type(dialog.getByRole("combobox", { name: /^To/ }), "not an address,");
  await screens.berth.user.click(dialog.getByRole("button", { name: "Send" }));
  expect(await dialog.findByText("Write it as name@example.com.")).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Subject" }).value).toBe("Ahoy");
  expect(screens.berth.sent("MailSend")).toBe(0);
});

test("what is written is kept as a draft, and is there again after the console was left", async () => {
  await start();
  await keys("c");
  await screens.berth.user.type(await screen.findByRole("textbox", { name: "Subject" }), "Half a thought");
  expect(await screen.findByText("Kept as a draft")).toBeTruthy();
  expect(await screens.ask('{ mails(filter: { box: DRAFT, q: "" }) { items { subject } } }')).toMatchObject({ mails: { items: expect.arrayContaining([{ subject: "Half a thought" }]) } });
  composeStore.set(undefined);
  await screens.berth.go("/apps/email/draft");
  expect(await screen.findByDisplayValue("Half a thought")).toBeTruthy();
});

test("what somebody writes is shown to nobody else who signs in here", async () => {
  await start();
  await keys("c");
  expect(await screen.findByRole("dialog", { name: "New message" })).toBeTruthy();
  act(() => sessionStore.set(null));
  expect(composeStore.get()).toBeUndefined();
});

test("a mail that was sent can be taken back into its window for ten seconds", async () => {
  await start();
  await keys("c");
  const dialog = within(await screen.findByRole("dialog", { name: "New message" }));
  await screens.berth.user.type(await dialog.findByRole("combobox", { name: /^To/ }), "felix@example.net,");
  await screens.berth.user.type(dialog.getByRole("textbox", { name: "Subject" }), "Too soon");
  await screens.berth.user.click(dialog.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/^Goes out in \d+ seconds?$/)).toBeTruthy();
  await screens.press("Take back");
  expect(await screen.findByDisplayValue("Too soon")).toBeTruthy();
  expect(await screens.ask("{ mails(filter: { box: DRAFT }) { items { subject sendAt } } }")).toMatchObject({ mails: { items: expect.arrayContaining([{ subject: "Too soon", sendAt: null }]) } });
});

test("a search finds senders and subjects and marks what it found", async () => {
  await start();
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search mail" }), "aiko");
  await waitFor(() => expect(subjects()).toHaveLength(1));
  expect(rows()[0]?.querySelector("mark")?.textContent).toBe("Aiko");
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search mail" }), "xyz");
  expect(await screen.findByRole("heading", { name: "No mail matches in “Inbox”" })).toBeTruthy();
});

test("a letter after g goes to a folder, and the next one goes nowhere", async () => {
  await start();
  await keys("gdi");
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/email/draft"));
  await keys("gi");
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/email"));
});

test("the window to write in and the folders are there on pages of their own too", async () => {
  screens = await openScreensAt("/inbox/ComposeDialog", { fragile: "MailChange" });
  await screens.berth.user.click(await screen.findByRole("button", { name: "New message" }));
  expect(await screen.findByRole("dialog", { name: "New message" })).toBeTruthy();
  await screens.berth.go("/inbox/EmailLeftSidebarContent");
  expect(within(await screen.findByRole("navigation", { name: "Folders" })).getByRole("link", { name: /^Drafts/ }).getAttribute("href")).toBe("/apps/email/draft");
});
