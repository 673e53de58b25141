import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { names, openList, openScreens, type ProductScreens, rowOf } from "./webScreens.ts";

let screens: ProductScreens;
afterEach(() => screens.close());

const field = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await screens.berth.user.clear(await field(name));
    await screens.berth.user.type(await field(name), value);
  }
};
const category = () => screen.findByRole("combobox", { name: /^Category/ });
const newProduct = { Name: "Gangway door mat", Brand: "Studio Fathom", Price: "12", SKU: "424242" };
const save = async () => {
  await screens.press("Add product");
  await waitFor(() => expect(names()[0]).toBe("Gangway door mat"));
};

test("a product of twelve pieces is in stock, unless it is told otherwise", async () => {
  screens = await openScreens("/apps/ecommerce/product/add");
  const stock = await screen.findByRole("switch", { name: /^In stock/ });
  await fill({ ...newProduct, Quantity: "12" });
  expect(stock).toHaveProperty("checked", true);
  await fill({ Quantity: "0" });
  expect(stock).toHaveProperty("checked", false);
  await fill({ Quantity: "12" });
  await screens.berth.user.click(stock);
  await fill({ Quantity: "13" });
  expect(stock).toHaveProperty("checked", false);
  await screens.berth.user.click(stock);
  await save();
  expect(await screens.ask("{ product(id: 51) { qty stock } }")).toEqual({
    product: { qty: 13, stock: true },
  });
});

test("a category is made within the form of a product, which then stands in it", async () => {
  screens = await openScreens("/apps/ecommerce/product/add");
  await fill(newProduct);
  await screen.findByRole("option", { name: "Office › Paper › Dotted notebooks" });
  await screens.berth.user.selectOptions(await category(), "Office");
  await screens.press("New category");
  const dialog = within(await screen.findByRole("dialog", { name: "New category" }));
  await screens.berth.user.type(dialog.getByRole("textbox", { name: /^Name in Office/ }), "paper{Enter}");
  expect(await dialog.findByText("This is in use already. Choose another.")).toBeTruthy();
  await screens.berth.user.clear(dialog.getByRole("textbox"));
  await screens.berth.user.type(dialog.getByRole("textbox"), "Door mats{Enter}");
  await screen.findByRole("option", { name: "Office › Door mats" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await save();
  expect(within(rowOf("Gangway door mat")).getByText("Door mats")).toBeTruthy();
  expect(await screens.ask("{ product(id: 51) { category shopCategory { name } } }")).toEqual({
    product: { category: "OFFICE", shopCategory: { name: "Door mats" } },
  });
});

test("a product goes from one category to another, and the change is taken back", async () => {
  screens = await openScreens("/apps/ecommerce/product/edit/17");
  await screen.findByRole("option", { name: "Games › Board games" });
  expect(await category()).toHaveProperty("value", "GAMES/18");
  await screens.berth.user.selectOptions(await category(), "Games");
  await screens.press("Save");
  await screen.findByText("“Castaway playing cards” saved");
  const place = () => screens.ask("{ product(id: 17) { category shopCategory { id } } }");
  expect(await place()).toEqual({ product: { category: "GAMES", shopCategory: null } });
  await screens.press("Undo");
  await waitFor(async () =>
    expect(await place()).toEqual({ product: { category: "GAMES", shopCategory: { id: "18" } } }),
  );
});

test("the list is filtered by a category of the shop's own, with what stands in it", async () => {
  screens = await openList("?shopCategory=2");
  await waitFor(() => expect(names()).toEqual(["Foghorn pocket radio", "Lantern speaker"]));
  expect(await screen.findByRole("button", { name: "Sub-category: Electronics › Speakers" })).toBeTruthy();
});
