import type { Page } from "playwright/test";
import { boxOf, edge, heads, list, product, word } from "./columns.ts";
import { deep, expect, test } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

// Columns stay with the account.
test.use({ ownGateway: {} });

const widthOf = (page: Page, name: string) =>
  page
    .getByRole("columnheader", { name, exact: true })
    .evaluate((cell) => cell.getBoundingClientRect().width);

async function openPanel(page: Page) {
  await page.getByRole("button", { name: word("columns.title"), exact: true }).click();
  const panel = page.getByRole("dialog", { name: word("columns.title") });
  await expect(panel).toBeVisible();
  return panel;
}

test.describe("columns", () => {
  test("are hidden, moved and pinned in the panel, by pointer and by keyboard, and kept on the gateway", async ({
    page,
    openAs,
    gateway,
  }) => {
    await openAs("client", list);
    const panel = await openPanel(page);
    await expectAccessible(page);
    await panel.getByRole("checkbox", { name: product("fields.sku") }).click();
    await panel.getByRole("checkbox", { name: product("fields.updatedAt") }).click();
    const handle = panel.getByRole("button", {
      name: word("columns.move", { name: product("fields.price") }),
    });
    await handle.focus();
    const saving = page.waitForResponse((answer) =>
      (answer.request().postData() ?? "").includes("PreferenceSave"),
    );
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(panel.getByRole("status")).toHaveText(
      word("columns.moved", { name: product("fields.price"), place: 2, total: 8 }),
    );
    await panel.getByRole("button", { name: word("columns.pin", { name: product("fields.price") }) }).click();
    await page.keyboard.press("Escape");
    const wanted = ["product", "price", "category", "stock", "qty", "status", "updatedAt"].map((name) =>
      product(`fields.${name}`),
    );
    await expect.poll(() => heads(page)).toEqual(wanted);
    await saving;

    await page.reload();
    await expect.poll(() => heads(page)).toEqual(wanted);
    // Another browser of the same person has them from the gateway.
    await expect
      .poll(async () =>
        (
          await page.request.post(`${gateway.origin}/graphql`, {
            headers: { origin: gateway.origin, "content-type": "application/json" },
            data: { query: '{ preference(key: "table.ecommerce.products") }' },
          })
        ).text(),
      )
      .toContain('"price":true');
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.includes("table."))
        .forEach((key) => localStorage.removeItem(key)),
    );
    await page.reload();
    await expect.poll(() => heads(page)).toEqual(wanted);
    await (await openPanel(page)).getByRole("button", { name: word("columns.reset") }).click();
    await expect.poll(() => heads(page)).toHaveLength(7);
  });

  test("are dragged to another place", async ({ page, openAs }) => {
    await openAs("client", list);
    const panel = await openPanel(page);
    const at = (name: string) =>
      boxOf(panel.getByRole("button", { name: word("columns.move", { name: product(`fields.${name}`) }) }));
    const [from, to] = [await at("status"), await at("sku")];
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 20, { steps: 5 });
    await page.mouse.move(to.x + 8, to.y + 4, { steps: 10 });
    await page.mouse.up();
    await expect
      .poll(() => heads(page).then((names) => names.indexOf(product("fields.status"))))
      .toBeLessThan(4);
  });

  test("are resized by pointer, by keys and to fit, mirrored from right to left", async ({
    page,
    openAs,
  }) => {
    await openAs("client", list);
    const category = product("fields.category");
    const before = await widthOf(page, category);
    await edge(page, category).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => widthOf(page, category)).toBe(before + 32);
    await expect(edge(page, category)).toHaveAttribute("aria-valuenow", String(before + 32));
    const box = await boxOf(edge(page, category));
    await page.mouse.move(box.x + 4, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x - 46, box.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(page, category)).toBe(before - 18);
    await edge(page, category).dblclick();
    await expect.poll(() => widthOf(page, category)).not.toBe(before - 18);
    await expectAccessible(page);
  });
});

test.describe("from right to left", deep, () => {
  test.use({ setting: { locale: "ar", theme: "light" } });
  test("the keys that resize are mirrored", async ({ page, openAs }) => {
    await openAs("client", list);
    const name = say("ar", "ecommerce:products.fields.category");
    const before = await widthOf(page, name);
    await page.getByRole("separator", { name: say("ar", "table:columns.width", { name }) }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => widthOf(page, name)).toBe(before + 16);
  });
});
