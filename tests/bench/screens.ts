import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { spawnSync } from "node:child_process";
import { type Browser, chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { freePort, startGateway } from "#tests/support/gatewayProcess.ts";
import { gzipSync } from "node:zlib";
import { judge, ROUNDS } from "./measure.ts";
import { makeStore } from "./scaledStore.ts";
import { scratchFolder } from "./scratch.ts";
import { desktop, type ListScreen, phone, type Profile, visit } from "./screenTimes.ts";
import { printTimes, type Steps, verdictsOf, type Visits } from "./screenReport.ts";
import { softTimes, switchTimes } from "./walkTimes.ts";

const ROWS = 1_000;
const VISITS = 10;

const packages = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  "react-admin": "5.15.4",
  vite: "8.3.8",
  "@vitejs/plugin-react": "6.3.0",
};

const kinds: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves the built react-admin list and hands `/api` and `/media` on to the gateway, so that both consoles have one origin each. */
async function serve(folder: string, gateway: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? "/", "http://localhost").pathname;
    if (/^\/(api|media)\//.test(path)) {
      incoming.pipe(
        httpRequest(
          gateway + (incoming.url ?? ""),
          { method: incoming.method, headers: incoming.headers },
          (from) => {
            answer.writeHead(from.statusCode ?? 500, from.headers);
            from.pipe(answer);
          },
        ),
      );
      return;
    }
    const file = extname(path) ? path : "/index.html";
    readFile(join(folder, file)).then(
      (body) =>
        answer
          .setHeader("content-type", kinds[extname(file)] ?? "application/octet-stream")
          .setHeader("content-encoding", "gzip")
          .end(gzipSync(body, { level: 9 })),
      () => answer.writeHead(404).end(),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Visits each screen in turn, and who comes first changes from round to round; the first round only warms up. */
async function inTurn(
  browser: Browser,
  screens: readonly ListScreen[],
  rows: number,
  profile: Profile,
): Promise<Visits> {
  const visits: Visits = new Map(screens.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const at of screens.keys()) {
      const screen = screens[(at + round) % screens.length];
      const made = screen && (await visit(browser, screen, rows, profile));
      if (screen && made && round > 0) visits.get(screen.name)?.push(made);
    }
  return visits;
}

/** Compares the console's list with a minimal react-admin list over the same rows. */
export async function compareScreens(strict: boolean): Promise<void> {
  const scratch = scratchFolder("screens", packages, join(import.meta.dirname, "reactAdmin"));
  const built = spawnSync(
    process.execPath,
    [join(scratch, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"],
    { cwd: scratch, stdio: "inherit" },
  );
  if (built.status !== 0) throw new Error("The react-admin list could not be built.");
  const work = mkdtempSync(join(tmpdir(), "bench-"));
  const databaseUrl = `file:${join(work, "rows.db")}`;
  await makeStore(databaseUrl, ROWS);
  const gateway = await startGateway({ DATABASE_URL: databaseUrl, RATE_LIMIT: "off" });
  const other = await serve(join(scratch, "dist"), gateway.origin);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  const screens: ListScreen[] = [
    {
      name: "berth",
      origin: gateway.origin,
      path: (rows) => `/apps/ecommerce/product/list${rows === 10 ? "" : `?size=${rows}`}`,
      row: "main table tbody tr a, main ul[aria-label] > li a",
      next: 'main section [role="status"] + nav li:last-child > a',
      previous: 'main section [role="status"] + nav li:first-child > a',
      other: 'nav a[href="/apps/ecommerce/order/list"]',
      self: 'nav a[href="/apps/ecommerce/product/list"]',
      prepare: async (context) => {
        await context.request.post("/graphql", {
          headers: { origin: gateway.origin, "content-type": "application/json" },
          data: {
            query: 'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
          },
        });
      },
    },
    {
      name: "react-admin",
      origin: other.origin,
      path: (rows) => `/?rows=${rows}#/products`,
      row: "table tbody tr.RaDatagrid-row span",
      next: 'button[aria-label="Go to next page"]',
      previous: 'button[aria-label="Go to previous page"]',
      other: 'a[href="#/orders"]',
      self: 'a[href="#/products"]',
      prepare: () => Promise.resolve(),
    },
  ];
  try {
    const visits = {
      ten: await inTurn(browser, screens, 10, desktop),
      hundred: await inTurn(browser, screens, 100, desktop),
      phone: await inTurn(browser, screens, 10, phone),
    };
    const steps = new Map<string, Steps>();
    for (const screen of screens) {
      const soft = await softTimes(browser, screen, VISITS);
      const lists = await switchTimes(browser, screen, VISITS);
      steps.set(screen.name, {
        "next page ms": soft.uncached,
        "known page ms": soft.cached,
        "other list ms": lists.uncached,
        "known list ms": lists.cached,
      });
    }
    printTimes(visits, steps, VISITS);
    judge(verdictsOf(visits, steps), strict);
  } finally {
    await browser.close();
    other.stop();
    await gateway.stop();
    rmSync(work, { recursive: true });
  }
}
