import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const dashboard = "/dashboards/ecommerce";

let screens: Screens;
afterEach(() => screens.close());

async function start(search = "") {
  screens = await openScreensAt(dashboard + search, { fragile: "ShopSales" });
  await screen.findByRole("link", { name: "Revenue" });
}

const asTable = async (title: string) => {
  const card = within(screen.getByRole("region", { name: title }));
  await screens.berth.user.click(card.getByRole("button", { name: "Show as a table" }));
  return within(card.getByRole("table"));
};

interface Answer {
  sales: { revenue: { now: { amountMinor: number } }; orders: { now: number } };
}
const sold = async (days: number) =>
  (
    await screens.ask<Answer>(
      `{ sales: shopSales(days: ${days}) { revenue { now { amountMinor } } orders { now } } }`,
    )
  ).sales;
const yuan = (amountMinor: number) =>
  `¥${(amountMinor / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;

test("shows the figures that the gateway works out, and follows the period", async () => {
  await start();
  const month = await sold(30);
  expect(screen.getByText(yuan(month.revenue.now.amountMinor))).toBeTruthy();
  await screens.press("Last 30 days");
  await screens.berth.user.click(await screen.findByRole("menuitemradio", { name: "Last 7 days" }));
  const week = await sold(7);
  expect(week.orders.now).not.toBe(month.orders.now);
  await waitFor(() => expect(screen.getByText(yuan(week.revenue.now.amountMinor))).toBeTruthy());
  expect(screens.berth.place()).toBe(`${dashboard}?days=7`);
});

test("leads from its count of orders to a list of as many", async () => {
  await start();
  const { orders } = await sold(30);
  const figures = within(screen.getByRole("main"));
  await screens.berth.user.click(figures.getByRole("link", { name: "Orders" }));
  expect(await screen.findByText(`1–10 of ${orders.now}`)).toBeTruthy();
});

test("leads from a day to its orders, and from a category to its products", async () => {
  await start();
  const days = await asTable("Revenue by day");
  const [, , , , second] = days.getAllByRole("button");
  await screens.berth.user.click(second ?? expect.fail("no day"));
  await waitFor(() => expect(screens.berth.place()).toMatch(/order\/list\?days=(\d{4}-\d\d-\d\d)\.\.\1&/));
  await screens.close();
  await start();
  const categories = await asTable("Revenue by category");
  await screens.berth.user.click(categories.getByRole("button", { name: "Games" }));
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/ecommerce/product/list?category=games"));
});

test("names the latest orders and the products sold best, each with its way there", async () => {
  await start("?days=90");
  const { products } = (
    await screens.ask<{ sales: { products: { productName: string; id: string }[] } }>(
      "{ sales: shopSales(days: 90) { products { id productName } } }",
    )
  ).sales;
  for (const { productName, id } of products)
    expect(screen.getByRole("link", { name: productName }).getAttribute("href")).toBe(
      `/apps/ecommerce/product/edit/${id}`,
    );
  expect((await screen.findAllByRole("link", { name: "Priya Raman" }))[0]?.getAttribute("href")).toBe(
    "/apps/ecommerce/order/details/100",
  );
});

test("an unreachable gateway is told, and a retry brings the figures", async () => {
  screens = await openScreensAt(dashboard, { away: true, fragile: "ShopSales" });
  expect(await screen.findByRole("heading", { name: "The figures cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Revenue" })).toBeTruthy();
});

test("an order that is called off in the list is gone from the figures that were seen before", async () => {
  await start();
  const before = await sold(30);
  expect(screen.getByText(yuan(before.revenue.now.amountMinor))).toBeTruthy();
  await screens.berth.go("/apps/ecommerce/order/details/100");
  await screens.berth.user.click(await screen.findByRole("button", { name: "More actions" }));
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Call off" }));
  await screen.findByText("1 order called off");
  await screens.berth.go(dashboard);
  const after = await sold(30);
  expect(after.orders.now).toBe(before.orders.now - 1);
  expect(await screen.findByText(yuan(after.revenue.now.amountMinor))).toBeTruthy();
});
