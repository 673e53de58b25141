import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionStore } from "#web/lib/session/session.ts";
import { composeStore } from "#web/features/email/mails/data/composeStore.ts";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { closeMails, openMails } from "./webMails.ts";

let screens: Screens;
afterEach(() => closeMails(screens));

async function start(...asked: Parameters<typeof openMails>) {
  screens = await openMails(...asked);
}
const keys = (text: string) => screens.berth.user.keyboard(text);

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
  expect(await screens.ask('{ mails(filter: { box: DRAFT, q: "" }) { items { subject } } }')).toMatchObject({
    mails: { items: expect.arrayContaining([{ subject: "Half a thought" }]) },
  });
  composeStore.set(undefined);
  await screens.berth.go("/apps/email/draft");
  expect(await screen.findByDisplayValue("Half a thought")).toBeTruthy();
});

test("a mail with a wrong address is among the drafts", async () => {
  await start();
  await keys("c");
  await screens.berth.user.type(await screen.findByRole("combobox", { name: /^To/ }), "felix at home,");
  expect(await screen.findByText("Kept as a draft")).toBeTruthy();
  expect(await screens.ask("{ mails(filter: { box: DRAFT }) { items { to { email } } } }")).toMatchObject({
    mails: { items: expect.arrayContaining([{ to: [{ email: "felix at home" }] }]) },
  });
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
  await screens.press("Undo send");
  expect(await screen.findByDisplayValue("Too soon")).toBeTruthy();
  expect(await screens.ask("{ mails(filter: { box: DRAFT }) { items { subject sendAt } } }")).toMatchObject({
    mails: { items: expect.arrayContaining([{ subject: "Too soon", sendAt: null }]) },
  });
});

test("the window to write in and the folders are there on pages of their own too", async () => {
  screens = await openScreensAt("/inbox/ComposeDialog", { fragile: "MailChange" });
  await screens.berth.user.click(await screen.findByRole("button", { name: "New message" }));
  expect(await screen.findByRole("dialog", { name: "New message" })).toBeTruthy();
  await screens.berth.go("/inbox/EmailLeftSidebarContent");
  expect(
    within(await screen.findByRole("navigation", { name: "Folders" }))
      .getByRole("link", { name: /^Drafts/ })
      .getAttribute("href"),
  ).toBe("/apps/email/draft");
});
