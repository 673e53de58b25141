import { Secret, TOTP } from "otpauth";
import { type OAuthProvider, startOAuthProvider } from "#tests/support/oauthProvider.ts";
import { test as base, expect } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const test = base.extend<{ provider: OAuthProvider }>({
  provider: async ({ browserName }, use) => {
    expect(browserName).toBe("chromium");
    const provider = await startOAuthProvider();
    await use(provider);
    await provider.close();
  },
  ownGateway: async ({ provider }, use) => use(provider.env),
});

const name = "GitHub";
const login = (key: string) => say("en", `accounts:${key}`, { name });
const back = (key: string) => say("en", `accountsThirdParties:${key}`, { name });
const linked = (key: string) => say("en", `accountsUsers:linked.${key}`, { name });
const security = "/user/profile/security";

test("an unknown person links their account by signing in once, and signs in with one press from then on", async ({
  page,
}) => {
  await page.goto(`/login?to=${security}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: login("thirdParty.action") }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: back("unknown.title") })).toBeVisible();
  await expect(page).toHaveURL("/oauth/github/callback");
  await expectAccessible(page);
  await expect(page.getByLabel(login("name"), { exact: true })).toBeFocused();
  await page.keyboard.type("client");
  await page.keyboard.press("Tab");
  await page.getByLabel(login("password"), { exact: true }).fill("client");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(security);
  await expect(page.getByText("linzhixia-dev")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: login("thirdParty.action") }).click();
  await expect(page).toHaveURL("/user/dashboards");
});

test("a third party is linked and unlinked on the security tab, with the keyboard and the password", async ({
  page,
  openAs,
}) => {
  await openAs("client", security);
  await page.getByRole("button", { name: linked("linkOf") }).press("Enter");
  const password = page.getByRole("dialog").getByLabel(say("en", "accountsUsers:fields.password"));
  await expect(password).toBeFocused();
  await page.keyboard.type("client");
  await page.keyboard.press("Enter");
  await expect(page.getByText("linzhixia-dev")).toBeVisible();
  await expect(page).toHaveURL(security);
  await expectAccessible(page);
  await page.getByRole("button", { name: linked("unlinkOf") }).press("Enter");
  await expect(password).toBeFocused();
  await page.keyboard.type("client");
  await page.keyboard.press("Enter");
  await expect(page.getByText("linzhixia-dev")).toHaveCount(0);
});

test("who registers takes the name over, sees what will be linked, and can let it go", async ({
  page,
  provider,
}) => {
  provider.says.emails = [{ email: "dev@harbour.example", primary: true, verified: true }];
  await page.goto("/login");
  await page.getByRole("button", { name: login("thirdParty.action") }).click();
  await expect(page.getByRole("heading", { level: 1, name: back("unknown.title") })).toBeVisible();
  await page.getByRole("link", { name: login("registerNow") }).click();
  await expect(page.locator("[name=username]")).toHaveValue("linzhixia-dev");
  await expect(page.locator("[name=email]")).toHaveValue("dev@harbour.example");
  const notice = page.getByText(say("en", "accountsRegistrations:linked.text", { name }));
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: say("en", "accountsRegistrations:linked.letGo") }).click();
  await expect(notice).toHaveCount(0);
});

test("an account with a second step is asked for its code, and let in by a right one", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", security);
  await page.getByRole("button", { name: linked("linkOf") }).click();
  await page.getByRole("dialog").getByLabel(say("en", "accountsUsers:fields.password")).fill("client");
  await page.keyboard.press("Enter");
  await expect(page.getByText("linzhixia-dev")).toBeVisible();
  const send = async (query: string, variables: object) => {
    const headers = { origin: gateway.origin, "content-type": "application/json" };
    const data = { query, variables };
    return (await page.request.post(`${gateway.origin}/graphql`, { headers, data })).json();
  };
  const { data } = await send('mutation { twoFactorBegin(password: "client") { secret } }', {});
  const app = new TOTP({ secret: Secret.fromBase32(data.twoFactorBegin.secret) });
  const confirmed = await send("mutation ($otp: String!) { codes: twoFactorConfirm(otp: $otp) }", {
    otp: app.generate(),
  });
  await page.context().clearCookies();
  await page.goto(`/login?to=${security}`);
  await page.getByRole("button", { name: login("thirdParty.action") }).click();
  const code = page.getByLabel(login("otp"), { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("not a code");
  await page.keyboard.press("Enter");
  await expect(page.getByText(login("errors.TWO_FACTOR_REQUIRED"))).toBeVisible();
  await code.fill(confirmed.data.codes[0]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(security);
});

test("a way back that is forged, or that the person refused, says so and leads to the sign-in", async ({
  page,
}) => {
  for (const [query, failure] of [
    ["code=a&state=b", "expired"],
    ["error=access_denied&state=b", "denied"],
  ] as const) {
    await page.goto(`/oauth/github/callback?${query}`);
    await expect(page.getByRole("heading", { level: 1, name: back(`${failure}.title`) })).toBeVisible();
    await expect(page).toHaveURL("/oauth/github/callback");
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole("link", { name: back("back") }).press("Enter");
    await expect(page).toHaveURL("/login");
  }
});

test("a third party that is away leaves the person a way back", async ({ page, provider }) => {
  provider.says.user = { evil: true };
  await page.goto("/login");
  await page.getByRole("button", { name: login("thirdParty.action") }).click();
  await expect(page.getByRole("heading", { level: 1, name: back("provider.title") })).toBeVisible();
});
