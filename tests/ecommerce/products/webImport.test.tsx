import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { names, openList, type ProductScreens } from "./webScreens.ts";

let screens: ProductScreens;
afterEach(() => screens.close());

const header = "Product,Brand,Category,SKU,Price,Quantity,In stock,Status";
const bring = async (...lines: string[]) => {
  await screens.press("Import");
  const dialog = within(await screen.findByRole("dialog"));
  await screens.berth.user.upload(
    await dialog.findByLabelText("Choose a file"),
    new File([[header, ...lines].join("\r\n")], "products.csv", { type: "text/csv" }),
  );
  return dialog;
};

test("a file that cannot be read says why", async () => {
  screens = await openList();
  const dialog = await bring('"Gangway door mat,Studio Fathom');
  expect(
    await dialog.findByText(
      "The file cannot be read near row 2: a quotation mark is not closed, or a cell is too long.",
    ),
  ).toBeTruthy();
});

test("a file says values as the screen does, or by their codes", async () => {
  screens = await openList();
  const dialog = await bring(
    "Gangway door mat,Studio Fathom,Home decor,424242,12.50,3,out of stock,published",
    "Gangway lamp,Studio Fathom,HOME_DECOR,424243,12.50,3,true,Scheduled",
  );
  await screens.berth.user.click(await dialog.findByRole("button", { name: "Import 2 rows" }));
  await screen.findByText("Imported: 2 new");
  expect(
    await screens.ask(
      "{ a: product(id: 51) { category stock status } b: product(id: 52) { category stock status } }",
    ),
  ).toEqual({
    a: { category: "HOME_DECOR", stock: false, status: "PUBLISHED" },
    b: { category: "HOME_DECOR", stock: true, status: "SCHEDULED" },
  });
});

test("an import whose rows are all taken is told, and Ctrl Z takes it back", async () => {
  screens = await openList();
  const before = names();
  const dialog = await bring("Gangway door mat,Studio Fathom,Office,424242,12.50,3,,");
  await screens.berth.user.click(await dialog.findByRole("button", { name: "Import 1 row" }));
  expect(await screen.findByText("Imported: 1 new")).toBeTruthy();
  await waitFor(() => expect(names()[0]).toBe("Gangway door mat"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(names()).toEqual(before));
});
