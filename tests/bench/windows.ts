import { type Browser, chromium, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { startGateway } from "#tests/support/gatewayProcess.ts";
import {
  addEvent,
  DAY,
  timeDeletions,
  timeEvents,
  timeMessages,
  timePayments,
  timeRoles,
} from "./windowTimes.ts";

const list = "/apps/ecommerce/product/list";
const LONGEST = { message: 300, deletion: 1_000, event: 1_000, invoice: 1_000, role: 1_000 };

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
    await addEvent(gateway.origin);
    const times = {
      message: await timeMessages(...(await open("/apps/chat?open=1", "/apps/chat?open=8"))),
      deletion: await timeDeletions(...(await open(list, list))),
      event: await timeEvents(
        ...(await open(`/apps/calendar?day=${DAY}`, `/apps/calendar?view=day&day=${DAY}`)),
      ),
      invoice: await timePayments(...(await open("/apps/invoice/list", "/apps/invoice/list?size=25"))),
      role: await timeRoles(
        await openWindow(browser, gateway.origin, "admin", "/apps/roles"),
        await openWindow(browser, gateway.origin, "admin", "/apps/roles"),
      ),
    };
    const figures = Object.entries(times).map(([what, all]) => ({
      what,
      times: all.length,
      "median ms": Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0),
      "longest ms": Math.round(Math.max(...all)),
    }));
    console.log(
      "\nChat messages, products deleted and brought back, events moved, invoices paid and roles changed, from the press in one window to the frame that shows it in another\n",
    );
    console.table(figures);
    for (const [what, longest] of Object.entries(LONGEST)) {
      const slowest = figures.find((one) => one.what === what)?.["longest ms"] ?? Number.POSITIVE_INFINITY;
      if (!strict || slowest <= longest) continue;
      console.error(`A change (${what}) took over ${longest} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
}
