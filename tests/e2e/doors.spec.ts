import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright/test";
import { type MailServer, startMailServer } from "#tests/support/mailServer.ts";
import { test as base, expect, liveUpdates } from "./console.ts";
import { expectAccessible } from "./pageChecks.ts";
import { say } from "./texts.ts";

const test = base.extend<{ mailbox: MailServer }>({
  mailbox: async ({ browserName }, use) => {
    expect(browserName).toBe("chromium");
    const mailbox = await startMailServer();
    await use(mailbox);
    await mailbox.close();
  },
  ownGateway: async ({ mailbox }, use) => use({ SMTP_URL: mailbox.url }),
});

type Values = Record<string, string | number>;
const login = (key: string, values?: Values) => say("en", `accounts:${key}`, values);
const registration = (key: string, values?: Values) => say("en", `accountsRegistrations:${key}`, values);
const passwords = (key: string, values?: Values) => say("en", `accountsPasswords:${key}`, values);
const profile = (key: string, values?: Values) => say("en", `accountsUsers:${key}`, values);
const home = "/user/dashboards";

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** The place in the console that the next mail to an address leads to: the gateway knows its own port only once it listens. */
async function linkTo(mailbox: MailServer, address: string): Promise<string> {
  const { text = "" } = await mailbox.mailTo(address);
  const { pathname, hash } = new URL(/^http.*$/m.exec(text)?.[0] ?? "");
  return `${pathname}${hash}`;
}

async function enterPassword(page: Page, name: string, password: string) {
  const field = page.getByLabel(login("name"), { exact: true });
  await field.fill(name);
  await page.getByLabel(login("password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

async function enterCode(page: Page, code: string) {
  const field = page.getByLabel(login("otp"), { exact: true });
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.keyboard.press("Enter");
}

async function signOut(page: Page, name: string) {
  await page.getByRole("button", { name: say("en", "shell:user.menu", { name }) }).press("Enter");
  await page.getByRole("menuitem", { name: say("en", "shell:user.signOut") }).press("Enter");
  await expect(page).toHaveURL(/\/login/);
}

test("an invited guest registers, follows the mail, and signs in by password, by code and by recovery code", async ({
  page,
  mailbox,
}) => {
  const [address, password] = ["muyun@harbour.example", "Ebb-and-flow 4"];
  await page.goto("/AB12cd_");
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("link", { name: login("registerNow") }).press("Enter");
  await expect(page.locator("[name=inviteCode]")).toHaveValue("AB12cd");
  await page.locator("[name=email]").fill(address);
  await page.locator("[name=username]").fill("muyun");
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(registration("agreement.missing"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox").press("Space");
  await page.locator("[name=password]").press("Enter");
  await expectHeading(page, registration("sent.title"));
  await expectAccessible(page);

  const link = await linkTo(mailbox, address);
  await page.goto(link);
  await expectHeading(page, registration("finish.title"));
  await expect(page).toHaveURL("/register");
  await expectAccessible(page);
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
  await expectHeading(page, registration("done.title"));
  await expectAccessible(page);
  // What stands in the place of the form has the focus.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await enterPassword(page, address, password);
  await expect(page).toHaveURL(home);
  await expectAccessible(page);

  await page.goto("/user/profile/security");
  await page.getByRole("button", { name: profile("twoFactor.setUp") }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(profile("fields.password"))).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const now = Date.now();
  await dialog.locator("[name=otp]").fill(app.generate({ timestamp: now }));
  await page.keyboard.press("Enter");
  const codes = dialog.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole("button", { name: profile("codes.copy"), exact: true }).press("Enter");
  await dialog.getByRole("button", { name: profile("codes.done") }).press("Enter");
  await expect(page.getByText(profile("twoFactor.on"), { exact: true })).toBeVisible();

  await signOut(page, "muyun");
  await enterPassword(page, "muyun", password);
  await expectAccessible(page);
  // A code serves once: this is the one that the app shows next.
  await enterCode(page, app.generate({ timestamp: Math.max(now + 30_000, Date.now()) }));
  await expect(page).not.toHaveURL(/\/login/);
  await signOut(page, "muyun");
  await enterPassword(page, "muyun", password);
  await enterCode(page, recoveryCode);
  await expect(page).not.toHaveURL(/\/login/);

  await signOut(page, "muyun");
  await page.goto(link);
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
  await expectHeading(page, registration("gone.title"));
  await expectAccessible(page);
});

test("a forgotten password is set anew by the link of a mail, and whoever was signed in is signed out at once", async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const [address, password] = ["client@demo.com", "Tide-table 9"];
  const other = await anotherBrowser("client");
  const live = liveUpdates(other);
  await other.goto("/user/profile/security");
  await live;

  await page.goto("/login");
  await page.getByRole("link", { name: login("forgot") }).press("Enter");
  await expectHeading(page, passwords("forgot.title"));
  await expectAccessible(page);
  await page.getByLabel(passwords("forgot.email")).fill(address);
  await page.keyboard.press("Enter");
  await expectHeading(page, passwords("forgot.sent"));
  await expectAccessible(page);

  // The link is opened where the page that takes it stands already.
  const link = await linkTo(mailbox, address);
  await page.goto("/reset-password");
  await expectHeading(page, passwords("reset.gone"));
  await page.goto(link);
  await expectHeading(page, passwords("reset.title"));
  await expect(page).toHaveURL("/reset-password");
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=again]").fill(password);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expectHeading(page, passwords("reset.done"));
  await expectAccessible(page);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText(login("signedOut.gateway"))).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await enterPassword(page, "client", "client");
  await expect(page.getByText(login("errors.INVALID_CREDENTIALS"))).toBeVisible();
  await enterPassword(page, "client", password);
  await expect(page).toHaveURL(home);
});
