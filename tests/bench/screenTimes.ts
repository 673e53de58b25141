import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright";

/** A list screen of one of the two consoles. */
export interface ListScreen {
  name: string;
  origin: string;
  /** The screen with so many rows a page. */
  path: (rows: number) => string;
  /** What stands in a row that is there, and in no skeleton. */
  row: string;
  /** The control that leads to the next page, and the one that leads back. */
  next: string;
  previous: string;
  /** The link that leads to another list, and the one that leads back to this one. */
  other: string;
  self: string;
  prepare: (context: BrowserContext) => Promise<void>;
}

/** What a visit costs, in kB (gzip -9) and ms. */
export interface VisitTimes {
  script: number;
  paint: number;
  visible: number;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Marks the frame after the first row appeared, before anything of the page runs. */
const watchRows = (row: string) => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) performance.mark("largest paint", { startTime: entry.startTime });
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("rows stand")));
  });
  observer.observe(document, { childList: true, subtree: true });
};

const lastMark = (page: Page, name: string) =>
  page.evaluate((wanted) => performance.getEntriesByName(wanted).at(-1)?.startTime ?? 0, name);

async function scriptBytes(page: Page, context: BrowserContext): Promise<number> {
  const urls = await page.evaluate(() => {
    const until = performance.getEntriesByName("rows stand")[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < until)
      .map(({ name }) => name);
  });
  const bodies = await Promise.all(urls.map(async (url) => await (await context.request.get(url)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

/** How many rows the table has: those that it makes when they are scrolled to are told by `aria-rowcount`, the head among them. */
const rowCount = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const table = document.querySelector("main table") ?? document.querySelector("table");
    const told = Number(table?.getAttribute("aria-rowcount") ?? 0);
    return told > 0 ? told - 1 : (table?.querySelectorAll("tbody tr").length ?? 0);
  });

/** Opens the screen in a fresh browser profile each time and answers the medians. */
export async function visitTimes(
  browser: Browser,
  screen: ListScreen,
  rows: number,
  rounds: number,
): Promise<VisitTimes> {
  const times: VisitTimes[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({
      baseURL: screen.origin,
      viewport: { width: 1440, height: 900 },
      locale: "en",
    });
    await screen.prepare(context);
    const page = await context.newPage();
    await page.addInitScript(watchRows, screen.row);
    await page.goto(screen.path(rows));
    await page.locator(screen.row).first().waitFor();
    await page.waitForTimeout(1_000);
    const shown = await rowCount(page);
    if (shown !== rows) throw new Error(`${screen.name} shows ${shown} rows instead of ${rows}.`);
    times.push({
      script: await scriptBytes(page, context),
      paint: await lastMark(page, "largest paint"),
      visible: await lastMark(page, "rows stand"),
    });
    await context.close();
  }
  return {
    script: median(times.map(({ script }) => script)),
    paint: median(times.map(({ paint }) => paint)),
    visible: median(times.map(({ visible }) => visible)),
  };
}

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
