import { type BrowserContext, chromium, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { startGateway } from "#tests/support/gatewayProcess.ts";

const EVENTS = 500;
const SLOWED = 4;
const ROUNDS = 4;
const LONGEST_TASK = 100;

/** Spreads the events over the hours of 28 days of this month. */
async function addEvents(context: BrowserContext, origin: string): Promise<void> {
  const now = new Date();
  for (let at = 0; at < EVENTS; at++) {
    const start = new Date(now.getFullYear(), now.getMonth(), 1 + (at % 28), 6 + (at % 14), (at % 4) * 15);
    const answer = await context.request.post("/api/apps/calendar", {
      headers: { origin },
      data: {
        title: `Berthing of ship ${at}`,
        start: start.toISOString(),
        end: new Date(start.getTime() + 2_700_000).toISOString(),
        allDay: false,
        extendedProps: { calendar: ["Business", "Personal", "Family", "ETC"][at % 4] },
      },
    });
    if (!answer.ok()) throw new Error(`The event ${at} was refused: ${await answer.text()}`);
  }
}

/** Does something and answers how long each task above 50 ms took until the screen rests, in ms. */
async function tasksOf(page: Page, work: () => Promise<void>): Promise<number[]> {
  const observed = await page.evaluateHandle(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask" });
    return () => (observer.disconnect(), tasks);
  });
  await work();
  await page.waitForTimeout(1_500);
  return await observed.evaluate((end) => end());
}

/** Pages through months, weeks and days with 500 events in a month, with the processor slowed. */
export async function pageCalendar(strict: boolean): Promise<void> {
  const gateway = await startGateway({ DATABASE_URL: ":memory:", RATE_LIMIT: "off" });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({
      baseURL: gateway.origin,
      viewport: { width: 1440, height: 900 },
      locale: "en",
    });
    await context.request.post("/graphql", {
      headers: { origin: gateway.origin, "content-type": "application/json" },
      data: {
        query: 'mutation { ordinaryUserLogin(username: "admin", password: "admin") { accessToken } }',
      },
    });
    await addEvents(context, gateway.origin);
    await context.addInitScript(() => localStorage.setItem("berth.locale", "en"));
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const table: Record<string, Record<string, number>> = {};
    for (const view of ["month", "week", "day", "list"]) {
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.goto(`/apps/calendar?view=${view}`);
      await page.locator("main [data-event]").first().waitFor({ state: "attached" });
      await page.waitForTimeout(1_500);
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
      const tasks: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        for (const way of [/^Next/, /^Previous/])
          tasks.push(
            ...(await tasksOf(page, () =>
              page.locator("main header").getByRole("button", { name: way }).click(),
            )),
          );
      table[view] = {
        "tasks above 50 ms": tasks.length,
        "longest task ms": Math.round(Math.max(0, ...tasks)),
      };
    }
    console.log(
      `\n${EVENTS} events in a month: ${ROUNDS * 2} pages to and fro in each view, with the processor slowed ${SLOWED} times\n`,
    );
    console.table(table);
    for (const [view, { "longest task ms": longest = 0 }] of Object.entries(table)) {
      if (!strict || longest <= LONGEST_TASK) continue;
      console.error(`Paging in the ${view} took over ${LONGEST_TASK} ms in one task.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
}
