import type { Locator, Page } from "playwright/test";
import { expect } from "./console.ts";
import { say } from "./texts.ts";

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((one) => one === document.activeElement));

/** Presses a key, at most so many times, until the focus is on what is meant; it must have been seen before. */
export async function pressTo(page: Page, target: Locator, key = "Tab", most = 80): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let times = 0; times < most && !(await isFocused(target)); times += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Leaps over the shell, as somebody without a mouse does on each screen. */
export async function leapIn(page: Page): Promise<void> {
  const skip = page.getByRole("link", { name: say("en", "shell:skip") });
  await skip.waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Goes to a control, by Tab unless another key is said, and presses it. */
export async function pressOn(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await pressTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** Goes to a field by Tab and writes into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await pressTo(page, target);
  await page.keyboard.type(text);
}

/** The focus must be on something that is in sight: not lost to the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.getClientRects().length > 0;
    });
  await expect.poll(place, { message: "the focus is on something in sight" }).toBe(true);
}
