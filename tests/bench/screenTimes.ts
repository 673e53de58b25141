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

/** What the browser that visits is like. */
export interface Profile {
  viewport: { width: number; height: number };
  /** By how much the processor is slowed. */
  slowed: number;
  /** How long a request is on its way, in ms, and how many bytes come and go a second; null for the loopback as it is. */
  network: { latency: number; down: number; up: number } | null;
}

export const desktop: Profile = { viewport: { width: 1440, height: 900 }, slowed: 1, network: null };

/** A phone of the middle class on slow 4G, as Lighthouse has it. */
export const phone: Profile = {
  viewport: { width: 390, height: 844 },
  slowed: 4,
  network: { latency: 150, down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8 },
};

/** What a visit costs: kB of JavaScript (gzip -9) until the rows stand, ms, the layout's shift, and requests. */
export interface Visit {
  script: number;
  firstPaint: number;
  largestPaint: number;
  rows: number;
  shift: number;
  /** Until the rows stand, without the pictures in them. */
  requestsUntilRows: number;
  /** Until nothing more is asked for, the pictures among them. */
  requests: number;
}

/** Marks the frame after the first row appeared, before anything of the page runs. */
const watchRows = (row: string) => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) performance.mark("largest paint", { startTime: entry.startTime });
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) performance.mark("shift", { detail: entry.toJSON() });
  }).observe({ type: "layout-shift", buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("rows stand")));
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** How many rows the table has: those that it makes when they are scrolled to are told by `aria-rowcount`, the head among them. */
const rowCount = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const table = document.querySelector("main table") ?? document.querySelector("table");
    const told = Number(table?.getAttribute("aria-rowcount") ?? 0);
    if (told > 0) return told - 1;
    return (table?.querySelectorAll("tbody tr") ?? document.querySelectorAll("main ul[aria-label] > li"))
      .length;
  });

/** What the browser noted of a visit. */
const readVisit = (page: Page) =>
  page.evaluate(() => {
    const marked = (name: string) => performance.getEntriesByName(name);
    const rows = marked("rows stand")[0]?.startTime ?? Infinity;
    const resources = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const until = resources.filter(({ startTime }) => startTime < rows);
    const shiftOf = (mark: PerformanceEntry) => {
      const { value, hadRecentInput } = (mark instanceof PerformanceMark && mark.detail) || {};
      return hadRecentInput ? 0 : Number(value ?? 0);
    };
    return {
      scripts: until.flatMap(({ name }) => (name.endsWith(".js") ? [name] : [])),
      firstPaint: marked("first-contentful-paint")[0]?.startTime ?? 0,
      largestPaint: marked("largest paint").at(-1)?.startTime ?? 0,
      rows,
      shift: marked("shift").reduce((sum, mark) => sum + shiftOf(mark), 0),
      requestsUntilRows: 1 + until.filter(({ name }) => !name.includes("/media/")).length,
      requests: 1 + resources.length,
    };
  });

/** Opens the screen in a fresh browser profile. */
export async function visit(
  browser: Browser,
  screen: ListScreen,
  rows: number,
  { viewport, slowed, network }: Profile,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: screen.origin, viewport, locale: "en" });
  await screen.prepare(context);
  const page = await context.newPage();
  await page.addInitScript(watchRows, screen.row);
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  if (network)
    await tools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down,
      uploadThroughput: network.up,
    });
  await page.goto(screen.path(rows));
  await page.locator(screen.row).first().waitFor();
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(...ends) > 2_000;
  });
  const shown = await rowCount(page);
  if (shown !== rows) throw new Error(`${screen.name} shows ${shown} rows instead of ${rows}.`);
  const { scripts, ...seen } = await readVisit(page);
  const bodies = await Promise.all(scripts.map(async (url) => await (await context.request.get(url)).body()));
  await context.close();
  return {
    ...seen,
    script: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000,
  };
}
