import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { changeLayout } from "#web/lib/layout/layout.ts";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());
const open = async (options: TestConsoleOptions) => {
  berth = await openConsole(options);
  return within(screen.getByRole("navigation", { name: "Navigation" }));
};

test("the dashboard stands alone on top, and the groups follow in their order", async () => {
  const nav = await open({ at: "/user/dashboards", as: "client" });
  expect(nav.getAllByRole("link")[0]?.textContent).toBe("Dashboard");
  const headings = nav.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Cloud products",
    "Billing and benefits",
    "Support and partners",
    "Sample apps",
    "Gallery",
  ]);
});

test("only the section with the current screen is open, and one that was opened stays so", async () => {
  const nav = await open({ at: "/apps/ecommerce/order/details/1", as: "client" });
  expect(nav.getByRole("button", { name: "E-commerce" }).getAttribute("aria-expanded")).toBe("true");
  expect(nav.getByRole("link", { name: "Orders", current: "page" })).toBeTruthy();
  const section = nav.getByRole("button", { name: "Invoices" });
  expect(section.getAttribute("aria-expanded")).toBe("false");
  await berth.user.click(section);
  await berth.go("/user/recharge");
  expect(nav.getByRole("button", { name: "Invoices" }).getAttribute("aria-expanded")).toBe("true");
  expect(nav.getByRole("button", { name: "E-commerce" }).getAttribute("aria-expanded")).toBe("false");
  expect(Object.entries(window.localStorage)).toContainEqual([
    expect.stringMatching(/nav\.open$/),
    '{"invoice.title":true}',
  ]);
});

test.each([
  ["/apps/invoice/add", "New invoice"],
  ["/apps/invoice/edit/4987", "All invoices"],
])("at %s the entry %s is marked", async (at, name) => {
  const nav = await open({ at, as: "client" });
  const here = nav.getAllByRole("link", { current: "page" });
  expect(here.map(({ textContent }) => textContent)).toEqual([name]);
});

test.each([
  ["client", 0],
  ["admin", 1],
] as const)("what needs another right is shown to an administrator only: %s", async (as, count) => {
  const nav = await open({ at: "/develop", as });
  expect(nav.queryAllByRole("link", { name: "Dashboard of another role" })).toHaveLength(count);
});

test("the unread mails are counted after the screen stands", async () => {
  const nav = await open({ at: "/user/dashboards", as: "client" });
  expect(berth.sent("MailNumbers")).toBe(0);
  await waitFor(() => expect(nav.getByRole("link", { name: /^Mail \d+ unread$/ })).toBeTruthy());
});

test.each([
  ["the rail", { navCollapsed: true }, "link", { name: "Mail", description: /\d+ unread/ }],
  ["the horizontal menus", { orientation: "horizontal" }, "button", { name: /^Sample apps.* \d+ unread$/ }],
] as const)("the unread mails are counted in %s, too", async (_, layout, role, entry) => {
  await open({ at: "/user/dashboards", as: "client" });
  act(() => changeLayout(layout));
  expect(await screen.findByRole(role, entry)).toBeTruthy();
});
