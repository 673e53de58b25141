import type { Page } from "playwright/test";
import { expect, test } from "./console.ts";
import { say } from "./texts.ts";

interface Look {
  what: string;
  clip: { x: number; y: number; width: number; height: number };
  picture: Buffer;
}

/** Where the focus is, and how that looks; fails where it is nowhere or out of sight. */
async function lookAtFocus(page: Page, key: string): Promise<Look> {
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const { x, y, width, height } = (focused ?? document.body).getBoundingClientRect();
      const isSeen =
        focused !== document.body &&
        x < window.innerWidth &&
        y < window.innerHeight &&
        x + width > 0 &&
        y + height > 0;
      return {
        isSeen,
        what: focused?.outerHTML.slice(0, 160) ?? "",
        clip: {
          x: Math.max(x - 4, 0),
          y: Math.max(y - 4, 0),
          width: Math.min(width + 8, 480),
          height: Math.min(height + 8, 96),
        },
      };
    });
  await expect.poll(place, { message: `the focus after ${key}` }).toMatchObject({ isSeen: true });
  const { clip, what } = await place();
  return { what, clip, picture: await page.screenshot({ clip, animations: "disabled", caret: "hide" }) };
}

test("from the address bar to a deleted and restored product by keyboard alone, with the focus always in sight", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  let last: Look | undefined;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const look = await lookAtFocus(page, key);
    // The place that the focus has left must look otherwise than while it was there; a screen that was gone to is no control.
    if (last && !last.what.includes('id="content"')) {
      const left = await page.screenshot({ clip: last.clip, animations: "disabled", caret: "hide" });
      expect(
        left.equals(last.picture) && JSON.stringify(last.clip) !== JSON.stringify(look.clip),
        `the focus shows on ${last.what}`,
      ).toBe(false);
    }
    last = look;
  };
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let times = 0; times < 40 && !(await isThere()); times += 1) await press("Tab");
    expect(await isThere()).toBe(true);
  };
  const has = (name: string) => async () =>
    (await page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    )) === name;
  const onRow = () => page.evaluate(() => document.activeElement?.matches("tr[data-index]") ?? false);

  await press("Tab");
  await expect(page.getByRole("link", { name: say("en", "shell:skip") })).toBeFocused();
  await tabTo(has(say("en", "shell:barSearch")));
  await press("Enter");
  await expect(page.getByRole("combobox", { name: say("en", "bar:palette.input") })).toBeFocused();
  await page.keyboard.type("products");
  await expect(page.getByRole("option", { selected: true })).toContainText(
    say("en", "screens:ecommerce.products"),
  );
  last = undefined;
  await press("Enter");
  await expect(page.locator("tr[data-index]").first()).toBeVisible();
  await tabTo(onRow);
  await press("ArrowDown");
  const name = await page.evaluate(() => document.activeElement?.querySelector("a")?.textContent ?? "");
  await press("x");
  await tabTo(has(say("en", "ui:commands.delete")));
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toHaveCount(0);
  // The row goes with the news of its deletion; that can be taken back once the answer is told.
  await expect(page.getByRole("button", { name: say("en", "ui:undo.action"), exact: true })).toBeVisible();
  await lookAtFocus(page, "the deletion");
  await page.keyboard.press("Control+z");
  await expect(row).toBeVisible();
  await lookAtFocus(page, "the undo");
});
