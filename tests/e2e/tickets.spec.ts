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

/** Writes a ticket in its drawer, about the sample's app where it is of one, and waits until it is shown. */
async function write(page: Page, subject: string, body: string, isOfApp = false): Promise<void> {
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("textbox", { name: named("fields.subject") }).fill(subject);
  if (isOfApp)
    await drawer.getByRole("combobox", { name: named("fields.resource") }).selectOption("app_demo");
  await drawer.locator(".ProseMirror").fill(body);
  await drawer.getByRole("button", { name: word("create.submit") }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
}

/** Chooses one of the steps behind the button at the head of a ticket. */
async function step(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: word("moreActions") }).click();
  await page.getByRole("menuitem", { name: word(`actions.${action}`), exact: true }).click();
}

test.describe("a work order", () => {
  test.use({ ownGateway: { RATE_LIMIT: "off" } });

  test("is written, answered in another window, solved and rated, and each side sees the other at once", async ({
    page,
    openAs,
    anotherBrowser,
  }) => {
    await openAs("client", "/workorder/list/WorkOrderUser?add=1");
    await write(page, "The night report does not come", "Since Monday it stays away.");

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

    await step(page, "REOPEN");
    await expect(staff.getByText(/reopened it/)).toBeVisible();
  });

  test("lets the staff note what its writer never sees, and look into an app for as long as its owner lets them", async ({
    page,
    openAs,
    anotherBrowser,
  }) => {
    await openAs("client", "/workorder/list/WorkOrderUser?add=1");
    await write(page, "The shop is slow", "Since the last release.", true);
    const staff = await anotherBrowser("admin");
    await staff.goto(new URL(page.url()).pathname);
    await step(staff, "CLAIM");
    await expect(page.getByText(/took it/)).toBeVisible();
    await staff.getByRole("button", { name: word("composer.asNote") }).click();
    const composer = staff.getByRole("form", { name: word("composer.note") });
    await composer.locator(".ProseMirror").fill("Its memory is full.");
    await composer.getByRole("button", { name: word("composer.sendNote") }).click();
    await expect(staff.getByText("Its memory is full.")).toBeVisible();

    await step(staff, "REQUEST_ACCESS");
    const drawer = staff.getByRole("dialog");
    await drawer.getByRole("textbox", { name: named("fields.why") }).fill("To read what it says.");
    await drawer.getByRole("checkbox", { name: word("scopes.EXEC") }).click();
    await drawer.getByRole("button", { name: word("access.askSubmit"), exact: true }).click();
    await page.getByRole("button", { name: word("access.approve", { n: 4 }) }).click();
    await staff.getByRole("button", { name: word("access.use.READ_LOGS") }).click();
    await expect(staff.getByRole("dialog").getByText(word("access.noted"))).toBeVisible();
    await staff.keyboard.press("Escape");
    await expect(page.getByText(new RegExp(word("scopes.READ_LOGS") + " ·"))).toBeVisible();
    const { origin } = new URL(page.url());
    const pods = async () => {
      const data = { query: '{ pods(appId: "app_demo") { isReady } }' };
      return await (await page.request.post("/graphql", { headers: { origin }, data })).text();
    };
    await expect.poll(pods, { timeout: 90_000 }).toContain('"isReady":true');
    await staff.getByRole("button", { name: word("access.use.EXEC") }).click();
    const terminal = staff.getByRole("dialog").getByRole("tabpanel");
    await expect(terminal.locator("iframe").contentFrame().locator(".xterm-rows")).toContainText("#");
    await expect(page.getByText(new RegExp(word("scopes.EXEC") + " ·"))).toBeVisible();
    await page
      .getByRole("region", { name: new RegExp(word("access.label", { number: "" })) })
      .getByRole("button", { name: word("access.revoke") })
      .click();
    await expect(terminal.getByText(say("en", "hostingPods:states.cut"))).toBeVisible();
    await terminal.getByRole("button", { name: say("en", "hostingPods:close") }).click();
    await expect(staff.getByRole("button", { name: word("access.use.READ_LOGS") })).toHaveCount(0);
    await expect(page.getByText("Its memory is full.")).toHaveCount(0);
  });

  test("becomes a part of another one, where its writer goes on", async ({
    page,
    openAs,
    anotherBrowser,
  }) => {
    await openAs("client", "/workorder/list/WorkOrderUser?add=1");
    await write(page, "The gate is shut", "At the north quay.");
    await page.goto("/workorder/list/WorkOrderUser?add=1");
    await write(page, "The gate is shut, again", "At the south quay.");

    const staff = await anotherBrowser("admin");
    await staff.goto("/workorder/list/WorkOrderKeFu?q=The+gate+is+shut");
    const rows = staff.getByRole("row").filter({ hasText: "The gate is shut" });
    await expect(rows).toHaveCount(2);
    for (const at of [0, 1]) await rows.nth(at).getByRole("checkbox").click();
    await staff
      .getByRole("toolbar", { name: say("en", "ui:table.bulk") })
      .getByRole("button", { name: word("actions.MERGE") })
      .click();
    await staff
      .getByRole("alertdialog")
      .getByRole("button", { name: word("actions.MERGE") })
      .click();
    await expect(page.getByText(/merged this into/)).toBeVisible();
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
