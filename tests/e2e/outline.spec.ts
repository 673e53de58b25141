import type { Page } from "playwright/test";
import { expect, signInBehind, test, tier } from "./console.ts";
import { holdCode } from "./holdCode.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const form = "/apps/ecommerce/product/add";

// What is chosen for the shell stays with the account, and a sandbox would have a banner of its own.
test.use({ ownGateway: {} });

/** Opens the page with the console's code held back; answers what lets it come. */
async function openOutline(page: Page, path: string): Promise<() => void> {
  const { asked, letCome } = await holdCode(page, "");
  await page.goto(path, { waitUntil: "commit" });
  await asked;
  return letCome;
}

/** The parts of the shell: in the document's outline, and as they are. */
const parts = {
  bar: [".outline-bar", "header[aria-label]"],
  menu: [".outline-icon", "header[aria-label] button svg"],
  mark: [".outline-brand svg", "header[aria-label] a svg"],
  search: [".outline-search", "header[aria-label] > button"],
  side: [".outline-side, .outline-menus", "nav:has(+ div main)"],
  main: [".outline-main", "main"],
} as const;

/**
 * Where the parts are drawn once the letters have come, which those beside a word lean on; of the page's frame, whose height
 * follows its content, the rest.
 */
const placesOf = (page: Page, which: 0 | 1) =>
  page.evaluate(
    async ([all, index]) => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      return Object.entries(all).map(([name, selectors]) => {
        const drawn = [...document.querySelectorAll(selectors[index])].find(
          (element) => element.getClientRects().length > 0,
        );
        if (!drawn) return `${name}: not drawn`;
        const { x, y, width, height } = drawn.getBoundingClientRect();
        return `${name}: ${[x, y, width, ...(name === "main" ? [] : [height])].join(" ")}`;
      });
    },
    [parts, which] as const,
  );

const cases: readonly [words: string, path: string, locale: "ar" | "en", width: number][] = [
  ["default", list, "en", 1440],
  ["default", form, "ar", 1440],
  ["collapsed", list, "ar", 1440],
  ["horizontal", list, "en", 1440],
  ["horizontal.fluid", form, "ar", 2560],
  ["horizontal.menu-hidden", form, "en", 1440],
  ["navbar-hidden", list, "en", 1440],
  ["default", form, "en", 2560],
  ["collapsed.footer-sticky", form, "en", 976],
  ["horizontal.navbar-hidden", list, "en", 975],
  ["default", list, "en", 390],
  ["horizontal", form, "ar", 390],
];

for (const [words, path, locale, width] of cases) {
  test.describe(`in ${locale} at ${width} px`, tier(path === list), () => {
    test.use({ setting: { locale, theme: "light" }, viewport: { width, height: 900 } });

    test(`${words}: the outline of ${path} has its parts where the shell has them`, async ({
      page,
      openAs,
    }) => {
      await openAs("client", `${path}?layout=${words}`);
      await expect(page).not.toHaveURL(/layout=/);
      const letCome = await openOutline(page, path);
      await expect(page.locator(".outline-main")).toBeVisible();
      const outline = await placesOf(page, 0);
      letCome();
      await expect(page.locator("main h1")).toBeVisible();
      await expect(page.locator("[data-outline]")).toHaveCount(0);
      await expect.poll(() => placesOf(page, 1)).toEqual(outline);
    });
  });
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("nothing jumps while the product list comes", async ({ page, gateway }) => {
      await signInBehind(page, gateway.origin, "client");
      await page.addInitScript(() => {
        new PerformanceObserver((seen) => {
          for (const shift of seen.getEntries())
            document.documentElement.dataset["jumps"] = JSON.stringify(shift);
        }).observe({ type: "layout-shift", buffered: true });
      });
      const letCome = await openOutline(page, list);
      await expect(page.locator(".outline-main")).toBeVisible();
      letCome();
      await expect(page.locator("main").getByText("Bowline paper clips").first()).toBeVisible();
      // What comes once the rows stand: the tools of the bar, what can be done to the views, and how many rows each one has.
      await expect(page.getByRole("button", { name: say("en", "shell:language") })).toBeVisible();
      const save = width > 1000 ? "table:view.save" : "table:view.more";
      await expect(page.getByRole("button", { name: say("en", save) })).toBeVisible();
      await expect(page.getByRole("link", { name: /31$/ })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-jumps");
    });
  });
}

test("the outline says nothing to those who hear the page, and holds nothing to stop at", async ({
  page,
  gateway,
}) => {
  await signInBehind(page, gateway.origin, "client");
  const letCome = await openOutline(page, list);
  await expect(page.locator(".outline-main")).toBeVisible();
  expect(await page.locator("body").ariaSnapshot()).toBe("");
  await expect(page.locator("#root :is(a, button, input, [tabindex])")).toHaveCount(0);
  letCome();
});

test("a guest who is led on to the sign-in page sees no shell before it", async ({ page }) => {
  const letCome = await openOutline(page, list);
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await expect(page.locator(".outline-main")).toBeHidden();
  letCome();
  await expect(page).toHaveURL(/\/login\?/);
});
