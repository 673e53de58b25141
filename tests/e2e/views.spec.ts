import { deep, expect, signInBehind, test } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const word = (key: string, values?: Record<string, string | number>) => say("en", `table:${key}`, values);
const product = (key: string) => say("en", `ecommerce:products.${key}`);

// Views stay with the account.
test.use({ ownGateway: {} });

test(
  "a view is saved, changed, shared, looked at by another and deleted",
  deep,
  async ({ page, openAs, gateway, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAs("client", `${list}?status=published&sort=-price`);
    await page.getByRole("button", { name: word("view.save") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Dear and on sale");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: word("view.keep") }).click();
    const tab = page.getByRole("link", { name: "Dear and on sale" });
    await expect(tab).toHaveAttribute("aria-current", "page");

    await page.getByRole("link", { name: new RegExp(`^${product("views.all")}`) }).click();
    await expect(
      page.getByText(say("en", "ui:pager.range", { first: 1, last: 10, total: 50 })),
    ).toBeVisible();
    await tab.click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get("status") === "published" && url.searchParams.get("sort") === "-price",
    );

    await page.getByRole("link", { name: say("en", "ui:pager.page", { page: 2 }) }).click();
    await expect(page.getByRole("img", { name: say("en", "ui:table.view.changed") })).toHaveCount(0);
    await page.getByRole("button", { name: product("fields.qty"), exact: true }).click();
    await expect(page.getByRole("img", { name: say("en", "ui:table.view.changed") })).toBeVisible();
    await page.getByRole("button", { name: word("view.saveChanges"), exact: true }).click();
    await expect(page.getByRole("img", { name: say("en", "ui:table.view.changed") })).toHaveCount(0);

    await page.getByRole("button", { name: word("view.more") }).click();
    await page.getByRole("menuitem", { name: word("view.link") }).click();
    await expect(page.getByText(word("view.linked")).first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("?saved=");

    await signInBehind(page, gateway.origin, "admin");
    await page.goto(link);
    await expect(page).toHaveURL((url) => url.searchParams.get("sort") === "qty");
    await expect(page.getByRole("link", { name: "Dear and on sale" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("button", { name: word("view.copy") })).toBeVisible();
    await expect(page.getByRole("button", { name: word("view.more") })).toHaveCount(0);

    await signInBehind(page, gateway.origin, "client");
    await page.goto(list);
    await page.getByRole("link", { name: "Dear and on sale" }).click();
    await page.getByRole("button", { name: word("view.more") }).click();
    await page.getByRole("menuitem", { name: word("view.default") }).click();
    await expect(page.getByText(word("view.isDefault", { name: "Dear and on sale" })).first()).toBeVisible();
    await page.goto(list);
    await expect(page).toHaveURL((url) => url.searchParams.get("sort") === "qty");
    await page.getByRole("button", { name: word("view.more") }).click();
    await page.getByRole("menuitem", { name: word("view.remove") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: word("view.delete.action") })
      .click();
    await expect(page.getByRole("link", { name: "Dear and on sale" })).toHaveCount(0);
  },
);
