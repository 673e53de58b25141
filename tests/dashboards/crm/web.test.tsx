import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const dashboard = "/dashboards/crm";

let screens: Screens;
afterEach(() => screens.close());

async function start(search = "?days=90") {
  screens = await openScreensAt(dashboard + search, { fragile: "CrmSales" });
  await screen.findByRole("link", { name: "Still to be paid" });
}

const main = () => within(screen.getByRole("main"));
const rows = async () =>
  within(await screen.findByRole("table", { name: "Sales of the period" }))
    .getAllByRole("row")
    .slice(1);

interface Sales {
  sales: { now: number };
  agreed: { now: { amountMinor: number } };
  days: { orders: number }[];
  categories: { category: string; sales: number }[];
}
const crm = async () =>
  (
    await screens.ask<{ crm: Sales }>(
      "{ crm: crmSales(days: 90) { sales { now } agreed { now { amountMinor } } days { orders } categories { category sales } } }",
    )
  ).crm;

interface Paid {
  payment: { total: { amountMinor: number }; paidAmount: { amountMinor: number } };
}
const matching = async (filter: string) =>
  (
    await screens.ask<{ found: Paid[] }>(
      `{ found: sampleSales(filter: { status: [COMPLETED, CONFIRMED], ${filter} }) { payment { total { amountMinor } paidAmount { amountMinor } } } }`,
    )
  ).found;

test.each(["Sales", "Agreed"])("leads from the figure %s to as many sales, worth as much", async (name) => {
  await start();
  const { sales, agreed } = await crm();
  const link = main().getByRole("link", { name });
  expect(link.getAttribute("href")).toMatch(/#sales$/);
  await screens.berth.user.click(link);
  expect(await screen.findByText(`${sales.now} sales · Completed and Confirmed`)).toBeTruthy();
  const shown = await rows();
  expect(shown).toHaveLength(sales.now);
  const worth = shown.map((row) => Number(/¥([\d,.]+)$/.exec(row.textContent)?.[1]?.replaceAll(",", "")));
  expect(Math.round(worth.reduce((sum, one) => sum + one, 0) * 100)).toBe(agreed.now.amountMinor);
});

test.each([
  [
    "Received",
    "received: [FULLY_PAID, PARTIALLY_PAID]",
    ({ payment }: Paid) => payment.paidAmount.amountMinor,
  ],
  [
    "Still to be paid",
    "received: [PARTIALLY_PAID, UNPAID]",
    ({ payment }: Paid) => payment.total.amountMinor - payment.paidAmount.amountMinor,
  ],
] as const)("leads from the figure %s to the sales that make it up", async (name, filter, of) => {
  await start();
  const found = await matching(filter);
  const sum = found.reduce((total, sale) => total + of(sale), 0) / 100;
  const link = main().getByRole("link", { name });
  expect(link.closest("div")?.textContent).toContain(
    `¥${sum.toLocaleString("en", { minimumFractionDigits: 2 })}`,
  );
  await screens.berth.user.click(link);
  await screen.findByText(new RegExp(`^${found.length} sales? · `));
  expect(await rows()).toHaveLength(found.length);
});

test("leads from a category and from a day to as many sales", async () => {
  await start();
  const { categories, days } = await crm();
  const [best] = categories;
  const list = within(screen.getByRole("list", { name: "Revenue by category" }));
  await screens.berth.user.click(list.getAllByRole("link")[0] ?? expect.fail("no category"));
  await waitFor(() => expect(screens.search().get("category")).toBe(best?.category.toLowerCase()));
  await screen.findByText(new RegExp(`^${best?.sales} sales? · `));
  expect(await rows()).toHaveLength(best?.sales ?? 0);
  const card = within(screen.getByRole("region", { name: "Agreed by day" }));
  await screens.berth.user.click(card.getByRole("button", { name: "Show as a table" }));
  const at = days.findIndex(({ orders }) => orders > 0);
  const buttons = within(card.getByRole("table")).getAllByRole("button");
  await screens.berth.user.click(buttons[at] ?? expect.fail("no day"));
  await waitFor(() => expect(screens.search().get("on")).not.toBeNull());
  await waitFor(async () => expect(await rows()).toHaveLength(days[at]?.orders ?? 0));
});

test("filters by status in the address, says that nothing matches, and clears", async () => {
  await start("?days=90&status=cancelled&on=2020-01-01");
  expect(await screen.findByText(/^No sale matches/)).toBeTruthy();
  await screens.press("Clear filters");
  await waitFor(() => expect(screens.search().toString()).toBe("days=90"));
  await screens.press("Status");
  await screens.press("Cancelled", "menuitemradio");
  await waitFor(() => expect(screens.search().toString()).toBe("days=90&status=cancelled"));
  for (const row of await rows()) await waitFor(() => expect(row.textContent).toContain("Cancelled"));
});

test("an unreachable gateway is told, and a retry brings the figures", async () => {
  screens = await openScreensAt(dashboard, { away: true, fragile: "CrmSales" });
  expect(await screen.findByRole("heading", { name: "The figures cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(main().getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Still to be paid" })).toBeTruthy();
});
