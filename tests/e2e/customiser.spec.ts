import type { Page } from "playwright/test";
import { deep, expect, test, tier } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";

// What is chosen for the shell stays with the account.
test.use({ ownGateway: {} });

const navigation = (page: Page) =>
  page.getByRole("navigation", { name: say("en", "shell:nav.label") }).boundingBox();

for (const { locale, theme } of [
  { locale: "cn", theme: "light" },
  { locale: "en", theme: "dark" },
  { locale: "ar", theme: "light" },
] as const) {
  test.describe(`${locale}, ${theme}`, () => {
    test.use({ setting: { locale, theme } });

    const openDrawer = async (page: Page) => {
      await page
        .getByRole("button", { name: say(locale, "shell:user.menu", { name: "林知夏" }) })
        .press("Enter");
      await page.getByRole("menuitem", { name: say(locale, "shell:layout.customise") }).press("Enter");
      await expect(page.getByRole("dialog", { name: say(locale, "customiser:title") })).toBeVisible();
    };

    test("the drawer is clean for axe, with an own colour too", deep, async ({ page, openAs }) => {
      await openAs("client", list);
      await openDrawer(page);
      await expectAccessible(page);
      await page.getByRole("radio", { name: say(locale, "customiser:primary.own") }).press("Space");
      await expect(page.getByRole("slider", { name: say(locale, "customiser:primary.hue") })).toBeVisible();
      await expectAccessible(page);
    });

    test(
      "the horizontal navigation is clean for axe and leads on by keyboard",
      tier(locale === "en"),
      async ({ page, openAs }) => {
        await openAs("client", `${list}?layout=horizontal.${theme}`);
        const nav = page.getByRole("navigation", { name: say(locale, "shell:nav.label") });
        await expectAccessible(page);
        await nav
          .getByRole("button", { name: say(locale, "shell:nav.groups.support"), exact: true })
          .press("Enter");
        await expectAccessible(page, "[role=menu]");
        await page.getByRole("menuitem", { name: say(locale, "screens:develop.mock") }).press("Enter");
        await expect(page).toHaveURL(/\/develop\//);
      },
    );
  });
}

test("what the drawer is told applies at once, comes along to another browser, and goes by its reset", async ({
  page,
  openAs,
  anotherBrowser,
}) => {
  await openAs("client", list);
  await page.getByRole("button", { name: say("en", "shell:user.menu", { name: "林知夏" }) }).click();
  await page.getByRole("menuitem", { name: say("en", "shell:layout.customise") }).click();
  const drawer = page.getByRole("dialog", { name: say("en", "customiser:title") });
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(360);
  await drawer.getByRole("radio", { name: say("en", "customiser:navigation.top") }).press("Space");
  await expect.poll(() => navigation(page)).toMatchObject({ y: 48, height: 44 });
  const saved = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes("PreferenceSave")),
  );
  await drawer.getByLabel(say("en", "customiser:bars.navbar"), { exact: true }).selectOption("hidden");
  await expect(page.locator("header[aria-label]")).toBeHidden();
  await saved;

  const other = await anotherBrowser("client");
  await other.goto(list);
  await expect.poll(() => navigation(other)).toMatchObject({ y: 0, height: 44 });

  await drawer.getByRole("button", { name: say("en", "customiser:reset") }).click();
  await expect.poll(() => navigation(page)).toMatchObject({ y: 48, width: 240 });
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("the link that is copied shows another person the same", deep, async ({ page, context, openAs }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs("client", `${list}?layout=rose.fluid`);
  await expect(page).not.toHaveURL(/layout=/);
  await page.getByRole("button", { name: say("en", "shell:user.menu", { name: "林知夏" }) }).click();
  await page.getByRole("menuitem", { name: say("en", "shell:layout.customise") }).click();
  await page.getByRole("button", { name: say("en", "customiser:copy") }).click();
  await expect(page.getByText(say("en", "customiser:copied")).last()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${list}\\?layout=light\\.rose\\.fluid$`),
  );
});
