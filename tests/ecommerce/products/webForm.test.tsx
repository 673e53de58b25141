import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { findRow, list, names, noteOf, openScreens, type ProductScreens } from "./webScreens.ts";

let screens: ProductScreens;
afterEach(() => screens.close());

const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
const valueOf = (name: string) => field(name).getAttribute("value");
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await screens.berth.user.clear(field(name));
    await screens.berth.user.type(field(name), value);
  }
};

describe("a new product", () => {
  const add = () => screens.press("Add product");

  test("is refused field by field until it is complete, then stands first in the list", async () => {
    screens = await openScreens("/apps/ecommerce/product/add");
    await add();
    await waitFor(() => expect(noteOf(field("Name"))).toBe("Please fill this in."));
    expect(document.activeElement).toBe(field("Name"));
    expect((await screen.findByRole("textbox", { name: /^SKU/ })).getAttribute("aria-invalid")).toBe("true");
    expect(screens.berth.sent("ProductCreate")).toBe(0);

    await fill({
      Name: "Gangway door mat",
      Brand: "Studio Fathom",
      Price: "1,286.4",
      SKU: "17265",
      Quantity: "2000000",
    });
    await add();
    await waitFor(() => expect(noteOf(field("Quantity"))).toBe("At most 1,000,000."));

    await fill({ Quantity: "12" });
    await add();
    await waitFor(() => expect(noteOf(field("SKU"))).toBe("This is in use already. Choose another."));
    expect(valueOf("Name")).toBe("Gangway door mat");

    await fill({ SKU: "424242" });
    await add();
    await waitFor(() => expect(screens.berth.place()).toBe(list));
    await waitFor(() => expect(names()[0]).toBe("Gangway door mat"));
    expect(within(await findRow("Gangway door mat")).getByText("¥1,286.40")).toBeTruthy();
    expect(await screen.findByText("“Gangway door mat” added")).toBeTruthy();
    await screens.berth.user.click(screen.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(screens.berth.place()).toBe("/apps/ecommerce/product/edit/51"));
  });

  test("is not lost without a question", async () => {
    screens = await openScreens("/apps/ecommerce/product/add");
    await fill({ Name: "Half a thought" });
    await screens.press("Cancel");
    const dialog = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await screens.berth.user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(valueOf("Name")).toBe("Half a thought");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await screens.press("Cancel");
    await screens.berth.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave" }),
    );
    await waitFor(() => expect(screens.berth.place()).toBe(list));
  });
});

describe("an existing product", () => {
  const change = (input: object) =>
    screens.ask("mutation($input: ProductUpdateInput!) { productUpdate(id: 3, input: $input) { version } }", {
      input,
    });
  const product = () => screens.ask("{ product(id: 3) { productName productBrand } }");
  const openProduct = async () => {
    screens = await openScreens("/apps/ecommerce/product/edit/3");
    await waitFor(() => expect(valueOf("Name")).toBe("Pier mechanical keyboard"));
  };
  const save = () => screens.press("Save");

  test("is saved with only what was changed", async () => {
    await openProduct();
    await fill({ Name: "Pier keyboard" });
    await save();
    await waitFor(() => expect(screens.berth.place()).toBe(list));
    expect(await product()).toEqual({ product: { productName: "Pier keyboard", productBrand: "Polyfin" } });
  });

  test("that someone else changed elsewhere is saved with both changes", async () => {
    await openProduct();
    await change({ productBrand: "Leeward" });
    await fill({ Name: "Pier keyboard" });
    await save();
    await waitFor(() => expect(screens.berth.place()).toBe(list));
    expect(await screen.findByText("Kept what others changed: Brand")).toBeTruthy();
    expect(await product()).toEqual({ product: { productName: "Pier keyboard", productBrand: "Leeward" } });
  });

  test("that someone else changed in the same field is merged by choice", async () => {
    await openProduct();
    await change({ productName: "Jetty keyboard", productBrand: "Leeward" });
    await fill({ Name: "Pier keyboard" });
    await save();
    const dialog = within(await screen.findByRole("dialog", { name: "Someone else changed the same" }));
    expect(dialog.getByText("Pier mechanical keyboard")).toBeTruthy();
    expect(dialog.getByText("Leeward")).toBeTruthy();
    await screens.berth.user.click(dialog.getByRole("button", { name: "Go on editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(valueOf("Name")).toBe("Pier keyboard");
    expect(valueOf("Brand")).toBe("Polyfin");

    await save();
    const again = within(await screen.findByRole("dialog", { name: "Someone else changed the same" }));
    await screens.berth.user.click(again.getByRole("radio", { name: /^Theirs/ }));
    await change({ productBrand: "Northquay" });
    await screens.berth.user.click(again.getByRole("button", { name: "Merge and save" }));
    await waitFor(() => expect(screens.berth.place()).toBe(list));
    expect(await product()).toEqual({
      product: { productName: "Jetty keyboard", productBrand: "Northquay" },
    });
  });

  test("that someone else deleted meanwhile says so, and keeps what was typed", async () => {
    await openProduct();
    await fill({ Name: "Pier keyboard" });
    await screens.berth.gateway.inject({ method: "DELETE", url: "/api/apps/ecommerce/products/3" });
    await save();
    expect(await screen.findByText("It is no longer there. Someone may have removed it.")).toBeTruthy();
    expect(valueOf("Name")).toBe("Pier keyboard");
  });

  test("that does not exist says so inside the shell", async () => {
    screens = await openScreens("/apps/ecommerce/product/edit/999");
    expect(
      await screen.findByRole("heading", { level: 1, name: "This product does not exist" }),
    ).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Navigation" })).toBeTruthy();
  });
});

test("a product's copy begins with its values, under another name and without its number", async () => {
  screens = await openScreens(`${list}?q=castaway`);
  await waitFor(() => expect(names()).toEqual(["Castaway playing cards"]));
  await screens.press("More for Castaway playing cards");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  await waitFor(() => expect(valueOf("Name")).toBe("Copy of Castaway playing cards"));
  expect((await screen.findByRole("textbox", { name: /^SKU/ })).getAttribute("value")).toBe("");
  await fill({ SKU: "424242" });
  await screens.press("Add product");
  await waitFor(() => expect(names()[0]).toBe("Copy of Castaway playing cards"));
});

test("a saved change of a product is taken back, unless somebody changed it again", async () => {
  screens = await openScreens("/apps/ecommerce/product/edit/50");
  const before = await screen.findByRole("textbox", { name: /^Name/ });
  const name = before.getAttribute("value") ?? "";
  const save = async (text: string) => {
    await fill({ Name: text });
    await screens.press("Save");
    await waitFor(() => expect(names()[0]).toBe(text));
  };
  await save("Gangplank");
  await screens.press("Undo");
  await waitFor(() => expect(names()[0]).toBe(name));

  await screens.berth.user.click(screen.getByRole("link", { name }));
  await screen.findByRole("textbox", { name: /^Name/ });
  await save("Gangplank");
  await screens.ask('mutation { productUpdate(id: 50, input: { productBrand: "Theirs" }) { id } }');
  await screens.press("Undo");
  expect(await screen.findByText(/^It was changed again meanwhile/)).toBeTruthy();
});
