import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (options: { as?: string } = {}) => {
  screens = await openScreensAt("/user/dashboards", { fragile: "nothing", ...options });
  await screen.findByRole("heading", { level: 1 });
};
const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  return within(heading.closest("section") ?? expect.fail(`no card ${name}`));
};
const signedIn = async () => {
  const { login } = await screens.ask<{ login: { accessToken: string } }>(
    'mutation { login: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
  );
  return login.accessToken;
};

test("counts what the person has by its state, and leads to it", async () => {
  await open();
  const resources = await card("Resources");
  for (const [name, path] of [
    ["Application hosting", "/product/las/list"],
    ["Cloud servers", "/product/lcv/list"],
    ["Free domains", "/product/freedomain"],
  ] as const) {
    expect((await resources.findByRole("link", { name })).getAttribute("href")).toBe(path);
    expect(resources.getByRole("img", { name: new RegExp(`^${name}: Running \\d+`) })).toBeTruthy();
  }
  expect(
    within(resources.getByRole("list", { name: "Resources by state" })).getByText(/^Needs attention/),
  ).toBeTruthy();
});

test("shows the latest deployments, the newest first, and leads to those of the app", async () => {
  await open();
  const table = within(await screen.findByRole("table", { name: "Latest deployments" }));
  const { deployments } = await screens.ask<{ deployments: { items: { createdAt: string }[] } }>(
    "{ deployments(itemsPerPage: 5) { items { createdAt } } }",
    {},
    await signedIn(),
  );
  const times = deployments.items.map(({ createdAt }) => createdAt);
  expect(times.toSorted().toReversed()).toEqual(times);
  const [, ...rows] = table.getAllByRole("row");
  expect(rows.map((row) => row.querySelector("time")?.dateTime)).toEqual(times);
  expect(table.getAllByRole("link")[0]?.getAttribute("href")).toMatch(
    /^\/product\/las\/apps\/\w+\?tab=deployments$/,
  );
});

test("shows the work orders that are open, what was said last first, and where a new one is written", async () => {
  await open();
  const tickets = await card("My work orders");
  const items = await tickets.findAllByRole("listitem");
  expect(items).toHaveLength(4);
  for (const item of items)
    expect(within(item).getByRole("link").getAttribute("href")).toMatch(/^\/workorder\/details\//);
  expect(tickets.getByRole("link", { name: "New" }).getAttribute("href")).toBe(
    "/workorder/list/WorkOrderUser?add=1",
  );
});

test("a card that fails says so alone, and is asked for again", async () => {
  screens = await openScreensAt("/user/dashboards", { fragile: "HomeOpenTickets", away: true });
  const tickets = await card("My work orders");
  expect(await tickets.findByText("This could not be loaded")).toBeTruthy();
  expect(await screen.findByRole("table", { name: "Latest deployments" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(tickets.getByRole("button", { name: "Try again" }));
  const list = await screen.findByRole("list", { name: "My work orders" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(4);
});

test("who has nothing yet is told so in each card", async () => {
  await open({ as: "support" });
  expect(await screen.findByText("Nothing has been deployed yet.")).toBeTruthy();
  expect(await screen.findByText("You have no open work orders.")).toBeTruthy();
});

test("shows the terms that end within thirty days, and leads to where they are renewed", async () => {
  await open();
  const expiring = within(await screen.findByRole("list", { name: "Expiring soon" }));
  const link = expiring.getAllByRole("link", { name: "Renew" })[0];
  expect(link?.getAttribute("href")).toMatch(/^\/product\/(lcv\/panel|las\/apps|freedomain)/);
});
