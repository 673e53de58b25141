import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "./console.ts";
import { operationsSent } from "./pageChecks.ts";

const list = "/apps/ecommerce/product/list";
const rows = (page: Page) => page.locator("main tbody tr a");
const routes: { path: string; scripts: string[]; styles: string[]; texts: string[] }[] = JSON.parse(
  readFileSync(new URL("../../web/dist/routes.json", import.meta.url), "utf8"),
);

test("every file that the document of a route names is there", async ({ request, shared }) => {
  const names = new Set<string>();
  for (const { path } of routes) {
    const document = await (await request.get(shared + path)).text();
    for (const [, name] of document.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/[^"]+)"/g))
      names.add(String(name));
    for (const [, later = ""] of document.matchAll(/ data-scripts="([^"]+)"/g))
      for (const name of later.split(" ")) names.add(name);
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

  for (const [width, shown] of [
    [1440, "main tbody tr a"],
    [390, "main ul[aria-label] > li a"],
  ] as const)
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test("nothing is asked for that the document did not name", async ({ page, openAs }) => {
        // What the document names itself is asked at once; the screen asks for what an address of its own shows.
        const path = `${list}?sort=price`;
        await openAs("client", path);
        await expect(page.locator(shown).first()).toBeVisible();
        const asked = await page.evaluate(() => {
          const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
          return names
            .slice(0, names.indexOf("/graphql"))
            .filter((path) => /^\/assets\/.*\.js(?:on)?$/.test(path));
        });
        const html = await (await page.request.get(path)).text();
        const isNamed = (path: string) =>
          html.includes(`"${path}"`) || /\/en\/(?:first|ecommerce)\.json$/.test(path);
        expect(asked.length).toBeGreaterThan(10);
        expect(asked.filter((path) => !isNamed(path))).toEqual([]);
        expect(html).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/lists-[^"]+\.css"/);
        expect(html).not.toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/styles-/);
      });
    });
});

test.describe("a list", () => {
  // A sandbox would have a banner of its own.
  test.use({ ownGateway: {} });

  for (const [width, row] of [
    [1440, "main tbody tr a"],
    [390, "main ul[aria-label] > li a"],
  ] as const)
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test("takes at most 20 requests until its rows stand, and 35 in all", async ({ page, openAs }) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url()));
        const sent = operationsSent(page);
        await openAs("client", list);
        await expect(page.locator(row).first()).toBeVisible();
        // What the page asks for by itself; the number of unread mails stands in the navigation, which a phone opens.
        const last = width > 640 ? "MailNumbers" : "PreferencePair";
        for (const name of ["SavedViews", "NotificationCounts", "PreferencePair", last])
          await expect.poll(() => sent).toContain(name);
        // The rows bring a picture each, which are asked for as the rows stand. The document is among these, the socket not.
        const isPicture = (url: string) => url.includes("/media/");
        await expect.poll(() => asked.filter(isPicture).length).toBe(10);
        const before = asked.slice(0, asked.findIndex(isPicture));
        expect(before.length).toBeGreaterThan(10);
        expect(before.length, before.join("\n")).toBeLessThanOrEqual(20);
        expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(35);
      });
    });
});

test.describe("on a window of 320 px height", () => {
  test.use({ viewport: { width: 1440, height: 320 } });

  test("the drawing of a row is asked for once it comes near the window", async ({ page, openAs }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/media/products/")) asked.push(request.url());
    });
    await openAs("client", list);
    const rows = page.locator("main tbody tr[data-index]");
    const drawn = "span[style*=--picture]";
    await expect(rows.first().locator(drawn)).toHaveCount(1);
    await expect(rows).toHaveCount(10);
    await expect(rows.last().locator(drawn)).toHaveCount(0);
    // Until then its tile is empty: what has no mask would be a solid square.
    const mask = await rows
      .last()
      .locator("td:nth-child(2) span[aria-hidden]")
      .first()
      .evaluate((tile) => getComputedStyle(tile, "::before").maskImage);
    expect(mask).toContain("linear-gradient");
    const before = asked.length;
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.last().locator(drawn)).toHaveCount(1);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
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

  test("may fail more than once: the style sheet of all that comes later is asked for until it is there", async ({
    page,
    openAs,
  }) => {
    let failed = 0;
    await page.route(/\/assets\/styles-[^/]+\.css$/, (route) =>
      failed++ < 2 ? route.abort() : route.continue(),
    );
    await openAs("client", list);
    await expect(rows(page)).toHaveCount(10);
    // A list has all its rules; the screen of a product is the first that has others.
    await rows(page).first().click();
    await expect.poll(() => failed, { timeout: 15_000 }).toBeGreaterThan(2);
  });

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
