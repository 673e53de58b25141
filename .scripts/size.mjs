// npm run size: the JavaScript that the browser loads until the product list stands, file by file. Exit code 1 above the limit.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { root } from "./run.mjs";

const AIM_KB = 235;
const LIMIT_KB = 260;
const FURTHER_KB = 30;

await prepare();
const executablePath = await ensureChromium();
const { chromium } = await import("playwright");
const { chromiumArgs } = await import("../tests/support/chromium.ts");
const { startGateway } = await import("../tests/support/gatewayProcess.ts");

const gateway = await startGateway();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

/** The scripts asked for before `selector` stands in the document, with their size by gzip -9 in kB. */
async function scriptsUntil(path, selector) {
  const context = await browser.newContext({ baseURL: gateway.origin });
  const query = 'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }';
  const headers = { origin: gateway.origin, "content-type": "application/json" };
  await context.request.post("/graphql", { headers, data: { query } });
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    // An observer would be called too late: what a new screen asks for may begin in the same breath.
    for (const name of ["appendChild", "insertBefore"]) {
      const insert = Node.prototype[name];
      Node.prototype[name] = function (...args) {
        const inserted = insert.apply(this, args);
        if (performance.getEntriesByName("usable").length === 0 && document.querySelector(wanted))
          performance.mark("usable");
        return inserted;
      };
    }
  }, selector);
  await page.goto(path);
  await page.locator(selector).first().waitFor();
  const urls = await page.evaluate(() => {
    const [usable] = performance.getEntriesByName("usable");
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < usable.startTime)
      .map(({ name }) => name);
  });
  const sizes = new Map();
  for (const url of urls) {
    const { pathname } = new URL(url);
    if (!pathname.endsWith(".js")) continue;
    const body = await (await context.request.get(url)).body();
    sizes.set(pathname, gzipSync(body, { level: 9 }).length / 1000);
  }
  await context.close();
  return sizes;
}

const manifest = Object.values(JSON.parse(readFileSync(join(root, "web/dist/.vite/manifest.json"), "utf8")));
const nameOf = (path) => manifest.find(({ file }) => path === `/${file}`)?.name ?? "";

function print(title, sizes, limit, aim = limit) {
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  console.log(`\n${title}`);
  for (const [path, size] of [...sizes].sort(([, a], [, b]) => b - a))
    console.log(`${size.toFixed(1).padStart(8)} kB  ${path}  ${nameOf(path)}`);
  console.log(`${sum.toFixed(1).padStart(8)} kB  in all; the aim is ${aim} kB, the limit ${limit} kB`);
  if (sum > limit || sizes.size === 0) process.exitCode = 1;
}

try {
  const list = await scriptsUntil("/apps/ecommerce/product/list", "main table tbody tr a");
  const form = await scriptsUntil("/apps/ecommerce/product/add", "main form");
  print("Product list, until its rows stand", list, LIMIT_KB, AIM_KB);
  print("Add product, beyond the list", new Map([...form].filter(([path]) => !list.has(path))), FURTHER_KB);
} finally {
  await browser.close();
  await gateway.stop();
}
