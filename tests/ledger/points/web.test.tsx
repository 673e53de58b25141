import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as = "client", at = "/integral") => {
  screens = await openScreensAt(at, { fragile: "PointsHome", as });
};
const balance = async () =>
  (await screen.findByText(/^[\d,]+ points?(?: ·|$)/, { selector: "header p" })).textContent;

test("a day is signed by keyboard, and the calendar, the streak and the balance say so", async () => {
  await open();
  expect(await balance()).toContain("2,145");
  const button = await screen.findByRole("button", { name: "Check in" });
  button.focus();
  await screens.berth.user.keyboard("{Enter}");
  expect(await screen.findByText("Checked in: 10 points")).toBeTruthy();
  await waitFor(async () => expect(await balance()).toContain("2,155"));
  expect((await screen.findByRole("button", { name: "Checked in today" })).ariaDisabled).toBe("true");
  const today = within(screen.getByRole("table", { name: "Check-in calendar" })).getByText("checked in", {
    selector: "[aria-current=date] *",
  });
  expect(today).toBeTruthy();
});

test("the first goods and coupons stand below, and a good is taken there", async () => {
  await open();
  const goods = within(await screen.findByRole("list", { name: "Points store" }));
  expect(goods.getAllByRole("listitem")).toHaveLength(4);
  expect(await screen.findByRole("list", { name: "My coupons" })).toBeTruthy();
  const [redeem] = goods.getAllByRole("button", { name: /^Redeem / });
  await screens.berth.user.click(redeem ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Redeem" }));
  await waitFor(async () => expect(await balance()).not.toContain("2,145"));
});

test("a missed day is made up after a question, once a month", async () => {
  await open();
  const days = await screen.findAllByRole("button", { name: /^Make up / });
  await screens.berth.user.click(days.at(-1) ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Make up" }));
  expect(await screen.findByText("The day is made up")).toBeTruthy();
  expect(await screen.findByText(/this month’s make-up is used/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Make up / })).toBeNull();
});

test("the points of a task that is done are claimed where they are offered", async () => {
  await open("developer");
  await screens.press("Claim the points of “Verify your e-mail address”");
  expect(await screen.findByText("20 points claimed")).toBeTruthy();
  await waitFor(async () => expect(await balance()).toMatch(/^20 points/));
  expect(await screen.findByText("Claimed")).toBeTruthy();
});

test("the history is paged, narrowed and put in order, and the address keeps that", async () => {
  await open("client", "/integral?show=went");
  const table = async () => within(await screen.findByRole("table", { name: "Points history" }));
  expect((await table()).getAllByText("Redeemed")).toHaveLength(2);
  await screens.press("Show: Used");
  await screens.press("All", "menuitemradio");
  await waitFor(async () => expect((await table()).getAllByRole("row")).toHaveLength(11));
  await screens.berth.user.click(await screen.findByRole("link", { name: "Page 3" }));
  await waitFor(async () => expect((await table()).getAllByRole("row")).toHaveLength(6));
  expect(screens.search().get("page")).toBe("3");
});

test("says where the points cannot be loaded, and loads them then", async () => {
  screens = await openScreensAt("/integral", { fragile: "PointsHome", away: true });
  expect(await screen.findByText("Your points could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await balance()).toContain("2,145");
});
