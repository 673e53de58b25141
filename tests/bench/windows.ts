import { type Browser, chromium, type Locator, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { startGateway } from "#tests/support/gatewayProcess.ts";

const list = "/apps/ecommerce/product/list";
const TIMES = 20;
const DELETIONS = 5;
const LONGEST = { message: 300, deletion: 1_000 };

/** Opens a window as somebody. */
async function openWindow(browser: Browser, origin: string, as: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  await context.request.post("/graphql", {
    headers: { origin, "content-type": "application/json" },
    data: { query: `mutation { ordinaryUserLogin(username: "${as}", password: "${as}") { accessToken } }` },
  });
  await context.addInitScript(() => localStorage.setItem("berth.locale", "en"));
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Notes when a text first stands in a window's document, or no more, and its frame was drawn, in ms of the machine's clock. */
const watch = (page: Page, text: string, isThere = true) =>
  page.evaluate(
    ({ wanted, awaited }) =>
      new Promise<number>((resolve) => {
        const isNow = () => document.querySelector("main")?.textContent?.includes(wanted) === awaited;
        const look = () =>
          isNow()
            ? setTimeout(() => resolve(performance.timeOrigin + performance.now()))
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    { wanted: text, awaited: isThere },
  );

/** Presses a control, and notes when. */
const press = (control: Locator) =>
  control.evaluate((element) => {
    const at = performance.timeOrigin + performance.now();
    if (element instanceof HTMLElement) element.click();
    return at;
  });

/** Sends chat messages in one window; how long each took until the other showed it, in ms. */
async function timeMessages(mine: Page, theirs: Page): Promise<number[]> {
  const times: number[] = [];
  for (const page of [mine, theirs]) await page.locator("[data-message]").first().waitFor();
  await theirs.waitForTimeout(3_000);
  for (let at = 0; at < TIMES; at++) {
    const text = `Measured ${String(at).padStart(2, "0")}.`;
    await mine.locator("main form textarea").fill(text);
    const [shown, sent] = await Promise.all([
      watch(theirs, text),
      press(mine.locator('main form button[type="submit"]')),
    ]);
    times.push(shown - sent);
    await mine.waitForTimeout(250);
  }
  return times;
}

/** Deletes products in one window and brings them back; how long each took until the other's list showed it, in ms. */
async function timeDeletions(mine: Page, theirs: Page): Promise<number[]> {
  const times: number[] = [];
  const names = mine.locator("main tbody tr a");
  for (const page of [mine, theirs]) await page.locator("main tbody tr a").nth(9).waitFor();
  await theirs.waitForTimeout(3_000);
  for (let at = 0; at < DELETIONS; at++) {
    const name = await names.nth(at).innerText();
    await mine.getByRole("button", { name: `More for ${name}` }).click();
    const [gone, deleted] = await Promise.all([
      watch(theirs, name, false),
      press(mine.getByRole("menuitem", { name: "Delete" })),
    ]);
    const [back, undone] = await Promise.all([
      watch(theirs, name),
      press(mine.getByRole("button", { name: "Undo" })),
    ]);
    times.push(gone - deleted, back - undone);
    // What was said of this one must not be pressed for the next.
    await mine.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    await mine.getByText(name).first().waitFor();
  }
  return times;
}

/** Measures how long what is done in one window takes until the frame that shows it in another. */
export async function compareWindows(strict: boolean): Promise<void> {
  const gateway = await startGateway({ DATABASE_URL: ":memory:", RATE_LIMIT: "off" });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  try {
    const open = async (clients: string, admins: string) =>
      [
        await openWindow(browser, gateway.origin, "client", clients),
        await openWindow(browser, gateway.origin, "admin", admins),
      ] as const;
    const times = {
      message: await timeMessages(...(await open("/apps/chat?open=1", "/apps/chat?open=8"))),
      deletion: await timeDeletions(...(await open(list, list))),
    };
    const figures = Object.entries(times).map(([what, all]) => ({
      what,
      times: all.length,
      "median ms": Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0),
      "longest ms": Math.round(Math.max(...all)),
    }));
    console.log(
      "\nChat messages, and products deleted and brought back, from the press in one window to the frame that shows it in another\n",
    );
    console.table(figures);
    for (const what of ["message", "deletion"] as const) {
      if (!strict || Math.max(...times[what]) <= LONGEST[what]) continue;
      console.error(`A ${what} took over ${LONGEST[what]} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
}
