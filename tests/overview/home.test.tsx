import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt("/user/dashboards", { fragile: "HomeSessions", ...options });
  await screen.findByRole("heading", { level: 1 });
};
const cards = () =>
  within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
const list = async (name: string) => within(await screen.findByRole("list", { name }));
const arrange = async () => {
  await screens.press("Arrange cards");
  return within(await screen.findByRole("dialog", { name: "Arrange the cards" }));
};
const drawerGone = async () => {
  await screens.press("Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};

test("one request brings all cards, and a client comes here from the start", async () => {
  screens = await openScreensAt("/", { fragile: "nothing" });
  await list("Notifications");
  expect(screens.berth.place()).toBe("/user/dashboards");
  expect(screens.berth.sent("Home")).toBe(1);
  for (const own of [
    "Money",
    "Points",
    "Bill",
    "Expiring",
    "Resources",
    "Deployments",
    "Tickets",
    "Tasks",
    "Sessions",
    "Notifications",
    "Events",
  ].map((card) => `Home${card}`))
    expect(screens.berth.sent(own)).toBe(0);
});

test("greets by the time that it is at the gateway", async () => {
  await open();
  const at = new Date("2026-11-21T09:41:00.000Z").getHours();
  const part = at >= 5 && at < 12 ? "morning" : at >= 12 && at < 18 ? "afternoon" : "evening";
  expect(await screen.findByText(/^Saturday 21 November/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: `Good ${part}, 林知夏` })).toBeTruthy();
});

test("says what is left to do to get started, and leads there", async () => {
  await open();
  expect(await screen.findByText("1 of 3 done")).toBeTruthy();
  const tasks = await list("Get started");
  expect(tasks.getByText("client@demo.com is confirmed.")).toBeTruthy();
  expect(tasks.getByRole("link", { name: "Set up" }).getAttribute("href")).toBe("/user/profile/security");
});

test("shows the newest notifications, and opens all of them", async () => {
  await open();
  const items = (await list("Notifications")).getAllByRole("listitem");
  expect(items).toHaveLength(5);
  expect(items[0]?.textContent).toContain("demo-mall #28 is live");
  const card = items[0]?.closest("section") ?? expect.fail("no card");
  await screens.berth.user.click(within(card).getByRole("button", { name: "Show all" }));
  expect(await screen.findByRole("dialog", { name: "Notifications" })).toBeTruthy();
});

test("shows the own sessions, and what happened last", async () => {
  await open();
  expect((await list("Where you are signed in")).getByText("This device")).toBeTruthy();
  expect((await list("Recent activity")).getAllByText("Signed in").length).toBeGreaterThan(0);
});

test("shows the shortcuts, which are arranged in their place", async () => {
  await open();
  expect(await screen.findByRole("link", { name: "Products" })).toBeTruthy();
  const card = (await screen.findByRole("heading", { name: "Shortcuts" })).closest("section");
  await screens.berth.user.click(within(card ?? document.body).getByRole("button", { name: "Arrange" }));
  await screens.press("Remove “Products”");
  await screens.press("Done");
  expect(screen.queryByRole("link", { name: "Products" })).toBeNull();
});

test("where the one request fails each card asks for itself, fails alone and recovers by itself", async () => {
  screens = await openScreensAt("/user/dashboards", { fragile: "HomeSession", away: true });
  expect(await screen.findByText("client@demo.com is confirmed.")).toBeTruthy();
  expect(await screen.findByText("This could not be loaded")).toBeTruthy();
  expect(await list("Recent activity")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect((await list("Where you are signed in")).getByText("This device")).toBeTruthy();
});

test("cards are moved by the keyboard, hidden, and put back", async () => {
  await open();
  await list("Notifications");
  const before = cards();
  const drawer = await arrange();
  drawer.getByRole("button", { name: "Move “Notifications”" }).focus();
  await screens.berth.user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(drawer.getByRole("status").textContent).toContain("“Notifications” is now 9 of 13");
  await screens.berth.user.click(drawer.getByRole("checkbox", { name: "Recent activity" }));
  await waitFor(() => expect(screens.berth.sent("PreferenceSave")).toBeGreaterThan(0));
  await drawerGone();
  expect(cards()).toEqual([
    "Balance and runway",
    "Resources",
    "Daily check-in",
    "This month’s bill",
    "Expiring soon",
    "Latest deployments",
    "My work orders",
    "Get started",
    "Notifications",
    "Shortcuts",
    "Announcements",
    "Where you are signed in",
  ]);
  const again = await arrange();
  await screens.berth.user.click(again.getByRole("button", { name: "Put back" }));
  await drawerGone();
  expect(cards()).toEqual(before);
});

test("the order is the person's own wherever they sign in", async () => {
  await open();
  await list("Notifications");
  const { gateway } = screens.berth;
  const drawer = await arrange();
  await screens.berth.user.click(drawer.getByRole("checkbox", { name: "Get started" }));
  await waitFor(() => expect(screens.berth.sent("PreferenceSave")).toBe(1));
  const { body } = await gateway.inject({
    method: "POST",
    url: "/api/ordinaryUser/login",
    payload: { username: "client", password: "client" },
  });
  const kept = await gateway.inject({
    method: "POST",
    url: "/graphql",
    payload: { query: '{ preference(key: "home") }' },
    headers: { authorization: `Bearer ${JSON.parse(body).accessToken}` },
  });
  await waitFor(() => expect(JSON.parse(kept.body).data.preference).toMatchObject({ hidden: ["tasks"] }));
});

test("with all cards hidden it says so, and puts them back", async () => {
  await open({
    kept: {
      "berth.usr_client.home": JSON.stringify({
        hidden: [
          "money",
          "resources",
          "checkIn",
          "bill",
          "expiring",
          "deployments",
          "tickets",
          "tasks",
          "shortcuts",
          "notifications",
          "announcements",
          "sessions",
          "activity",
        ],
      }),
      "berth.usr_client.home.unsaved": "true",
    },
  });
  expect(await screen.findByText("All cards are hidden")).toBeTruthy();
  await screens.press("Put back");
  expect(await screen.findByRole("heading", { name: "Get started" })).toBeTruthy();
});
