import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { writtenBy, type Writing } from "./writingEngine.ts";
import type { Asked, Said } from "./writingGateway.ts";

const PODS = 2;
const PER_SECOND = 5_000;
const SECONDS = Number(process.env["LOGS_SECONDS"] ?? 30);
const LONGEST_TASK = 200;
const MOST_GROWTH_MB = 48;

const hear = async (child: ChildProcess): Promise<Said> => {
  const [said]: Said[] = await once(child, "message");
  return said ?? {};
};
const ask = async (child: ChildProcess, asked: Asked): Promise<Said> => {
  child.send(asked);
  return await hear(child);
};

interface Counted {
  lines: number;
  skipped: number;
  messages: number;
  bytes: number;
}

/** Counts what comes over the sockets of a page. */
function count(page: Page): Counted {
  const all: Counted = { lines: 0, skipped: 0, messages: 0, bytes: 0 };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const text = String(payload);
      if (!text.includes('"skipped":')) return;
      all.messages += 1;
      all.bytes += text.length;
      all.lines += text.split('"cursor":').length - 2;
      all.skipped += Number(/"skipped":(\d+)/.exec(text)?.[1] ?? 0);
    }),
  );
  return all;
}

/** Notes tasks above 50 ms and frames from now on; `read` answers the longest ones, in ms. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted = { tasks: [] as number[], frames: [] as number[] };
    new PerformanceObserver((list) =>
      noted.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: "longtask" });
    let last = performance.now();
    const frame = (now: number) => {
      noted.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { noted });
  });
const read = (page: Page) =>
  page.evaluate(() => {
    const { noted } = window as unknown as { noted: { tasks: number[]; frames: number[] } };
    return {
      tasks: noted.tasks.length,
      longest: Math.max(0, ...noted.tasks),
      slowest: Math.max(0, ...noted.frames),
    };
  });

/** Follows an app that writes 5,000 lines a second in the console; how many came, and what that cost the browser and the gateway. */
export async function followLogs(strict: boolean): Promise<void> {
  const child = fork(join(import.meta.dirname, "writingGateway.ts"), {
    env: { ...process.env, NODE_OPTIONS: "" },
    execArgv: ["--expose-gc"],
  });
  const executablePath = chromiumPath();
  const { origin = "" } = await hear(child);
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: "en",
    });
    await context.request.post("/graphql", {
      headers: { origin, "content-type": "application/json" },
      data: {
        query: 'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
      },
    });
    await context.addInitScript(() => localStorage.setItem("berth.locale", "en"));
    const page = await context.newPage();
    const counted = count(page);
    // Until its pods are up there is nothing to follow.
    await page.goto("/product/las/apps/app_tide?tab=overview");
    await page.waitForTimeout(8_000);
    await page.goto("/product/las/apps/app_tide?tab=logs");
    await page.getByText("Following").waitFor();
    await page.waitForTimeout(1_500);
    Object.assign(counted, { lines: 0, skipped: 0, messages: 0, bytes: 0 });
    await watch(page);
    const begun = await ask(child, { memory: true });
    const writing: Writing = { perSecond: PER_SECOND / PODS, from: Date.now(), ms: SECONDS * 1_000 };
    child.send({ write: writing } satisfies Asked);
    await page.waitForTimeout((SECONDS * 1_000) / 2);
    const middle = await ask(child, { memory: true });
    await page.waitForTimeout((SECONDS * 1_000) / 2 + 3_000);
    const ended = await ask(child, { memory: true });
    const { tasks, longest, slowest } = await read(page);
    const sent = PODS * writtenBy(writing, Date.now());
    const [before, half, after] = [begun, middle, ended].map(({ memory }) =>
      Math.round(memory?.resident ?? 0),
    );
    console.log(`\n${PER_SECOND} lines a second of ${PODS} pods followed for ${SECONDS} s\n`);
    console.table({
      lines: {
        sent,
        received: counted.lines,
        skipped: counted.skipped,
        messages: counted.messages,
        "MB received": Math.round(counted.bytes / 1_048_576),
      },
    });
    console.table({
      "browser, ms": {
        "longest task": Math.round(longest),
        "tasks above 50": tasks,
        "longest frame": Math.round(slowest),
      },
    });
    console.table({
      "gateway, MB": {
        "resident at start": before,
        "in the middle": half,
        "at the end": after,
        "heap at start": Math.round(begun.memory?.heap ?? 0),
        "heap at the end": Math.round(ended.memory?.heap ?? 0),
      },
    });
    if (!strict) return;
    const growth = (ended.memory?.heap ?? 0) - (begun.memory?.heap ?? 0);
    const isWhole = counted.lines + counted.skipped === sent;
    if (longest <= LONGEST_TASK && isWhole && growth <= MOST_GROWTH_MB) return;
    console.error(
      `A task took over ${LONGEST_TASK} ms, a line was neither received nor counted as skipped, or the gateway's heap grew by over ${MOST_GROWTH_MB} MB.`,
    );
    process.exitCode = 1;
  } finally {
    await browser.close();
    child.disconnect();
    await once(child, "exit");
  }
}
