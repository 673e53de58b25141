import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (fragile = "nothing") => {
  screens = await openScreensAt("/user/dashboards", { fragile });
  await screen.findByRole("heading", { level: 1 });
};
const list = async (name: string) => within(await screen.findByRole("list", { name }));

test("says what is available and how long it lasts, and leads to more of it", async () => {
  await open();
  expect(await screen.findByText("¥2,025.53")).toBeTruthy();
  expect(screen.getByText("Cash ¥1,790.72 · gifts ¥234.81")).toBeTruthy();
  const [lasts] = await screen.findAllByText(/^\d+ d \d+ h$/);
  const bar = await list(`Runway: ${lasts?.textContent}`);
  expect(bar.getByText("Plenty >14 d").closest("li")?.getAttribute("aria-current")).toBe("true");
  expect(await screen.findByText("Enough")).toBeTruthy();
  const links = ["Top up", "Transfer", "Bill in detail"].map((name) =>
    within(screen.getByRole("main")).getByRole("link", { name }).getAttribute("href"),
  );
  expect(links).toEqual(["/user/recharge/new", "/user/transfer", "/user/recharge?tab=usage"]);
});

test("shows what the month costs so far, today and by its end, with the same numbers as a table", async () => {
  await open();
  const card = (await screen.findByRole("heading", { name: "This month’s bill" })).closest("section");
  const bill = within(card ?? expect.fail("no card"));
  const amount = (name: string) =>
    Number(
      /^¥([\d,.]+)$/.exec(bill.getByText(name).nextElementSibling?.textContent ?? "")?.[1]?.replace(",", ""),
    );
  expect(amount("Today")).toBeGreaterThan(0);
  expect(amount("This month so far")).toBeGreaterThan(amount("Today"));
  expect(amount("By the month’s end")).toBeGreaterThan(amount("This month so far"));
  await screens.berth.user.click(bill.getByRole("button", { name: "Show as a table" }));
  expect(bill.getAllByRole("columnheader", { name: "demo-mall" }).length).toBeGreaterThan(0);
});

test("shows what expires within thirty days, the first first", async () => {
  await open();
  const items = (await list("Expiring soon")).getAllByRole("listitem");
  const days = items.map(({ textContent }) => Number(/in (\d+) days/.exec(textContent ?? "")?.[1]));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});

test("signs the day in its place, and says what it brought", async () => {
  await open();
  const week = async () => (await list("Seven days in a row")).getAllByRole("listitem");
  expect((await week())[3]?.textContent).toContain("Day 4, 10 points, today");
  await screens.press("Check in");
  expect(await screen.findByText("Checked in: 10 points")).toBeTruthy();
  expect((await week())[3]?.textContent).toContain("Day 4, 10 points, checked in");
  expect(screen.getByRole("button", { name: "Checked in today" })).toBeTruthy();
});

test("a day that cannot be signed now says why and can be tried again", async () => {
  await open("HomeCheckIn");
  await list("Seven days in a row");
  screens.away = true;
  await screens.press("Check in");
  expect(await screen.findByText(/The gateway did not answer/)).toBeTruthy();
  screens.away = false;
  await screens.press("Check in");
  expect(await screen.findByText("Checked in: 10 points")).toBeTruthy();
});
