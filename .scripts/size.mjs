// npm run size: the JavaScript that the browser loads until the product list stands, file by file, what a
// guest's sign-in page loads, and what each further screen loads beyond the list. Exit code 1 above the limits.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { root } from "./run.mjs";

const AIM_KB = 235;
const LIMIT_KB = 260;
const FURTHER_KB = 30;
const GALLERY_KB = 40;
const LOGIN_KB = 150;
/** Screens that have a large library of their own, and mail and chat, which are applications of their own. */
const APART = /^\/apps\/(?:calendar|chat|email)\b|^\/develop\/HelmChartEditor\?/;
/** Screens that their route's own code loads by the address: measured in the browser, until `selector` stands. The editor of charts brings one of text. */
const CHOSEN = [
  { path: "/develop/HelmChartEditor", selector: "main table tbody tr a" },
  { path: "/develop/HelmChartEditor?chart=1", selector: "main [role=textbox]" },
];
/** Pages of the gallery show many pieces at once. */
const GALLERY =
  /^\/(?:charts|components|extensions|forms|tables|wizard-examples|pages\/(?:authentication|cards|dialog-examples|icons|typography))\b/;

await prepare();
const executablePath = await ensureChromium();
const { chromium } = await import("playwright");
const { chromiumArgs } = await import("../tests/support/chromium.ts");
const { startGateway } = await import("../tests/support/gatewayProcess.ts");

const gateway = await startGateway();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

const kilobytes = (body) => gzipSync(body, { level: 9 }).length / 1000;

/**
 * The scripts asked for before `selector` stands in the document, with their size by gzip -9 in kB, and the paths of all
 * that are there once the page asks for nothing more.
 */
async function scriptsUntil(path, selector, isGuest = false) {
  const context = await browser.newContext({ baseURL: gateway.origin });
  const query = 'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }';
  const headers = { origin: gateway.origin, "content-type": "application/json" };
  if (!isGuest) await context.request.post("/graphql", { headers, data: { query } });
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
    // What the document brings itself is inserted by nobody.
    const [usable = { startTime: performance.now() }] = performance.getEntriesByName("usable");
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
    sizes.set(pathname, kilobytes(body));
  }
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType("resource").map(({ responseEnd }) => responseEnd);
    return performance.now() - Math.max(...ends) > 2_000;
  });
  const settled = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  await context.close();
  return { sizes, settled: new Set(settled) };
}

const built = JSON.parse(readFileSync(join(root, "web/dist/.vite/manifest.json"), "utf8"));
const manifest = Object.values(built);
const nameOf = (path) => manifest.find(({ file }) => path === `/${file}`)?.name ?? "";

function print(title, sizes, limit, aim = limit) {
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  console.log(`\n${title}`);
  for (const [path, size] of [...sizes].sort(([, a], [, b]) => b - a))
    console.log(`${size.toFixed(1).padStart(8)} kB  ${path}  ${nameOf(path)}`);
  console.log(`${sum.toFixed(1).padStart(8)} kB  in all; the aim is ${aim} kB, the limit ${limit} kB`);
  if (sum > limit || sizes.size === 0) process.exitCode = 1;
}

/** Names the scripts that lean on each other in a circle: what is in them may run before what it needs. */
function printCircles() {
  const done = new Set();
  const walk = (key, way) => {
    if (way.includes(key)) {
      console.log(
        `\nScripts in a circle: ${[...way.slice(way.indexOf(key)), key].map((one) => built[one].name).join(" → ")}`,
      );
      process.exitCode = 1;
    }
    if (done.has(key)) return;
    done.add(key);
    for (const next of built[key].imports ?? []) walk(next, [...way, key]);
  };
  for (const key of Object.keys(built)) walk(key, []);
}

/** What a screen loads beyond the settled list and the form of a product, which has the kit's forms; by its route. */
async function printFurther(there) {
  const routes = JSON.parse(readFileSync(join(root, "web/dist/routes.json"), "utf8"));
  const further = routes
    .filter(({ path }) => !CHOSEN.some((one) => one.path === path))
    .map(({ path, scripts }) => {
      const files = scripts.filter((file) => !there.has(`/${file}`));
      return {
        path,
        sum: files.reduce((sum, file) => sum + kilobytes(readFileSync(join(root, "web/dist", file))), 0),
      };
    });
  for (const { path, selector } of CHOSEN) {
    const { sizes } = await scriptsUntil(path, selector);
    const files = [...sizes].filter(([file]) => !there.has(file));
    further.push({ path, sum: files.reduce((sum, [, size]) => sum + size, 0) });
  }
  console.log(
    `\nA further screen, beyond the settled list and the kit's forms; the limit is ${FURTHER_KB} kB, in the gallery ${GALLERY_KB} kB`,
  );
  for (const { path, sum } of further.sort((a, b) => b.sum - a.sum)) {
    console.log(`${sum.toFixed(1).padStart(8)} kB  ${path}${APART.test(path) ? "  (without a limit)" : ""}`);
    if (sum > (GALLERY.test(path) ? GALLERY_KB : FURTHER_KB) && !APART.test(path)) process.exitCode = 1;
  }
}

try {
  const list = await scriptsUntil("/apps/ecommerce/product/list", "main table tbody tr a");
  const form = await scriptsUntil("/apps/ecommerce/product/add", "main form");
  print("Product list, until its rows stand", list.sizes, LIMIT_KB, AIM_KB);
  const beyond = [...form.sizes].filter(([path]) => !list.sizes.has(path));
  print("Add product, beyond the list", new Map(beyond), FURTHER_KB);
  const login = await scriptsUntil("/login", "main form", true);
  print("Sign in, for a guest", login.sizes, LOGIN_KB);
  printCircles();
  await printFurther(new Set([...list.settled, ...form.sizes.keys()]));
} finally {
  await browser.close();
  await gateway.stop();
}
