import type { Page } from "playwright/test";
import { deep, expect, test, tier } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { holdCode } from "./holdCode.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { type Locale, say } from "./texts.ts";

// What is read and arranged here stays with the account.
test.use({ ownGateway: {} });

const list = "/apps/ecommerce/product/list";
const bell = (page: Page, locale: Locale, count?: number) =>
  page.getByRole("button", {
    name:
      count === undefined
        ? say(locale, "bar:notifications.open")
        : say(locale, "bar:notifications.openUnread_other", { count }),
    exact: count !== undefined,
  });

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "fr", theme: "dark", width: 1024 },
  { locale: "ar", theme: "dark", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, tier(locale === "ar"), () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 844 } });

    test("search, keys and notifications are clean for axe, close by one Escape and give the focus back", async ({
      page,
      openAs,
    }) => {
      await openAs("client", list);
      const search = page.getByRole("button", { name: say(locale, "shell:barSearch") });
      await search.press("Enter");
      const field = page.getByRole("combobox", { name: say(locale, "bar:palette.input") });
      await expect(field).toBeFocused();
      await expectAccessible(page, "[role=dialog]");
      await page.keyboard.type("4990");
      await expect(page.getByRole("option", { selected: true })).toContainText("4990");
      await expectAccessible(page, "[role=dialog]");
      await expectNoSideScroll(page);
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();
      await expect(search).toBeFocused();

      const open = bell(page, locale);
      await open.press("Enter");
      const panel = page.getByRole("dialog", { name: say(locale, "bar:notifications.title") });
      await expect(panel.getByRole("listitem").first()).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await expectNoSideScroll(page);
      await panel.getByRole("button", { name: say(locale, "bar:notifications.settings") }).press("Enter");
      await expect(panel.getByRole("switch").first()).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(open).toBeFocused();

      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: say(locale, "bar:keys.title") });
      await expect(sheet).toBeVisible();
      await expectAccessible(page, "[role=dialog]");
      await expectNoSideScroll(page);
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
    });
  });
}

test("what is typed while the code of the search is on its way is searched for, and does nothing to the mail behind", async ({
  page,
  openAs,
}) => {
  const { asked, letCome } = await holdCode(page, "palette.groups");
  await openAs("client", "/apps/email/inbox");
  await expect(page.getByRole("link", { name: /Les photos du toit/ })).toBeVisible();
  await asked;
  await page.keyboard.press("j");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("access control");
  letCome();
  await expect(page.getByRole("combobox", { name: say("en", "bar:palette.input") })).toHaveValue(
    "access control",
  );
  await expect(page.getByRole("option", { selected: true })).toContainText(say("en", "access:title"));
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test(
  "the panel of notifications stands within the window at 390 px, with air at both sides",
  deep,
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs("client", list);
    await bell(page, "en").click();
    const panel = page.getByRole("dialog", { name: say("en", "bar:notifications.title") });
    // Where it stands once it moves no more.
    await panel.scrollIntoViewIfNeeded();
    const box = await panel.boundingBox();
    expect(box && [box.x >= 8, box.x + box.width <= 382]).toEqual([true, true]);
  },
);

test(
  "the shortcuts are clean for axe, and what is arranged comes along to another browser",
  deep,
  async ({ page, openAs, anotherBrowser }) => {
    await openAs("client", list);
    await page.getByRole("button", { name: say("en", "bar:shortcuts.open") }).click();
    const panel = page.getByRole("dialog", { name: say("en", "bar:shortcuts.title") });
    await expect(panel.getByRole("link").first()).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await panel.getByRole("button", { name: say("en", "bar:shortcuts.arrange") }).click();
    await expectAccessible(page, "[role=dialog]");
    const saved = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes("PreferenceSave")),
    );
    await panel
      .getByRole("button", {
        name: say("en", "bar:shortcuts.remove", { name: say("en", "screens:overview.dashboard") }),
      })
      .press("Enter");
    await saved;

    const other = await anotherBrowser("client");
    await other.goto(list);
    await other.getByRole("button", { name: say("en", "bar:shortcuts.open") }).click();
    const there = other.getByRole("dialog", { name: say("en", "bar:shortcuts.title") });
    await expect(there.getByRole("link").first()).toHaveText(say("en", "screens:ecommerce.products"));
  },
);

test("what is read in one window is read in the other", async ({ page, openAs, gateway, anotherBrowser }) => {
  const unread = { name: /^Notifications, \d+ unread$/ };
  await openAs("admin", list);
  await expect(page.getByRole("button", unread)).toBeVisible();
  await expectSubscribed(gateway, "NotificationChanges");
  const other = await anotherBrowser("admin");
  await other.goto(list);
  await other.getByRole("button", unread).click();
  await other
    .getByRole("dialog")
    .getByRole("button", { name: say("en", "bar:notifications.readAll") })
    .click();
  await expect(
    page.getByRole("button", { name: say("en", "bar:notifications.open"), exact: true }),
  ).toBeVisible();
});

test("g and a letter jump, and a screen is found by its name and entered with the focus in its content", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/user/dashboards");
  await expect(bell(page, "en")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: say("en", "bar:palette.input") })).toBeFocused();
  await page.keyboard.type("access control");
  await expect(page.getByRole("option", { selected: true })).toContainText(say("en", "access:title"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/access-control$/);
  await expect(page.locator("#content")).toBeFocused();
});
