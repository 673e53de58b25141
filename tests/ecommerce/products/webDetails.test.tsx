import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { list, noteOf, openScreens, type ProductScreens } from "./webScreens.ts";

let screens: ProductScreens;
afterEach(() => screens.close());

const field = (name: string, within_: HTMLElement = document.body) =>
  within(within_).getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const fill = async (input: HTMLElement, value: string) => {
  await screens.berth.user.clear(input);
  await screens.berth.user.click(input);
  await screens.berth.user.paste(value);
};
const open = async () => {
  screens = await openScreens("/apps/ecommerce/product/edit/3");
  await waitFor(() => expect(field("Name").value).toBe("Pier mechanical keyboard"));
  await screen.findByRole("textbox", { name: /^SKU/ });
};
const save = () => screens.press("Save");
const saved = () => waitFor(() => expect(screens.berth.place()).toBe(list));
const product = (fields: string) => screens.ask(`{ product(id: 3) { ${fields} } }`);

test("a discount above the price is refused at its field, and shows what is left of the price when it is not", async () => {
  await open();
  await fill(field("Price"), "10");
  await fill(field("Discount"), "10.01");
  await save();
  await waitFor(() =>
    expect(noteOf(field("Discount"))).toBe("The discount is above the price. Enter at most the price."),
  );
  await fill(field("Discount"), "2.50");
  expect(await screen.findByText("¥7.50 after the discount")).toBeTruthy();
  await save();
  await saved();
  expect(await product("price { amountMinor } discount { amountMinor }")).toEqual({
    product: { price: { amountMinor: 1_000 }, discount: { amountMinor: 250 } },
  });
});

test.each([
  ["a price below 0", "Price", "-1", "At least ¥0.00."],
  ["a price with nine decimals", "Price", "1.123456789", "Write it as a number, like 12.40."],
  ["a name of 300 characters", "Name", "x".repeat(300), "At most 120 characters."],
  ["a barcode with a blank", "Barcode", "69 12", "This is not a valid value."],
])("%s is refused at its field, and nothing is sent", async (_, name, value, sentence) => {
  await open();
  await fill(field(name), value);
  await save();
  await waitFor(() => expect(noteOf(field(name))).toBe(sentence));
  expect(screens.berth.sent("ProductUpdate")).toBe(0);
});

test("options make variants, whose pieces sum up to the quantity", async () => {
  await open();
  await screens.berth.user.click(await screen.findByRole("button", { name: "Add an option" }));
  await fill(field("Option"), "Layout");
  await screens.berth.user.type(
    await screen.findByRole("combobox", { name: /^Values/ }).catch(() => field("Values")),
    "Nordic{Enter}German{Enter}",
  );
  await fill(field("Pieces", await screen.findByRole("group", { name: "Nordic" })), "3");
  await fill(field("Pieces", screen.getByRole("group", { name: "German" })), "4");
  await fill(field("Own price", screen.getByRole("group", { name: "German" })), "99");
  await waitFor(() => expect(field("Quantity").value).toBe("7"));
  expect(field("Quantity").readOnly).toBe(true);
  await save();
  await saved();
  expect(await product("qty options { name values } variants { values qty price { amountMinor } }")).toEqual({
    product: {
      qty: 7,
      options: [{ name: "Layout", values: ["Nordic", "German"] }],
      variants: [
        { values: ["Nordic"], qty: 3, price: null },
        { values: ["German"], qty: 4, price: { amountMinor: 9_900 } },
      ],
    },
  });
});

test("a file that is no picture is named with its reason, and not sent", async () => {
  await open();
  await screen.findByRole("img");
  const input = document.querySelector<HTMLInputElement>("input[type=file]") ?? expect.fail("no file input");
  fireEvent.change(input, { target: { files: [new File(["a"], "notes.txt", { type: "text/plain" })] } });
  expect(await screen.findByText(/is of a kind that is not taken/)).toBeTruthy();
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test("a product that came without pictures shows its category's", async () => {
  await open();
  expect((await screen.findAllByRole("img")).length).toBeGreaterThan(0);
  await screens.press(/^Remove/);
  await save();
  await saved();
  expect(await product("image")).toEqual({ product: { image: "/media/products/electronics.svg" } });
});
