import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const word = (key: string, values = {}) => say("en", `domains:${key}`, values);

test.describe("a free domain", () => {
  test.use({ ownGateway: { RATE_LIMIT: "off" } });

  test("is registered, gets a record, and answers it as its next version", async ({ page, openAs }) => {
    await openAs("client", "/product/freedomain");
    await page.getByRole("textbox", { name: word("searchLabel") }).fill("harbourlight");
    await page.getByRole("button", { name: word("takeOf", { name: "harbourlight.berth.dev" }) }).click();
    await page.getByRole("button", { name: /^harbourlight\.berth\.dev/ }).click();
    await page.getByRole("button", { name: word("addRecord") }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel(new RegExp(`^${word("columns.value")}`)).fill("203.0.113.61");
    await drawer.getByRole("button", { name: word("stage") }).click();
    await page.getByRole("button", { name: /^Apply as v/ }).click();
    await drawer.getByLabel(word("comment")).fill("The first light");
    await drawer.getByRole("button", { name: /^Apply as v/ }).click();
    await expect(page.getByText("The first light")).toBeVisible();
    await expect(page.getByText("203.0.113.61")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Apply as v/ })).toHaveCount(0);
  });
});

test("the names that somebody has are narrowed by keyboard alone, and none of a kind is said", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/product/freedomain");
  const mine = page.getByRole("list", { name: word("mine") }).getByRole("listitem");
  await expect(mine).toHaveCount(3);
  const filter = (choice: string) =>
    page.getByRole("button", { name: word("filterNow", { choice: word(`choices.${choice}`) }) });
  await filter("ALL").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: word("choices.ALL") })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(mine).toHaveText([/pier\.berth\.run/]);
  await expect(filter("UNBOUND")).toBeFocused();
});

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 1440 },
  { locale: "ar", theme: "dark", width: 390 },
  { locale: "fr", theme: "light", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    for (const account of ["client", "admin"] as const)
      test(`free domains as ${account} sees them are clean for axe, with nothing cut off`, async ({
        page,
        openAs,
      }) => {
        await openAs(account, "/product/freedomain");
        await page.getByRole("main").getByRole("textbox").first().fill("lighthouse");
        await expect(page.getByText("lighthouse.berth.dev", { exact: true })).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });

    test("the rules, what differs in a zone, and the names that are bound are clean for axe", async ({
      page,
      openAs,
    }) => {
      const own = (key: string, values = {}) => say(locale, key, values);
      const dialog = page.getByRole("dialog");
      await openAs("client", "/product/freedomain");
      for (const name of ["domains:rules.title", "domains:look"]) {
        await page.getByRole("button", { name: own(name), exact: true }).click();
        await expect(dialog.getByRole("listitem").first()).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      await openAs("client", "/product/las/panel/DomainManagement");
      await expect(page.getByText("tidemark.berth.dev")).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: own("hostingBindings:add"), exact: true }).click();
      await expect(dialog.getByLabel(own("hostingBindings:fields.path"))).toBeVisible();
      await expectAccessible(page);
    });
  });
}
