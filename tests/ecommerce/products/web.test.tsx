import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  list,
  names,
  noteOf,
  openList,
  openScreens,
  type ProductScreens,
  rowOf,
  rows,
} from "./webScreens.ts";

let screens: ProductScreens;
afterEach(() => screens.close());

const start = async (search?: string) => {
  screens = await openList(search);
};
const search = () => new URLSearchParams(screens.berth.place().split("?")[1]);

test("shows the newest products first, with the shop in figures", async () => {
  await start();
  expect(rows()).toHaveLength(10);
  expect(names()[0]).toBe("Bowline paper clips");
  expect(within(rowOf("Bowline paper clips")).getByText("¥50.00")).toBeTruthy();
  expect(await screen.findByText("50 products · 7 out of stock · stock value ¥2,148,390")).toBeTruthy();
  expect(search().size).toBe(0);
});

test("an empty shop says what to do first", async () => {
  const ids = Array.from({ length: 50 }, (_, id) => `${id + 1}`);
  screens = await openScreens(list, {
    before: (ask) => ask("mutation($ids: [ID!]!) { productBulkDelete(ids: $ids) { ids } }", { ids }),
  });
  expect(await screen.findByRole("heading", { name: "No products yet" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "New product" })).toHaveLength(2);
});

test("an unreachable gateway is told, and a retry brings the rows", async () => {
  screens = await openScreens(list, { away: true });
  expect(await screen.findByRole("heading", { name: "The products cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});

test("the stock switch saves at once, the figures follow, and it is taken back", async () => {
  await start();
  const stock = () => screen.getByRole("switch", { name: "Bowline paper clips in stock" });
  await screens.berth.user.click(stock());
  expect(stock()).toHaveProperty("checked", false);
  expect(await screen.findByText(/8 out of stock/)).toBeTruthy();
  expect(await screens.ask("{ product(id: 50) { stock } }")).toEqual({ product: { stock: false } });
  await screens.berth.user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(stock()).toHaveProperty("checked", true));
  expect(await screen.findByText(/7 out of stock/)).toBeTruthy();
});

test("a product without pieces cannot be put in stock, and says why", async () => {
  await start();
  const stock = screen.getByRole("switch", { name: "Windward kite in stock" });
  expect(noteOf(stock)).toBe("No pieces left. Enter a quantity first.");
  await screens.berth.user.click(stock);
  expect(screens.berth.sent("ProductStockSet")).toBe(0);
});

test("deletes the selected products at once, and brings them back on undo", async () => {
  await start();
  await screens.press("Select Bowline paper clips", "checkbox");
  await screens.berth.user.keyboard("{Shift>}");
  await screens.press("Select Jetty coffee mug", "checkbox");
  await screens.berth.user.keyboard("{/Shift}");
  const bar = screen.getByRole("toolbar");
  expect(within(bar).getByText("3 selected")).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Select all rows of this page" })).toHaveProperty(
    "indeterminate",
    true,
  );
  await screens.berth.user.click(within(bar).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(names()[0]).toBe("Pontoon handheld console"));
  expect(await screen.findByText("3 products deleted")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("1–10 of 47")).toBeTruthy());
  await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  await screens.press("Undo");
  await waitFor(() =>
    expect(names().slice(0, 3)).toEqual(["Bowline paper clips", "Slipway house slipper", "Jetty coffee mug"]),
  );
  expect(screen.getByText("1–10 of 50")).toBeTruthy();
});

test("deletes one product from its menu, and Ctrl Z brings it back", async () => {
  await start();
  await screens.press("More for Jetty coffee mug");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(names()).not.toContain("Jetty coffee mug"));
  expect(await screen.findByText("1 product deleted")).toBeTruthy();
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(names()).toContain("Jetty coffee mug"));
  expect(await screen.findByText("Undone")).toBeTruthy();
});

test("the toast of what Ctrl Z took back goes with it", async () => {
  await start();
  await screens.press("More for Jetty coffee mug");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await screen.findByText("1 product deleted");
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await screen.findByText("Undone");
  await waitFor(() => expect(screen.queryByText("1 product deleted")).toBeNull());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("an undo that comes too late says so", async () => {
  await start();
  const ask = async (change: string) => await screens.ask(`mutation { ${change} }`);
  await screens.press("More for Jetty coffee mug");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: /Unpublish|Publish/ }));
  await screen.findByText(/1 product (published|taken off sale)/);
  await ask("productUpdate(id: 48, input: { qty: 3 }) { id }");
  await screens.press("Undo");
  expect(
    await screen.findByText(
      "It was changed again meanwhile and cannot be undone. Look at the current values.",
    ),
  ).toBeTruthy();
});

test("is walked through, selected and opened by keyboard alone", async () => {
  await start();
  rowOf("Bowline paper clips").focus();
  await screens.berth.user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(rowOf("Jetty coffee mug"));
  await screens.berth.user.keyboard(" ");
  expect(screen.getByRole("checkbox", { name: "Select Jetty coffee mug", checked: true })).toBeTruthy();
  await screens.berth.user.keyboard("{Escape}");
  expect(screen.queryByRole("toolbar")).toBeNull();
  await screens.berth.user.keyboard("{End}");
  expect(document.activeElement).toBe(rowOf("Windward kite"));
  await screens.berth.user.keyboard("{Enter}");
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/ecommerce/product/edit/41"));
});
