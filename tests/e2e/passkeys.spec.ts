import type { Page } from "playwright/test";
import { expect, signInBehind, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

test.use({ ownGateway: {} });

const words = (key: string, values?: Record<string, string | number>) =>
  say("en", `accountsUsers:passkeys.${key}`, values);
const login = (key: string, values?: Record<string, string | number>) => say("en", `accounts:${key}`, values);

/** A device that asks for a finger, plugged into the browser: it answers by itself. */
async function plugIn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Has the device forget what it has counted, as a copy of it would not know it. */
    forgetCount: async () => {
      const { credentials } = await browser.send("WebAuthn.getCredentials", { authenticatorId });
      for (const credential of credentials) {
        const { credentialId } = credential;
        await browser.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
        await browser.send("WebAuthn.addCredential", {
          authenticatorId,
          credential: { ...credential, signCount: 0 },
        });
      }
    },
  };
}

test("a passkey is added with the keyboard alone, signs in, and does no more once it is removed", async ({
  page,
  gateway,
}) => {
  const local = gateway.origin.replace("127.0.0.1", "localhost");
  await plugIn(page);
  await signInBehind(page, local, "client");
  await page.goto(`${local}/user/profile/security`);
  await page.getByRole("button", { name: words("add"), exact: true }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(say("en", "accountsUsers:fields.password"))).toBeFocused();
  await page.keyboard.type("client");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel(words("name")).fill("Harbour key");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words("neverUsed"))).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto(`${local}/login?to=/user/profile/security`);
  await expectAccessible(page);
  await page.getByRole("button", { name: login("passkey.action") }).press("Enter");
  await expect(page).toHaveURL(`${local}/user/profile/security`);
  await expect(page.getByText("Harbour key", { exact: true })).toBeVisible();
  await expect(page.getByText(words("neverUsed"))).toHaveCount(0);

  await page.getByRole("button", { name: words("manage", { name: "Harbour key" }) }).press("Enter");
  await page.getByRole("menuitem", { name: words("remove") }).press("Enter");
  await expect(dialog.getByLabel(say("en", "accountsUsers:fields.password"))).toBeFocused();
  await page.keyboard.type("client");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Harbour key", { exact: true })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(`${local}/login`);
  await page.getByRole("button", { name: login("passkey.action") }).click();
  await expect(page.getByText(login("errors.PASSKEY_REFUSED"))).toBeVisible();
});

test("a device that has counted less than before is taken for a copy", async ({ page, gateway }) => {
  const local = gateway.origin.replace("127.0.0.1", "localhost");
  const device = await plugIn(page);
  await signInBehind(page, local, "client");
  await page.goto(`${local}/user/profile/security`);
  await page.getByRole("button", { name: words("add"), exact: true }).click();
  await page.getByRole("dialog").getByLabel(say("en", "accountsUsers:fields.password")).fill("client");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("continue") })
    .click();
  await expect(page.getByText(words("neverUsed"))).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${local}/login`);
  await device.forgetCount();
  await page.getByRole("button", { name: login("passkey.action") }).click();
  await expect(page.getByText(login("errors.PASSKEY_COPIED"))).toBeVisible();
  await expect(page).toHaveURL(`${local}/login`);
});

test("at an IP address the buttons say why there are none, and where there are", async ({
  page,
  openAs,
  gateway,
}) => {
  const address = gateway.origin.replace("127.0.0.1", "localhost");
  await page.goto("/login");
  const button = page.getByRole("button", { name: login("passkey.action") });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  const reason = login("passkey.hindrance.loopback", { address });
  await expect(button).toHaveAttribute("aria-description", reason);
  await button.focus();
  await expectNoSideScroll(page);
  await openAs("client", "/user/profile/security");
  await expect(page.getByText(words("hindrance.loopback", { address }))).toBeVisible();
});
