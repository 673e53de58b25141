import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const word = (key: string, values = {}) => say("en", `tickets:${key}`, values);
const named = (key: string) => new RegExp(`^${word(key)}`);

/** Writes in the ticket that the page shows, and sends that. */
async function reply(page: Page, text: string): Promise<void> {
  const composer = page.getByRole("form", { name: word("composer.label") });
  await composer.locator(".ProseMirror").fill(text);
  await composer.getByRole("button", { name: word("composer.send"), exact: true }).click();
}

test.describe("a work order", () => {
  test.use({ ownGateway: { RATE_LIMIT: "off" } });

  test("is written, answered in another window, solved and rated, and each side sees the other at once", async ({
    page,
    openAs,
    anotherBrowser,
  }) => {
    await openAs("client", "/workorder/list/WorkOrderUser?add=1");
    const drawer = page.getByRole("dialog");
    await drawer
      .getByRole("textbox", { name: named("fields.subject") })
      .fill("The night report does not come");
    await drawer.locator(".ProseMirror").fill("Since Monday it stays away.");
    await drawer.getByRole("button", { name: word("create.submit") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "The night report does not come" }),
    ).toBeVisible();

    const staff = await anotherBrowser("admin");
    await staff.goto(new URL(page.url()).pathname);
    await expect(staff.getByText("Since Monday it stays away.")).toBeVisible();
    await reply(staff, "We look into it.");
    await expect(page.getByText("We look into it.")).toBeVisible();
    await reply(page, "It came just now.");
    await expect(staff.getByText("It came just now.")).toBeVisible();

    await staff.getByRole("button", { name: word("actions.RESOLVE"), exact: true }).click();
    await page.getByRole("radio", { name: "5 stars" }).click();
    await expect(staff.getByText(/gave 5 stars/)).toBeVisible();
  });
});

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 1440 },
  { locale: "ar", theme: "dark", width: 390 },
  { locale: "fr", theme: "light", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    for (const [account, path] of [
      ["client", "/workorder/list/WorkOrderUser"],
      ["client", "/workorder/list/WorkOrderUser?add=1"],
      ["admin", "/workorder/list/WorkOrderKeFu"],
      ["admin", "/workorder/list/WorkOrderKeFu?part=report"],
      ["admin", "/workorder/details/1"],
      ["client", "/workorder/details/1"],
    ] as const)
      test(`${path} is clean for axe to ${account}, with nothing cut off`, async ({ page, openAs }) => {
        await openAs(account, path);
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });
  });
}
