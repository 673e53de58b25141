import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../support/chromium.ts";
import { startGateway } from "../support/gatewayProcess.ts";

const TIMES = 20;
const LONGEST = 300;

/** Opens a window as somebody. */
async function openWindow(browser: Browser, origin: string, as: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, locale: "en" });
  await context.request.post("/graphql", {
    headers: { origin, "content-type": "application/json" },
    data: { query: `mutation { ordinaryUserLogin(username: "${as}", password: "${as}") { accessToken } }` },
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Notes when a text is first in a window's document and its frame was drawn, in ms of the machine's clock. */
const watch = (page: Page, text: string) => page.evaluate((wanted) => new Promise<number>((resolve) => {
  const look = () => (document.querySelector("main")?.textContent?.includes(wanted) ? setTimeout(() => resolve(performance.timeOrigin + performance.now())) : requestAnimationFrame(look));
  requestAnimationFrame(look);
}), text);

/** Notes when what was told of a window begins: the press that sends. */
const press = (page: Page) => page.evaluate(() => {
  const at = performance.timeOrigin + performance.now();
  document.querySelector<HTMLElement>('main form button[type="submit"]')?.click();
  return at;
});

/** Measures how long a chat message takes from the press in one window to the frame that shows it in another. */
export async function compareWindows(strict: boolean): Promise<void> {
  const gateway = await startGateway({ DATABASE_URL: ":memory:", RATE_LIMIT: "off" });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  try {
    const mine = await openWindow(browser, gateway.origin, "client", "/apps/chat?open=1");
    const theirs = await openWindow(browser, gateway.origin, "admin", "/apps/chat?open=8");
    for (const page of [mine, theirs]) await page.locator("[data-message]").first().waitFor();
    await theirs.waitForTimeout(3_000);
    const times: number[] = [];
    for (let at = 0; at < TIMES; at++) {
      const text = `Measured ${String(at).padStart(2, "0")}.`;
      await mine.locator("main form textarea").fill(text);
      const shown = watch(theirs, text);
      const sent = await press(mine);
      times.push((await shown) - sent);
      await mine.waitForTimeout(250);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [median = 0, longest = 0] = [sorted[TIMES / 2], sorted.at(-1)];
    console.log(`\n${TIMES} chat messages from the press in one window to the frame that shows them in another\n`);
    console.table({ windows: { "median ms": Math.round(median), "longest ms": Math.round(longest) } });
    if (strict && longest > LONGEST) {
      console.error(`A message took over ${LONGEST} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
}
