import type { Page } from "playwright/test";
import { expect, test } from "./console.ts";
import { journalOf } from "./gateway.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const unread = { name: /^Notifications, \d+ unread$/ };
const banner = (page: Page) =>
  page.getByRole("status").filter({ hasText: say("en", "access:viewAs.banner") });
const developerScreen = "/develop/OtherRoleDashboard";

// What is read here stays read.
test.use({ ownGateway: {} });

test("an administrator sees the console as a client does, in every tab, changes nothing, goes on hearing of what happens, and takes the rights back", async ({
  page,
  openAs,
  gateway,
  context,
  anotherBrowser,
}) => {
  await openAs("admin", "/access-control");
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.getByRole("button", unread)).toBeVisible();

  await page.getByRole("radio", { name: say("en", "access:roles.CLIENT.text") }).check();
  await page
    .getByRole("button", {
      name: say("en", "access:viewAs.action", { role: say("en", "access:roles.CLIENT.name") }),
    })
    .click();
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await expectAccessible(other);

  await page.goto(developerScreen);
  await expect(page).toHaveURL(/\/not-authorized/);
  const subscriptions = async () => (await journalOf(gateway, "NotificationChanges")).length;
  const before = await subscriptions();
  await page.goto(list);
  await expect(page.getByRole("button", unread)).toBeVisible();
  await expect.poll(subscriptions).toBeGreaterThan(before);

  await page.getByRole("button", { name: "More for Jetty coffee mug" }).click();
  await page.getByRole("menuitem", { name: say("en", "ui:commands.delete"), exact: true }).click();
  await expect(page.getByText(say("en", "ui:error.codes.VIEW_AS_READ_ONLY")).last()).toBeVisible();
  await expect(page.getByRole("button", { name: "More for Jetty coffee mug" })).toBeVisible();

  const elsewhere = await anotherBrowser("admin");
  await elsewhere.goto(list);
  await expect(elsewhere.getByRole("button", unread)).toBeVisible();
  await expect(banner(elsewhere)).toHaveCount(0);
  await elsewhere.getByRole("button", unread).click();
  await elsewhere
    .getByRole("dialog")
    .getByRole("button", { name: say("en", "bar:notifications.readAll") })
    .click();
  for (const window of [page, other])
    await expect(
      window.getByRole("button", { name: say("en", "bar:notifications.open"), exact: true }),
    ).toBeVisible();

  await banner(page)
    .getByRole("button", { name: say("en", "access:viewAs.back") })
    .click();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  await page.goto(developerScreen);
  await expect(page).toHaveURL(new RegExp(`${developerScreen}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    say("en", "screens:develop.otherRoleDashboard"),
  );
  await other.close();
});
