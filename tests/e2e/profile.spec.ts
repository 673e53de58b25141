import { readFileSync } from "node:fs";
import { Secret, TOTP } from "otpauth";
import { expect, liveUpdates, test } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

test.use({ ownGateway: {} });

const security = "/user/profile/security";
const words = (key: string, values?: Record<string, string | number>) =>
  say("en", `accountsUsers:${key}`, values);

test("a session that is ended in one window is signed out in the other at once", async ({
  page,
  openAs,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("client");
  const live = liveUpdates(other);
  await other.goto("/user/profile/profile");
  await live;
  await openAs("client", security);
  const others = page.getByRole("button", { name: words("sessions.others_one", { count: 1 }) });
  await others.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("sessions.endOthers.action") })
    .click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText(say("en", "accounts:signedOut.gateway"))).toBeVisible();
  await expect(others).toHaveCount(0);
  await expect(page.getByText(words("sessions.current"))).toBeVisible();
});

test("another name is shown in the person's other session without signing in again", async ({
  page,
  openAs,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("client");
  await other.goto("/user/profile/profile");
  const menu = (name: string) => say("en", "shell:user.menu", { name });
  await expect(other.getByRole("button", { name: menu("林知夏") })).toBeVisible();
  await openAs("client", "/user/profile/profile");
  await page.getByRole("button", { name: words("name.action") }).press("Enter");
  await page.getByRole("dialog").locator("[name=fullName]").fill("Mu Yun");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: menu("Mu Yun") })).toBeVisible();
  // Whatever it asks for next tells it.
  await other.getByRole("tab", { name: words("tabs.tokens") }).click();
  await expect(other.getByRole("button", { name: menu("Mu Yun") })).toBeVisible();
});

test("the second step is set up with the keyboard alone, and its codes are shown once", async ({
  page,
  openAs,
}) => {
  await openAs("client", security);
  await expectAccessible(page);
  await page.getByRole("button", { name: words("twoFactor.setUp") }).press("Enter");
  const password = page.getByRole("dialog").getByLabel(words("fields.password"));
  await expect(password).toBeFocused();
  await page.keyboard.type("client");
  await page.keyboard.press("Enter");
  const code = page.getByRole("dialog").getByRole("textbox", { name: words("fields.otp") });
  await expect(code).toBeFocused();
  await expect(page.getByRole("img", { name: words("setUp.picture") })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  const secret = Secret.fromBase32(
    (await page.getByRole("dialog").locator("code").innerText()).replaceAll(" ", ""),
  );
  await page.keyboard.type(new TOTP({ secret }).generate());
  await page.keyboard.press("Enter");
  const codes = page.getByRole("dialog").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const texts = await codes.allInnerTexts();
  // Nobody has kept them yet: closing asks first.
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").press("Escape");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words("codes.download") }).press("Enter");
  expect(readFileSync(await (await download).path(), "utf8")).toBe(`${texts.join("\n")}\n`);
  await page.getByRole("button", { name: words("codes.done") }).press("Enter");
  await expect(codes).toHaveCount(0);
  await expect(page.getByRole("button", { name: words("twoFactor.manage") })).toBeFocused();
  await expect(page.getByText(words("twoFactor.codesLeft_other", { count: 10 }))).toBeVisible();
});
