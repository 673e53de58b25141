import type { Page } from "playwright/test";
import { expect, field, test } from "./console.ts";
import { say } from "./texts.ts";

const add = "/apps/ecommerce/product/add";
const restored = say("en", "ui:form.restored.text");

test.use({ ownGateway: { SAMPLE_ACCESS: "session" } });

async function signOut(page: Page) {
  await page.getByRole("button", { name: say("en", "shell:user.menu", { name: "林知夏" }) }).click();
  await page.getByRole("menuitem", { name: say("en", "shell:user.signOut") }).click();
  await expect(page).toHaveURL(/\/login$/);
}
async function signIn(page: Page, account: string) {
  await page.getByLabel(say("en", "accounts:name"), { exact: true }).fill(account);
  await page.getByLabel(say("en", "accounts:password"), { exact: true }).fill(account);
  await page.keyboard.press("Enter");
}

test("what is typed into a form stands there again for the same person, and for nobody else, when another tab signs out", async ({
  page,
  context,
  openAs,
}) => {
  await openAs("client", add);
  const key = page.waitForResponse(
    (answer) =>
      answer.request().postData()?.includes('"form.seal"') === true &&
      answer.request().postData()?.includes('"PreferenceSave"') === true,
  );
  await field(page, "productName").fill("Storm lantern");
  await field(page, "price").fill("99");
  await key;
  const other = await context.newPage();
  await other.goto("/apps/ecommerce/product/list");
  await expect(other.locator("main tbody tr a")).toHaveCount(10);
  await signOut(other);

  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText(say("en", "accounts:signedOut.otherTab"))).toBeVisible();
  const drafts = () => page.evaluate(() => localStorage.getItem("berth.usr_client.form.drafts"));
  await expect.poll(drafts).not.toBeNull();
  // The page that held it is gone: only what the browser keeps is left.
  await page.reload();

  // Somebody else who signs in in the other tab leads this one back to the place too.
  await signIn(other, "admin");
  await expect(page).toHaveURL(new RegExp(`${add}$`));
  await expect(field(page, "productName")).toHaveValue("");
  await expect(page.getByText(restored)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("lantern");
  await page.context().request.post("/graphql", {
    headers: { origin: new URL(page.url()).origin },
    data: { query: "mutation { logout }" },
  });

  await page.goto(add);
  await signIn(page, "client");
  await expect(page).toHaveURL(new RegExp(`${add}$`));
  await expect(page.getByText(restored)).toBeVisible();
  await expect(field(page, "productName")).toHaveValue("Storm lantern");
  await expect(field(page, "price")).toHaveValue(/^99/);
  await page.getByRole("button", { name: say("en", "ui:form.restored.discard") }).click();
  await expect(field(page, "productName")).toHaveValue("");
  await expect.poll(drafts).toBeNull();
  await page.getByRole("button", { name: say("en", "ui:form.cancel") }).click();
  await expect(page).toHaveURL(/product\/list$/);
});
