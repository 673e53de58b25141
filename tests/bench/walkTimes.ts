import type { Browser, Page } from "playwright";
import { median } from "./measure.ts";
import type { ListScreen } from "./screenTimes.ts";

/** The time from a click until the frame that shows other rows was drawn. */
const clickTime = (page: Page, button: string, row: string) =>
  page.evaluate(
    ([target = "", rows = ""]) =>
      new Promise<number>((resolve, reject) => {
        const control = document.querySelector<HTMLElement>(target);
        if (!control) return reject(new Error(`There is no ${target}.`));
        // Screens that were left may stay behind, hidden.
        const firstRow = () =>
          [...document.querySelectorAll(rows)]
            .find((row) => row.checkVisibility({ opacityProperty: true }))
            ?.closest("tr")?.textContent;
        const before = firstRow();
        const start = performance.now();
        const look = () => {
          const now = firstRow();
          if (now && now !== before) setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        control.click();
        // What a click does at once is drawn with the next frame, too.
        requestAnimationFrame(look);
      }),
    [button, row],
  );

/** How long a pointer is on a link before it presses, in ms: people need longer. */
const hover = 150;

/**
 * Goes to another list and back: the medians of first visits, each in a document of its own whose other list nobody has seen
 * yet, code included, and of returns to what is known already.
 */
export async function switchTimes(
  browser: Browser,
  screen: ListScreen,
  visits: number,
): Promise<{ uncached: number; cached: number }> {
  const context = await browser.newContext({
    baseURL: screen.origin,
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  await screen.prepare(context);
  const [uncached, cached]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit++) {
    const page = await context.newPage();
    await page.goto(screen.path(10));
    await page.locator(screen.row).first().waitFor();
    await page.waitForTimeout(1_500);
    await page.hover(screen.other);
    await page.waitForTimeout(hover);
    uncached.push(await clickTime(page, screen.other, screen.row));
    await page.waitForTimeout(700);
    await page.hover(screen.self);
    await page.waitForTimeout(hover);
    cached.push(await clickTime(page, screen.self, screen.row));
    await page.close();
  }
  await context.close();
  return { uncached: median(uncached), cached: median(cached) };
}

/** Goes to the next page and back: the medians of first visits and of returns to what is known already. */
export async function softTimes(
  browser: Browser,
  screen: ListScreen,
  visits: number,
): Promise<{ uncached: number; cached: number }> {
  const context = await browser.newContext({
    baseURL: screen.origin,
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  await screen.prepare(context);
  const page = await context.newPage();
  await page.goto(screen.path(10));
  await page.locator(screen.row).first().waitFor();
  await page.waitForTimeout(1_000);
  const [uncached, cached]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit++) {
    uncached.push(await clickTime(page, screen.next, screen.row));
    await page.waitForTimeout(300);
    cached.push(await clickTime(page, screen.previous, screen.row));
    await page.waitForTimeout(300);
    cached.push(await clickTime(page, screen.next, screen.row));
    await page.waitForTimeout(300);
  }
  await context.close();
  return { uncached: median(uncached), cached: median(cached) };
}
