import type { Page } from "playwright/test";
import { expect, test } from "./console.ts";
import { settle } from "./pageChecks.ts";

const paths = [
  "/user/dashboards",
  "/user/agent",
  "/user/recharge",
  "/dashboards/analytics",
  "/product/las/apps/app_demo",
  "/product/las/panel/app_demo",
  "/product/lcv/panel/vm_demo",
  "/product/lcv/buy",
  "/store/mirror/details/img_demo",
];

/** What has no room: the page in its window, what a cell shows in its cell, words that stand letter below letter. */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page, by ${scrollWidth - clientWidth} px`);
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    for (const cell of document.querySelectorAll("main :is(td, th)")) {
      const { left, right } = cell.getBoundingClientRect();
      // A head of one pixel is for screen readers alone.
      if (right - left > 1 && linesOf(cell).some((line) => line.left < left - 4 || line.right > right + 4))
        found.push(`the cell of ${cell.textContent}`);
    }
    const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { length } = texts.currentNode.textContent?.trim() ?? "";
      const lines = linesOf(texts.currentNode).length;
      if (lines > 3 && length / lines < 4) found.push(`the letters of ${texts.currentNode.textContent}`);
    }
    return found;
  });

for (const width of [700, 1_000, 1_280]) {
  test(`tables and words have room in a window of ${width} px`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAs("client", "/user/profile");
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("main table tbody tr").first()).toBeVisible();
      await settle(page);
      await expect.poll(() => squeezed(page), { message: path }).toEqual([]);
    }
  });
}

test("the price of a purchase stands beside its steps once the folded navigation leaves them room", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 1_100, height: 800 });
  await openAs("client", "/product/las/buy");
  const steps = page.locator("form ol").first();
  const price = page.getByRole("button", { name: /^Next: / });
  await expect(price).toBeVisible();
  await settle(page);
  const isBeside = async () => {
    const [one, other] = await Promise.all([steps.boundingBox(), price.boundingBox()]);
    return one !== null && other !== null && other.x >= one.x + one.width;
  };
  expect(await isBeside()).toBe(false);
  await page.getByRole("button", { name: "Collapse the navigation" }).click();
  await expect.poll(isBeside).toBe(true);
});
