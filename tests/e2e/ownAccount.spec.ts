import { png } from "#tests/support/picture.ts";
import { expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

test.use({ ownGateway: { CAPTCHA: "on" } });

const words = (key: string, values?: Record<string, string | number>) =>
  say("en", `accountsUsers:${key}`, values);

test("an API token is made with the keyboard, serves a program, and is refused once it is revoked", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", "/user/profile/tokens");
  await expectAccessible(page);
  await page.getByRole("button", { name: words("tokens.add") }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(words("tokens.name"))).toBeFocused();
  await page.keyboard.type("Harbour script");
  await expectAccessible(page, "[role=dialog]");
  await dialog.locator("[name=password]").fill("client");
  await page.keyboard.press("Enter");
  const secret = await dialog.getByText(/^berth_/).innerText();
  const ask = async () => {
    const answer = await fetch(`${gateway.origin}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ query: "{ files { total } }" }),
    });
    return await answer.text();
  };
  expect(await ask()).toBe('{"data":{"files":{"total":0}}}');
  await dialog.getByRole("button", { name: words("tokens.secret.copy"), exact: true }).press("Enter");
  await dialog.getByRole("button", { name: words("tokens.secret.done") }).press("Enter");
  await page
    .getByRole("button", { name: words("tokens.revokeOf", { name: "Harbour script" }) })
    .press("Enter");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("tokens.revoke") })
    .press("Enter");
  await expect(page.getByText(words("tokens.empty"))).toBeVisible();
  expect(await ask()).toContain("UNAUTHENTICATED");
});

test("a portrait is cropped, and shown in the shell at once, until it is removed", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/user/profile/profile");
  await expectAccessible(page);
  const portraits = page.locator('img[src^="/api/files/"]');
  await page.getByRole("button", { name: words("avatar.change") }).press("Enter");
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: words("avatar.limits") }).click();
  await (await chooser).setFiles({ name: "face.png", mimeType: "image/png", buffer: png });
  await expect(dialog.getByRole("application", { name: words("avatar.stage") })).toBeVisible();
  await dialog.getByRole("slider", { name: words("avatar.zoom") }).press("ArrowRight");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: words("avatar.save") }).press("Enter");
  await expect(dialog).toHaveCount(0);
  // In the bar, in the page's head and in the card.
  await expect(portraits).toHaveCount(3);
  await page.getByRole("button", { name: words("avatar.remove") }).press("Enter");
  await expect(portraits).toHaveCount(0);
});

test("what a person is told is switched, and fits a phone", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs("client", "/user/profile/notifications");
  await expect(page.getByRole("switch", { checked: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test("a worker of the page solves the captcha of the registration", async ({ page }) => {
  await page.goto("/register");
  await expectAccessible(page);
  await page.locator("[name=email]").fill("muyun@harbour.example");
  await page.locator("[name=username]").fill("muyun");
  await page.locator("[name=password]").fill("Ebb-and-flow 4");
  await page.getByRole("checkbox").check();
  const worker = page.waitForEvent("worker");
  await page.getByRole("button", { name: say("en", "accountsRegistrations:action") }).click();
  expect((await worker).url()).toContain("/assets/");
  await expect(
    page.getByRole("heading", { name: say("en", "accountsRegistrations:sent.title") }),
  ).toBeVisible();
});
