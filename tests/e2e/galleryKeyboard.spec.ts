import type { Page } from "playwright/test";
import { galleryPages } from "#tests/support/galleryPages.ts";
import { deep, expect, test } from "./console.ts";
import { settle } from "./pageChecks.ts";

/** More than any demo has places to stop at. */
const MOST = 200;

/** Where the focus is in the demo, and whether it has not been there before; null outside of it. */
const stop = (page: Page, demo: string): Promise<{ name: string; isNew: boolean } | null> =>
  page.evaluate((id) => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement || at instanceof SVGElement) || !at.closest(`#${id}`)) return null;
    const isNew = at.dataset["stopped"] === undefined;
    at.dataset["stopped"] = "";
    const name = `${at.localName} ${at.getAttribute("aria-label") ?? at.textContent.slice(0, 40)}`;
    return { name, isNew };
  }, demo);

/** Whether the focus is to be seen: the demo is not drawn the same without it. */
async function isSeen(page: Page, demo: string): Promise<boolean> {
  const picture = async () => {
    await settle(page);
    return await page.locator(`#${demo}`).screenshot();
  };
  const focused = await picture();
  const back = await page.evaluateHandle(() => {
    const at = document.activeElement;
    if (at instanceof HTMLElement || at instanceof SVGElement) at.blur();
    return at;
  });
  const without = await picture();
  await back.evaluate((at) => {
    if (at instanceof HTMLElement || at instanceof SVGElement) at.focus({ preventScroll: true });
  });
  return !focused.equals(without);
}

test.describe("by the keyboard", deep, () => {
  for (const { path, demos } of galleryPages)
    test(`the focus goes through every demo of ${path}, is seen at each place, and leaves it`, async ({
      page,
      openAs,
    }) => {
      test.slow();
      await openAs("client", path);
      for (const demo of demos)
        await test.step(demo, async () => {
          await page.goto(`${path}?demo=${demo}`);
          await page.locator(`#${demo}`).evaluate((section) => {
            section.tabIndex = -1;
            section.focus();
          });
          const unseen: string[] = [];
          let places = 0;
          await page.keyboard.press("Tab");
          for (let at = await stop(page, demo); at; at = await stop(page, demo)) {
            // An editor of code keeps Tab for itself, and gives it back after Escape.
            if (!at.isNew) {
              await page.keyboard.press("Escape");
              await page.keyboard.press("Tab");
              const after = await stop(page, demo);
              if (after && !after.isNew) throw new Error(`${demo} keeps the focus at ${after.name}.`);
              continue;
            }
            places += 1;
            expect(places).toBeLessThan(MOST);
            if (!(await isSeen(page, demo))) unseen.push(at.name);
            await page.keyboard.press("Tab");
          }
          expect(unseen).toEqual([]);
          expect(places).toBeGreaterThan(0);
        });
    });
});
