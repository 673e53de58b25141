import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { measure, type Measures } from "./measure.ts";
import { say } from "./texts.ts";

const form = "/apps/ecommerce/product/add";

// What is chosen for the shell stays with the account.
test.use({ ownGateway: {} });

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Measures until it is so, then loads the page again and measures once more. */
async function expectKept(
  page: Page,
  isSo: (seen: Measures) => unknown,
  expected: unknown,
  scrolledTo = 0,
): Promise<void> {
  const seen = async () => {
    await scrollTo(page, scrolledTo);
    return isSo(await measure(page));
  };
  await expect.poll(seen).toEqual(expected);
  await expect(page).not.toHaveURL(/layout=/);
  await page.reload();
  await expect(page.locator("main h1")).toBeVisible();
  await expect.poll(seen).toEqual(expected);
}

test.describe("on a low window", deep, () => {
  test.use({ viewport: { width: 1440, height: 480 } });

  const cases: readonly [
    words: string,
    what: string,
    isSo: (seen: Measures) => unknown,
    expected: unknown,
    scrolledTo?: number,
  ][] = [
    [
      "default",
      "a side navigation of 240 px below a bar of 48 px",
      ({ nav, bar }) => [nav?.x, nav?.y, nav?.width, bar?.height],
      [0, 48, 240, 48],
    ],
    ["collapsed", "a rail of 56 px", ({ nav, main }) => [nav?.width, main && main.x >= 56], [56, true]],
    [
      "horizontal",
      "menus across the window below the bar",
      ({ nav, main }) => [nav?.x, nav?.y, nav?.width, nav?.height, main?.y],
      [0, 48, 1440, 44, 92],
    ],
    ["navbar-sticky", "a bar that stays", ({ bar, nav }) => [bar?.y, nav?.y], [0, 48], 150],
    ["navbar-static", "a bar that scrolls away", ({ bar, nav }) => [bar?.y, nav?.y], [-150, 0], 150],
    [
      "navbar-hidden",
      "no bar, and the rest at the top",
      ({ bar, nav, main }) => [bar, nav?.y, main?.y],
      [null, 0, 0],
    ],
    ["horizontal.menu-sticky", "menus that stay below the bar", ({ nav }) => nav?.y, 48, 150],
    ["horizontal.navbar-static", "menus that stay at the top without the bar", ({ nav }) => nav?.y, 0, 150],
    ["horizontal.menu-static", "menus that scroll away", ({ nav }) => nav?.y, -102, 150],
    ["horizontal.menu-hidden", "no menus", ({ nav, main }) => [nav?.y ?? null, main?.y], [null, 48]],
    [
      "footer-sticky",
      "a footer at the window's lower edge",
      ({ foot, window }) => foot && window.height - foot.bottom,
      0,
    ],
    ["footer-hidden", "no footer", ({ foot }) => foot, null],
    [
      "default",
      "a footer at the end of the page",
      ({ foot, window, below }) => foot && Math.round(foot.bottom - window.height - below),
      0,
    ],
    [
      "default",
      "a footer that is not in sight at the top",
      ({ foot, window }) => foot && foot.top > window.height,
      true,
    ],
  ];
  for (const [words, what, isSo, expected, scrolledTo] of cases) {
    test(`${words}: ${what}`, async ({ page, openAs }) => {
      await openAs("client", `${form}?layout=${words}`);
      await expectKept(page, isSo, expected, scrolledTo);
    });
  }

  test("the way to the top appears after 200 px and leads there", async ({ page, openAs }) => {
    await openAs("client", form);
    await expect(page.locator("main form")).toBeVisible();
    const top = async () => (await measure(page)).top;
    expect(await top()).toBeNull();
    // Before all of the form stands the page is not that long.
    const scrolled = async () => {
      await scrollTo(page, 260);
      return page.evaluate(() => window.scrollY);
    };
    await expect.poll(scrolled).toBe(260);
    await expect.poll(top).toMatchObject({ width: 40, height: 40, right: 1416 });
    // It goes where it would not have come.
    await scrollTo(page, 190);
    await expect.poll(top).toBeNull();
    await scrollTo(page, 260);
    await page.getByRole("button", { name: say("en", "shell:layout.top") }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(top).toBeNull();
  });
});

test.describe("on a very wide window", deep, () => {
  test.use({ viewport: { width: 2560, height: 1000 } });

  for (const [words, width] of [
    ["default", 1248],
    ["fluid", 2320],
  ] as const) {
    test(`${words}: the content is ${width} px wide`, async ({ page, openAs }) => {
      await openAs("client", `${form}?layout=${words}`);
      await expectKept(page, ({ main }) => main?.width, width);
    });
  }
});

const looks: readonly [
  words: string,
  what: string,
  selector: string,
  property: string,
  value: string | RegExp,
][] = [
  ["default", "the page has its own ground", "html", "background-color", "rgb(247, 249, 250)"],
  ["bordered", "the page has the ground of a card", "html", "background-color", "rgb(255, 255, 255)"],
  [
    "bordered",
    "lines are as strong as those of controls",
    "header[aria-label]",
    "border-bottom-color",
    "rgb(207, 214, 217)",
  ],
  ["dark", "the page is dark", "html", "background-color", "rgb(15, 20, 22)"],
  [
    "default",
    "the primary colour is harbour",
    "main .fui-Button[type=submit], main a.fui-Button",
    "--colorBrandBackground",
    "#056889",
  ],
];
for (const [words, what, selector, property, value] of looks) {
  test(`${words}: ${what}`, deep, async ({ page, openAs }) => {
    await openAs("client", `${form}?layout=${words}`);
    await expect.poll(() => style(page, selector, property)).toMatch(value);
    await expect(page).not.toHaveURL(/layout=/);
    await page.reload();
    await expect.poll(() => style(page, selector, property)).toMatch(value);
  });
}

for (const [words, what, value] of [
  ["default", "a pane of glass", "blur(12px)"],
  ["blur-off", "solid", "none"],
] as const) {
  test(`${words}: the bar is ${what} over what is scrolled below it`, deep, async ({ page, openAs }) => {
    // Before all of the form stands the page is not as long as the window.
    const filterAt = async (y: number) => {
      await scrollTo(page, y);
      const filter = await style(page, "header[aria-label]", "backdrop-filter");
      return [await page.evaluate(() => window.scrollY), filter];
    };
    const expectFilter = async () => {
      await expect(page.locator("main form")).toBeVisible();
      await expect.poll(() => filterAt(40)).toEqual([40, value]);
      await expect.poll(() => filterAt(0)).toEqual([0, "none"]);
    };
    await openAs("client", `${form}?layout=${words}`);
    await expectFilter();
    await expect(page).not.toHaveURL(/layout=/);
    await page.reload();
    await expectFilter();
  });
}
