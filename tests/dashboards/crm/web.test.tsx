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
const holds = async (count: number) =>
  expect(await screen.findByText(new RegExp(`^1–\\d+ of ${count}$`))).toBeTruthy();

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
    await screens.ask<{ found: { items: Paid[] } }>(
      `{ found: sampleSales(itemsPerPage: 100, filter: { days: 90, status: [COMPLETED, CONFIRMED], ${filter} }) { items { payment { total { amountMinor } paidAmount { amountMinor } } } } }`,
    )
  ).found.items;

test.each(["Sales", "Agreed"])("leads from the figure %s to as many sales, worth as much", async (name) => {
  await start("?days=90&size=20");
  const { sales, agreed } = await crm();
  // The head of the table below has links of these names too.
  const links = main().getAllByRole("link", { name });
  const link = links.find((one) => one.getAttribute("href")?.endsWith("#sales"));
  await screens.berth.user.click(link ?? expect.fail(`no link to the sales: ${name}`));
  await holds(sales.now);
  await waitFor(async () => expect(await rows()).toHaveLength(sales.now));
  const worth = (await rows()).map((row) =>
    Number(/¥([\d,.]+)/.exec(row.textContent)?.[1]?.replaceAll(",", "")),
  );
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
  await holds(found.length);
});

test("leads from a category and from a day to as many sales", async () => {
  await start();
  const { categories, days } = await crm();
  const [best] = categories;
  const list = within(screen.getByRole("list", { name: "Revenue by category" }));
  await screens.berth.user.click(list.getAllByRole("link")[0] ?? expect.fail("no category"));
  await waitFor(() => expect(screens.search().get("category")).toBe(best?.category.toLowerCase()));
  await holds(best?.sales ?? 0);
  const card = within(screen.getByRole("region", { name: "Agreed by day" }));
  await screens.berth.user.click(card.getByRole("button", { name: "Show as a table" }));
  const at = days.findIndex(({ orders }) => orders > 0);
  const buttons = within(card.getByRole("table")).getAllByRole("button");
  await screens.berth.user.click(buttons[at] ?? expect.fail("no day"));
  await waitFor(() => expect(screens.search().get("date")).not.toBeNull());
  await holds(days[at]?.orders ?? 0);
});

test("keeps the period whatever the list does: searching, sorting, filters, views and pages", async () => {
  await start("?days=90&size=5");
  await screens.berth.user.type(screen.getByRole("searchbox"), "leeward");
  await waitFor(() => expect(screens.search().get("q")).toBe("leeward"));
  await screens.berth.user.click(screen.getByRole("button", { name: /^Total/ }));
  await waitFor(() => expect(screens.search().get("sort")).toBe("total"));
  expect(screens.search().get("days")).toBe("90");
  const amounts = async () =>
    (await rows()).map((row) => Number(/¥([\d,.]+)/.exec(row.textContent)?.[1]?.replaceAll(",", "")));
  await waitFor(async () => expect(await amounts()).toEqual((await amounts()).toSorted((a, b) => a - b)));
  await screens.berth.user.click(screen.getByRole("link", { name: /^Cancelled/ }));
  await waitFor(() => expect(screens.search().toString()).toBe("days=90&view=cancelled&sort=total&size=5"));
});

test("counts each view, and holds as many", async () => {
  await start();
  const filters = ["{ days: 90 }", "{ days: 90, status: [CANCELLED] }"];
  const { counts } = await screens.ask<{ counts: number[] }>(
    `{ counts: sampleSaleCounts(filters: [${filters.join(", ")}]) }`,
  );
  const tab = await screen.findByRole("link", { name: new RegExp(`^Cancelled ?${counts[1]}$`) });
  await screens.berth.user.click(tab);
  await holds(counts[1] ?? 0);
  for (const row of await rows()) expect(row.textContent).toContain("Cancelled");
});

test("exports the rows of the period that are in force", async () => {
  await start("?days=90&status=cancelled");
  const exported = () =>
    screen
      .queryAllByRole<HTMLAnchorElement>("link")
      .map(({ href }) => new URL(href))
      .find(({ pathname }) => pathname.endsWith("/export"));
  await waitFor(() => expect(exported()).toBeDefined());
  const address = exported() ?? expect.fail("nothing is exported");
  expect(address.pathname).toBe("/api/pages/datatable/export");
  expect([address.searchParams.get("days"), address.searchParams.get("status")]).toEqual(["90", "CANCELLED"]);
});

test("an unreachable gateway is told, and a retry brings the figures", async () => {
  screens = await openScreensAt(dashboard, { away: true, fragile: "CrmSales" });
  expect(await screen.findByRole("heading", { name: "The figures cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(main().getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Still to be paid" })).toBeTruthy();
});
