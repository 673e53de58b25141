import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (tab: string, options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt(`/pages/account-settings/${tab}`, { fragile: "UserOwn", ...options });
};
const tabNamed = (name: string) => screen.findByRole("tab", { name });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const retype = async (box: HTMLElement, text: string) => {
  await screens.berth.user.clear(box);
  if (text) await screens.berth.user.type(box, text);
};
const saved = async () =>
  (await screens.ask<{ own: Record<string, string> }>("{ own: sampleAccount { company email fullName } }"))
    .own;

test("goes through the five tabs, each with its own address", async () => {
  await open("account");
  expect(await screen.findByRole("heading", { name: "Amelia Hartwell", level: 1 })).toBeTruthy();
  expect(await field(/^Name/)).toHaveProperty("value", "Amelia Hartwell");
  for (const [name, path, shown] of [
    ["Security", "security", "Recent devices"],
    ["Billing and plans", "billing-plans", "Plan"],
    ["Notifications", "notification", "Notifications"],
    ["Connected apps", "connection", "Connections"],
    ["Account", "account", "Profile"],
  ] as const) {
    await screens.press(name, "tab");
    expect(await screen.findByRole("heading", { name: shown, level: 2 })).toBeTruthy();
    expect(screens.berth.place()).toBe(`/pages/account-settings/${path}`);
  }
});

test("saves what was changed, and undo takes it back", async () => {
  await open("account");
  await retype(await field(/^Company/), "Kelp & Sons");
  await screens.press("Save");
  expect(await screen.findByText("“Amelia Hartwell” saved")).toBeTruthy();
  expect(await saved()).toMatchObject({ company: "Kelp & Sons" });
  await screens.press("Undo");
  await waitFor(async () => expect(await field(/^Company/)).toHaveProperty("value", "Northquay Retail"));
  expect(await saved()).toMatchObject({ company: "Northquay Retail" });
});

test("keeps what another window saved meanwhile in other fields", async () => {
  await open("account");
  await retype(await field(/^Company/), "Kelp & Sons");
  await screens.ask('mutation { sampleUserUpdate(id: "1", input: { email: "amelia@example.net" }) { id } }');
  await screens.press("Save");
  await waitFor(async () =>
    expect(await saved()).toMatchObject({ company: "Kelp & Sons", email: "amelia@example.net" }),
  );
});

test("sends nothing while a field is wrong, and says what is", async () => {
  await open("account");
  await retype(await field(/^Name/), "");
  await retype(await field(/^E-mail/), "amelia");
  await screens.press("Save");
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect((await field(/^E-mail/)).getAttribute("aria-invalid")).toBe("true");
  expect(screens.berth.sent("UserUpdate")).toBe(0);
});

test("asks before a tab is left with changes", async () => {
  await open("account");
  await retype(await field(/^Company/), "Kelp & Sons");
  await screens.press("Security", "tab");
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
  expect(screens.berth.place()).toBe("/pages/account-settings/account");
});

test("marks the plan that was picked on the price list, and undo takes the choice back", async () => {
  await open("billing-plans?plan=TEAM");
  expect(await screen.findByText("Picked on the price list")).toBeTruthy();
  await screens.press("Choose Team");
  expect(await screen.findByText("Plan changed to Team")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Choose Basic" })).toBeTruthy();
  expect(screen.queryByText("Picked on the price list")).toBeNull();
  await screens.press("Undo");
  expect(await screen.findByRole("button", { name: "Choose Team" })).toBeTruthy();
});

test("a switched connection is told, and Undo and Ctrl Z switch it back", async () => {
  await open("connection");
  const asana = () => screen.findByRole<HTMLInputElement>("switch", { name: "Connect Asana" });
  const was = (await asana()).checked;
  const told = was ? "Asana disconnected" : "Asana connected";
  await screens.berth.user.click(await asana());
  expect(await screen.findByText(told)).toBeTruthy();
  await screens.press("Undo");
  await waitFor(async () => expect((await asana()).checked).toBe(was));
  expect(await screen.findByText("Undone")).toBeTruthy();
});

test("a switched notification is told, and Undo takes it back without the others", async () => {
  await open("notification");
  const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
  const [news, bills] = ["News: E-mail", "Bills: E-mail"];
  const was = { news: (await box(news)).checked, bills: (await box(bills)).checked };
  await screens.berth.user.click(await box(news));
  expect(await screen.findByText("Notifications changed")).toBeTruthy();
  await screens.berth.user.click(await box(bills));
  await waitFor(() => expect(screen.getAllByText("Notifications changed")).toHaveLength(2));
  const undos = screen.getAllByRole("button", { name: "Undo" });
  await screens.berth.user.click(undos.at(-1) ?? expect.fail("no Undo"));
  await waitFor(async () => expect((await box(news)).checked).toBe(was.news));
  expect((await box(bills)).checked).toBe(!was.bills);
});

test("leads from a price to that plan", async () => {
  screens = await openScreensAt("/pages/pricing", { fragile: "UserOwn" });
  await screens.press("Choose Company", "link");
  expect(await screen.findByText("Picked on the price list")).toBeTruthy();
  expect(screens.search().get("plan")).toBe("COMPANY");
});

test("shows the first tab for one that does not exist", async () => {
  await open("nowhere");
  expect((await tabNamed("Account")).getAttribute("aria-selected")).toBe("true");
  expect(await field(/^Name/)).toBeTruthy();
});

test("says when it cannot be fetched, and tries again", async () => {
  await open("connection", { away: true });
  expect(await screen.findByText("Your account settings cannot be shown right now")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("switch", { name: "Connect Asana" })).toBeTruthy();
});
