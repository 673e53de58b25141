import { boxOf, edge, heads, list, nudgeUntil, product, word } from "./columns.ts";
import { expect, test } from "./console.ts";
import { holdCode } from "./holdCode.ts";
import { say } from "./texts.ts";

// Columns stay with the account.
test.use({ ownGateway: {} });

test("columns are dragged by their heads, and moved by keys on them", async ({ page, openAs }) => {
  await openAs("client", list);
  await expect(page.locator("main th[data-movable]").first()).toBeAttached();
  const [from, to] = [
    await boxOf(page.getByRole("columnheader", { name: product("fields.status") })),
    await boxOf(page.getByRole("columnheader", { name: product("fields.category") })),
  ];
  await page.mouse.move(from.x + 30, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 18, { steps: 8 });
  await page.mouse.up();
  const placeOf = (name: string) => heads(page).then((names) => names.indexOf(product(`fields.${name}`)));
  await expect.poll(() => placeOf("status")).toBe(1);
  expect(new URL(page.url()).search).toBe("");

  const head = page.getByRole("columnheader", { name: product("fields.status") }).getByRole("button");
  await head.press("Alt+ArrowRight");
  await expect.poll(() => placeOf("status")).toBe(2);
  await expect(head).toBeFocused();
  await expect(
    page.getByRole("status").filter({
      hasText: word("columns.moved", { name: product("fields.status"), place: 3, total: 7 }),
    }),
  ).toBeAttached();
  await page.reload();
  await expect.poll(() => placeOf("status")).toBe(2);
});

test("a head that is given up by Escape or put on itself stays, and sorts nothing", async ({
  page,
  openAs,
}) => {
  await openAs("client", list);
  await expect(page.locator("main th[data-movable]").first()).toBeAttached();
  const before = await heads(page);
  const head = page.getByRole("columnheader", { name: product("fields.category") });
  const status = page.getByRole("columnheader", { name: product("fields.status") });
  const [from, to] = [await boxOf(head), await boxOf(status)];
  await page.mouse.move(from.x + 30, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 18, { steps: 8 });
  await nudgeUntil(page, to.x + 8, to.y + 18, () =>
    expect(status).toHaveAttribute("data-drop", "before", { timeout: 500 }),
  );
  await page.keyboard.press("Escape");
  await expect(status).not.toHaveAttribute("data-drop");
  await page.mouse.up();
  await page.mouse.move(from.x + 30, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(from.x + 50, from.y + 18, { steps: 4 });
  await expect(head).toHaveAttribute("data-dragged");
  await page.mouse.up();
  await expect(head).not.toHaveAttribute("data-dragged");
  expect(await heads(page)).toEqual(before);
  expect(new URL(page.url()).search).toBe("");
});

test("the first pull counts, whether what dragging needs comes while it lasts or after it", async ({
  page,
  openAs,
}) => {
  const { asked, letCome } = await holdCode(page, "dragmove");
  await openAs("client", list);
  const placeOf = (name: string) => heads(page).then((names) => names.indexOf(product(`fields.${name}`)));
  const head = (name: string) => page.getByRole("columnheader", { name: product(`fields.${name}`) });
  await expect(head("status")).toHaveAttribute("data-movable");
  const pull = async (name: string, to: string) => {
    const [from, over] = [await boxOf(head(name)), await boxOf(head(to))];
    await page.mouse.move(from.x + 30, from.y + 18);
    await page.mouse.down();
    await page.mouse.move(over.x + 8, over.y + 18, { steps: 4 });
  };
  await pull("status", "category");
  await asked;
  await page.mouse.up();
  await expect.poll(() => placeOf("status")).toBe(1);
  // It was put down on another head, and sorts nothing.
  expect(new URL(page.url()).search).toBe("");

  await pull("status", "price");
  letCome();
  const { x, y } = await boxOf(head("price"));
  await nudgeUntil(page, x + 8, y + 18, () =>
    expect(head("status")).toHaveAttribute("data-dragged", { timeout: 500 }),
  );
  await page.mouse.up();
  await expect.poll(() => placeOf("status")).toBe((await placeOf("price")) - 1);
  expect(new URL(page.url()).search).toBe("");
});

test("columns that fit to their content cut none of it", async ({ page, openAs }) => {
  await openAs("client", list);
  for (const name of ["sku", "status"]) await edge(page, product(`fields.${name}`)).press("Enter");
  const cut = () =>
    page
      .locator("main tbody td:nth-child(5), main tbody td:nth-child(8)")
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  await expect.poll(cut).toBe(0);
});

test("the rows stay where they are when a filter is chosen", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openAs("client", list);
  const row = page.locator("main tbody tr").first();
  await expect(row.getByRole("link")).toBeVisible();
  const { y } = await boxOf(row);
  await page.goto(`${list}?status=published&category=electronics`);
  await expect(page.getByRole("button", { name: say("en", "ui:filter.clearAll") }).first()).toBeVisible();
  await expect(row.getByRole("link")).toBeVisible();
  expect((await boxOf(row)).y).toBe(y);
});

test("a line marks the end of the pinned columns once the others scroll", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1024, height: 860 });
  await openAs("client", list);
  const name = page.locator("main tbody td").nth(1);
  const line = () => name.evaluate((cell) => getComputedStyle(cell, "::after").backgroundColor);
  await expect(name.getByRole("link")).toBeVisible();
  await expect.poll(line).toBe("rgba(0, 0, 0, 0)");
  await page.locator("main table").evaluate((table) => table.parentElement?.scrollTo({ left: 60 }));
  await expect.poll(line).not.toBe("rgba(0, 0, 0, 0)");
});

test("filters that find no room beside one another are whole, and come by the arrow at their end", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openAs("client", `${list}?category=shoes&status=inactive&stock=no&brand=Leeward`);
  const bar = page.getByRole("search").filter({ has: page.getByRole("searchbox") });
  const chosen = bar.getByRole("button", { name: product("fields.productBrand") });
  await expect(chosen).toBeVisible();
  const cut = () =>
    bar
      .getByRole("button")
      .locator("span")
      .evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth).length);
  expect(await cut()).toBe(0);
  const last = bar.getByRole("button", { name: product("filters.shopCategory") });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await bar.locator("[data-scrolls=end]").click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(bar.locator("[data-scrolls=start]")).toBeVisible();
});
