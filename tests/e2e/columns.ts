import type { Locator, Page } from "playwright/test";
import { expect } from "./console.ts";
import { say } from "./texts.ts";

export const list = "/apps/ecommerce/product/list";
export const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `table:${key}`, values);
export const product = (key: string) => say("en", `ecommerce:products.${key}`);

export const heads = (page: Page) =>
  page
    .locator("main thead th")
    .evaluateAll((cells) => cells.flatMap((cell) => cell.getAttribute("aria-label") ?? []));
export const edge = (page: Page, name: string) =>
  page.getByRole("separator", { name: word("columns.width", { name }) });

/** Where it stands on the page, once it moves no more. */
export async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

/** Moves the pointer a little around a place, as a hand does, until what is expected is seen: what dragging needs comes with the first pointer. */
export async function nudgeUntil(page: Page, x: number, y: number, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.mouse.move(x + 4, y);
    await page.mouse.move(x, y);
    await seen();
  }).toPass();
}
