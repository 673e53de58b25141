import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { startGateway } from "#tests/support/gatewayProcess.ts";
import { makeStore } from "./scaledStore.ts";

const MAILS = 10_000;
const SLOWED = 4;
const STEPS = 120;
const OPENED = 10;
const LONGEST_TASK = 100;
const LONGEST_OPENING = 100;

const row = "main li[data-index] > a";

/** Scrolls the list by most of a window in every frame, and answers how long each task above 50 ms took, in ms. */
const scrollTasks = (page: Page) =>
  page.evaluate(
    ([steps, one]) =>
      new Promise<number[]>((resolve) => {
        const tasks: number[] = [];
        const observer = new PerformanceObserver((list) =>
          tasks.push(...list.getEntries().map(({ duration }) => duration)),
        );
        observer.observe({ type: "longtask" });
        let scrolled = document.querySelector(one)?.parentElement;
        while (scrolled && scrolled.scrollHeight <= scrolled.clientHeight + 1)
          scrolled = scrolled.parentElement;
        let left = steps;
        const step = () => {
          scrolled?.scrollBy(0, 600);
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else setTimeout(() => (observer.disconnect(), resolve(tasks)), 1_000);
        };
        requestAnimationFrame(step);
      }),
    [STEPS, row] as const,
  );

/** The time from a press on a mail until the frame that shows its subject in the reading pane was drawn, in ms. */
const openingTime = (page: Page, index: number) =>
  page.evaluate(
    ([one, at]) =>
      new Promise<number>((resolve) => {
        const link = document.querySelectorAll<HTMLElement>(one)[at];
        const shown = () => document.querySelector("main section h2[dir=auto]");
        const before = shown();
        const start = performance.now();
        const look = () => {
          const now = shown();
          if (now && now !== before) setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        link?.click();
        requestAnimationFrame(look);
      }),
    [row, index] as const,
  );

/** Scrolls through a mailbox of 10,000 with the processor slowed, and opens mails from it. */
export async function scrollMails(strict: boolean): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "bench-"));
  const databaseUrl = `file:${join(work, "rows.db")}`;
  await makeStore(databaseUrl, MAILS);
  const gateway = await startGateway({ DATABASE_URL: databaseUrl, RATE_LIMIT: "off" });
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
        query: 'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
      },
    });
    const page = await context.newPage();
    await page.goto("/apps/email");
    await page.locator(row).first().waitFor();
    await page.waitForTimeout(1_500);
    const openings: number[] = [];
    for (let index = 0; index < OPENED; index++) {
      openings.push(await openingTime(page, index % 8));
      await page.waitForTimeout(400);
    }
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const tasks = await scrollTasks(page);
    const longest = Math.max(0, ...tasks);
    const opening = openings.toSorted((a, b) => a - b)[Math.floor(OPENED / 2)] ?? 0;
    console.log(
      `\n${MAILS} mails: ${STEPS} steps of 600 px, a frame each, with the processor slowed ${SLOWED} times, and ${OPENED} mails opened without\n`,
    );
    console.table({
      mails: {
        "tasks above 50 ms": tasks.length,
        "longest task ms": Math.round(longest),
        "mail opened ms": Math.round(opening),
      },
    });
    if (strict && (longest > LONGEST_TASK || opening > LONGEST_OPENING)) {
      console.error(`A task took over ${LONGEST_TASK} ms, or opening a mail over ${LONGEST_OPENING} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await gateway.stop();
    rmSync(work, { recursive: true });
  }
}
