import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const word = (key: string, values = {}) => say("en", `charts:${key}`, values);
const path = "/develop/HelmChartEditor";

test.describe("a chart", () => {
  test.use({ ownGateway: { RATE_LIMIT: "off" } });

  test("is changed in its form and its text, handed in, published in another window, and installed", async ({
    page,
    openAs,
    anotherBrowser,
  }) => {
    await openAs("client", `${path}?chart=1`);
    const form = page.getByRole("group", { name: word("editor.values") });
    const text = page.getByRole("textbox", { name: "values.yaml" });
    await form.getByLabel("Replicas").fill("5");
    await expect(text).toContainText("replicaCount: 5");
    await text.getByText("replicaCount").click();
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("4");
    await expect(form.getByLabel("Replicas")).toHaveValue("4");
    await form.getByRole("button", { name: word("editor.useLimit", { limit: "500m" }) }).click();
    const save = page.getByRole("button", { name: word("editor.save"), exact: true });
    await save.click();
    await expect(save).toBeDisabled();
    await expectAccessible(page);

    await page.getByRole("button", { name: word("actions.SUBMIT") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: word("actions.SUBMIT") })
      .click();
    await expect(page.getByText("In review 1.4.0")).toBeVisible();

    const reviewer = await anotherBrowser("admin");
    await reviewer.goto(path);
    await reviewer.getByRole("link", { name: "harbour-shop" }).click();
    await reviewer.getByRole("button", { name: word("actions.APPROVE") }).click();
    await reviewer
      .getByRole("alertdialog")
      .getByRole("button", { name: word("actions.APPROVE") })
      .click();
    await expect(page.getByText("Published 1.4.0", { exact: true }).first()).toBeVisible();

    await page.getByRole("button", { name: word("editor.more"), exact: true }).click();
    await page.getByRole("menuitem", { name: word("actions.INSTALL") }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("textbox", { name: new RegExp(`^${word("fields.release")}`) }).fill("north-quay");
    await drawer.getByRole("button", { name: word("actions.INSTALL") }).click();
    await expect(page.getByText(word("did.INSTALL", { name: "north-quay" })).first()).toBeAttached();
  });
});

test("what was written and not saved is there again after a reload, until it is discarded", async ({
  page,
  openAs,
}) => {
  await openAs("client", `${path}?chart=1`);
  const replicas = page.getByRole("group", { name: word("editor.values") }).getByLabel("Replicas");
  const text = page.getByRole("textbox", { name: "values.yaml" });
  const before = await replicas.inputValue();
  const kept = () => page.evaluate(() => localStorage.getItem("berth.usr_client.form.drafts"));
  await replicas.fill("7");
  await expect.poll(kept).not.toBeNull();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("replicaCount");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(word("editor.restored"))).toBeVisible();
  await expect(replicas).toHaveValue("7");
  await expect(text).toContainText("replicaCount: 7");
  await expectAccessible(page);
  await page.getByRole("button", { name: say("en", "ui:form.restored.discard") }).click();
  await expect(replicas).toHaveValue(before);
  await expect(page.getByText(word("editor.restored"))).toHaveCount(0);
  await expect.poll(kept).toBeNull();
});

test("the text offers what the schema lets be written, and takes what is chosen", async ({
  page,
  openAs,
}) => {
  await openAs("client", `${path}?chart=1`);
  const text = page.getByRole("textbox", { name: "values.yaml" });
  await text.getByText("pullPolicy").click();
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+Backspace");
  await page.keyboard.type("Al");
  const offered = page.getByRole("listbox").getByRole("option");
  await expect(offered).toHaveText(["Always"]);
  await offered.click();
  await expect(text).toContainText("pullPolicy: Always");
  const policy = page.getByRole("group", { name: word("editor.values") }).getByLabel("Pull policy");
  await expect(policy.locator("option:checked")).toHaveText("Always");
});

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 1440 },
  { locale: "ar", theme: "dark", width: 390 },
  { locale: "fr", theme: "light", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    for (const [account, at] of [
      ["client", path],
      ["client", `${path}?add=1`],
      ["client", `${path}?chart=1`],
      ["admin", path],
      ["admin", `${path}?chart=4`],
      ["client", "/develop"],
      ["admin", "/develop/OtherRoleDashboard"],
      ["admin", "/develop/health"],
    ] as const)
      test(`${at} is clean for axe to ${account}, with nothing cut off`, async ({ page, openAs }) => {
        await openAs(account, at);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });

    test("every part of the editor and its drawers are clean for axe, with nothing cut off", async ({
      page,
      openAs,
    }) => {
      const own = (key: string) => say(locale, `charts:${key}`);
      const dialog = page.getByRole("dialog");
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const judge = async () => {
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectNoSideScroll(page);
        await expectAccessible(page);
      };
      await openAs("client", `${path}?chart=1`);
      await expect(page.getByRole("button", { name: own("editor.more"), exact: true })).toBeVisible();
      if (width < 900)
        for (const part of ["files", "values", "run", "result"]) {
          const panes = page.getByRole("group", { name: own("editor.panes") });
          await panes.getByRole("button", { name: own(`editor.paneNames.${part}`) }).click();
          await judge();
        }
      for (const part of ["rendered", "problems"]) {
        await page.getByRole("tab", { name: own(`editor.parts.${part}`) }).click();
        await judge();
      }
      for (const drawer of ["versions", "releases", "duplicate"]) {
        await press(own("editor.more"));
        await page.getByRole("menuitem", { name: own(`editor.${drawer}`), exact: true }).click();
        await expect(dialog.getByRole("heading").first()).toBeVisible();
        await judge();
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
    });
  });
}
