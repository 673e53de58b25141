import type { Page } from "playwright/test";
import { documentedRoutes } from "#tests/shell/consoleRoutes.ts";
import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { isDocument, kinds, outcomeOf, type Outcome, type Visitor } from "./routeOutcomes.ts";

const visitors: Visitor[] = ["guest", "client", "admin"];

/** Goes somewhere as the back button does, without loading the document again. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: `visit-${idx}`, usr: null }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);

/** Waits until the screen stands; what it is, and how many headings of the first level and px beyond the window it has. */
async function meet(page: Page, outcome: Outcome): Promise<void> {
  const seen = () =>
    page.evaluate(() => ({
      path: location.pathname,
      target: new URLSearchParams(location.search).get("to"),
      title: document.title,
      headings: [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length,
      beyond: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    }));
  await expect
    .poll(seen, { intervals: [20, 40, 80, 160], message: outcome.path })
    .toEqual({ ...outcome, headings: 1, beyond: 0 });
}

for (const visitor of visitors) {
  test(`${visitor}: every documented route ends as it should`, deep, async ({ page, openAs }) => {
    test.setTimeout(150_000);
    if (visitor === "guest") await page.goto("/login");
    else await openAs(visitor, "/user/recharge");
    await expect(page.locator("h1")).toHaveCount(1);
    for (const route of documentedRoutes.filter((one) => !isDocument(one))) {
      await goWithin(page, route.example);
      await meet(page, outcomeOf(route, visitor));
    }
  });
}

test("one screen of each kind is accessible", async ({ page, openAs }) => {
  test.setTimeout(150_000);
  await openAs("client", "/user/recharge");
  const heading = page.locator("h1");
  for (const path of kinds) {
    const before = await heading.first().innerText();
    await goWithin(page, path);
    await expect(page).toHaveURL(path);
    // The screen before stays until the next is there.
    await expect(heading.first()).not.toHaveText(before);
    await expect(heading).toHaveCount(1);
    await expectAccessible(page);
  }
});

for (const visitor of visitors) {
  for (const route of documentedRoutes) {
    test(`${visitor} opens ${route.example}`, deep, async ({ page, openAs }) => {
      if (visitor === "guest") await page.goto(route.example);
      else await openAs(visitor, route.example);
      await meet(page, outcomeOf(route, visitor));
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  }
}
