import { listTable, openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

/** The path of the product list. */
export const list = "/apps/ecommerce/product/list";

const table = listTable("Products");

/** The rows of the product table, their names, and the row of a product. */
export const { rows, names, rowOf, findRow } = table;

export { noteOf } from "#tests/support/screens.ts";

/** The console over fresh sample data, opened at a product screen. */
export type ProductScreens = Screens;

/** Opens the console as the client. */
export const openScreens = (at: string, options: Omit<ScreensOptions, "fragile"> = {}): Promise<Screens> =>
  openScreensAt(at, { fragile: "ProductList", ...options });

/** Opens the product list and waits for its rows. */
export async function openList(search = ""): Promise<Screens> {
  const screens = await openScreens(list + search);
  await table.shown();
  return screens;
}
