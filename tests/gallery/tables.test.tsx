import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/tables/data-table?demo=Sales", as: "client" });
}, 60_000);
afterAll(() => berth.close());

const demo = (title: string) =>
  screen.findByRole("region", { name: title }).then((section) => within(section));

test("the sales are searched and viewed on the server, and the address says how", async () => {
  const sales = await demo("Sales from the server");
  await waitFor(() => expect(berth.sent("GallerySaleList")).toBe(1));
  await berth.user.type(await sales.findByRole("searchbox"), "zzzz");
  expect(await sales.findByRole("button", { name: /Clear/ })).toBeTruthy();
  await waitFor(() => expect(berth.place()).toContain("q=zzzz"));
  await berth.go("/tables/data-table?demo=Sales&view=cancelled");
  await waitFor(() => expect(sales.getAllByText("Cancelled").length).toBeGreaterThan(1));
});

test("a list shows that it is empty, or that it failed and can be tried again", async () => {
  await berth.go("/tables/data-table?demo=States");
  const states = await demo("States");
  const shown = states.getByRole("combobox", { name: "State shown" });
  expect(states.getByRole("table").getAttribute("aria-busy")).toBe("true");
  await berth.user.selectOptions(shown, "Empty");
  expect(await states.findByText("No sales yet")).toBeTruthy();
  await berth.user.selectOptions(shown, "Error");
  await berth.user.click(await states.findByRole("button", { name: /again/i }));
  expect(await states.findByText("Anchorage 1")).toBeTruthy();
});

test("of many rows only those in sight are in the document, and each knows its place", async () => {
  await berth.go("/tables/data-table?demo=Hundreds");
  const many = await demo("Two hundred and forty rows");
  const table = await many.findByRole("table", { name: "Berths" });
  expect(table.getAttribute("aria-rowcount")).toBe("241");
  await waitFor(() => expect(within(table).getAllByRole("row").length).toBeLessThan(100));
});

test("a few rows are selected one by one and as a whole, and unfold", async () => {
  await berth.go("/tables/simple-table");
  const selection = await demo("Selection");
  const all = selection.getByRole<HTMLInputElement>("checkbox", { name: "Select all" });
  await berth.user.click(selection.getByRole("checkbox", { name: "Select mall-db-01" }));
  expect(all.indeterminate).toBe(true);
  expect(selection.getByRole("status").textContent).toBe("Chosen: 1");
  await berth.user.click(all);
  expect(selection.getByRole("status").textContent).toBe("Chosen: 5");
  const unfolding = await demo("Rows that unfold");
  const button = unfolding.getByRole("button", { name: "Details of mall-db-01" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await berth.user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(unfolding.getByText("berth.local/store/mall-db-01:2.8.1")).toBeTruthy();
});

test("sums are those of the rows", async () => {
  const sums = await demo("Sums");
  const [total = expect.fail("no foot")] = sums.getAllByRole("row").slice(-1);
  expect(total.textContent).toContain("2,568");
  expect(total.textContent).toContain("2,061.36");
});
