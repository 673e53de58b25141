import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "./console.ts";

const list = "/apps/ecommerce/product/list";
const rows = (page: Page) => page.locator("main tbody tr a");
const routes: { path: string; scripts: string[]; styles: string[]; texts: string[] }[] = JSON.parse(
  readFileSync(new URL("../../web/dist/routes.json", import.meta.url), "utf8"),
);

test("every file that the document of a route names is there", async ({ request, shared }) => {
  const names = new Set<string>();
  for (const { path } of routes) {
    const document = await (await request.get(shared + path)).text();
    for (const [, name] of document.matchAll(/ (?:href|src)="(\/[^"]+)"/g)) names.add(String(name));
    const [base, ...texts] = /name="berth-texts" content="([^"]*)"/.exec(document)?.[1]?.split(" ") ?? [];
    for (const name of texts) names.add(`${base}/en/${name}.json`);
  }
  const missing = [];
  for (const name of names) {
    const answer = await request.head(shared + name);
    if (!answer.ok() || answer.headers()["content-type"]?.includes("html")) missing.push(name);
  }
  expect(names.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test.describe("until the rows of a list are asked for", () => {
  // A sandbox would have a banner of its own.
  test.use({ ownGateway: {} });

  test("nothing is asked for that the document did not name", async ({ page, openAs }) => {
    await openAs("client", list);
    await expect(rows(page)).toHaveCount(10);
    const asked = await page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return names
        .slice(0, names.indexOf("/graphql"))
        .filter((path) => /^\/assets\/.*\.js(?:on)?$/.test(path));
    });
    const html = await (await page.request.get(list)).text();
    const isNamed = (path: string) =>
      html.includes(`"${path}"`) || /\/en\/(?:shell|ui|screens|ecommerce)\.json$/.test(path);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((path) => !isNamed(path))).toEqual([]);
  });
});

test("where the browser's storage is forbidden the console comes up all the same", async ({
  page,
  openAs,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Forbidden", "SecurityError");
        },
      });
  });
  await openAs("client", list);
  await expect(rows(page)).toHaveCount(10);
});

test.describe("a file that the document names", () => {
  test.use({ expected: ["Failed to load resource", "preload"] });

  for (const [what, kind] of [
    ["texts", /\/assets\/texts-[^/]+\/en\/ecommerce\.json$/],
    ["the areas", /\/assets\/areas-[^/]+\.json$/],
  ] as const)
    test(`may fail at first: ${what} are asked for again`, async ({ page, openAs }) => {
      let failed = 0;
      await page.route(kind, (route) => (failed++ === 0 ? route.abort() : route.continue()));
      await openAs("client", list);
      await expect(rows(page)).toHaveCount(10);
      expect(failed).toBeGreaterThan(1);
    });
});
