import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Screens } from "#tests/support/screens.ts";
import { closeMails, openMails, rows } from "./webMails.ts";

const list = (name = "Inbox") => screen.getByRole("list", { name });
const subjects = () => rows().map((row) => row.textContent ?? "");
const rowWith = (text: string) =>
  rows().find((row) => row.textContent?.includes(text)) ?? expect.fail(`no mail ${text}`);
const inList = (text: string) => subjects().some((subject) => subject.includes(text));
const count = (folder: string) =>
  screen.getByRole("link", { name: new RegExp(`^${folder}`) }).textContent?.replace(/\D.*?(\d*)\D*$/, "$1") ??
  "";

let screens: Screens;
afterEach(() => closeMails(screens));

async function start(...asked: Parameters<typeof openMails>) {
  screens = await openMails(...asked);
}
const keys = (text: string) => screens.berth.user.keyboard(text);
const read = () => within(screen.getByRole("region", { name: "Reading" }));
const mailOf = (id: string) =>
  screens.ask(`{ mail(id: ${id}) { isRead isStarred isDeleted isArchived labels } }`);
const undo = async () =>
  screens.berth.user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
const idOf = (text: string) =>
  new URL(rowWith(text).getAttribute("href") ?? "", "http://x").searchParams.get("open") ?? "";

/** The requests of one kind that were sent while something was done. */
async function listsAskedFor(act: () => Promise<unknown>): Promise<number> {
  const asked = () =>
    screens.berth.sent("MailList") + screens.berth.sent("MailOrder") + screens.berth.sent("MailNumbers");
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
  expect(
    await listsAskedFor(async () => {
      await screens.berth.user.click(rowWith("Canary of release 4.2"));
      expect(await read().findByRole("heading", { name: "Canary of release 4.2" })).toBeTruthy();
      await waitFor(async () => expect(await mailOf(id)).toMatchObject({ mail: { isRead: true } }));
    }),
  ).toBe(0);
  await waitFor(() =>
    expect(
      read()
        .queryAllByRole("button", { expanded: false })
        .filter((button) => !button.hasAttribute("aria-haspopup")),
    ).toHaveLength(3),
  );
  const frame = await waitFor(() => document.querySelector("iframe") ?? expect.fail("no frame"));
  expect(frame.getAttribute("sandbox")).toBe("allow-popups allow-popups-to-escape-sandbox");
  await waitFor(() => expect(rowWith("Canary of release 4.2").textContent).not.toContain("Unread"));
});

test("a text that was read before the mail was marked as read, and comes after it, leaves it read", async () => {
  await start();
  const letThrough = screens.holdBack("MailRead");
  await screens.berth.user.click(rowWith("Canary of release 4.2"));
  await waitFor(() => expect(rowWith("Canary of release 4.2").textContent).not.toContain("Unread"));
  await waitFor(async () =>
    expect(await mailOf(idOf("Canary of release 4.2"))).toMatchObject({ mail: { isRead: true } }),
  );
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
  await waitFor(() =>
    expect(within(rowWith("Les photos du toit")).getByRole("img", { name: "Personal" })).toBeTruthy(),
  );
});

test("a range is picked with Shift and moved to the bin together", async () => {
  await start();
  const box = (at: number) =>
    screen.getAllByRole("checkbox", { name: /^Select (?!all)/ })[at] ?? expect.fail("no box");
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
