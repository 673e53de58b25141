import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

/** Looks at the drawer or question that stands open, and closes it. */
async function lookAt(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1440 },
  { locale: "en", theme: "dark", width: 1440 },
  { locale: "ar", theme: "light", width: 390 },
  { locale: "fr", theme: "dark", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    test("every step of the staff on a work order is clean for axe, and its app says in words what is wrong", async ({
      page,
      openAs,
    }) => {
      await openAs("admin", "/workorder/details/8");
      await expect(page.getByText(say(locale, "hosting:reasons.HEALTH_CHECK_FAILED"))).toBeVisible();
      for (const name of ["ASSIGN", "TRIAGE", "SPLIT", "REQUEST_ACCESS"])
        await test.step(name, async () => {
          await page.getByRole("button", { name: say(locale, "tickets:moreActions") }).click();
          await page.getByRole("menuitem", { name: say(locale, `tickets:actions.${name}`) }).click();
          await lookAt(page);
        });
    });

    test("every drawer of a machine is clean for axe", async ({ page, openAs }) => {
      const panel = (key: string) => say(locale, `machinesControls:${key}`);
      const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
      await openAs("client", "/product/lcv/panel/vm_demo");
      for (const key of ["renew.action", "snapshot.create", "firewall.edit"])
        await test.step(key, async () => {
          await press(panel(key));
          await lookAt(page);
        });
      await page.goto("/product/lcv/panel/vm_build");
      for (const name of ["RESIZE", "REBUILD"])
        await test.step(name, async () => {
          const action = say(locale, `machinesMachines:actions.${name}`);
          await page
            .getByRole("button", { name: new RegExp(`^${action}`) })
            .first()
            .click();
          await lookAt(page);
        });
      await press(panel("disk.ATTACH"));
      await lookAt(page);
    });

    test("each step of the wizard of machines is clean for axe, and says how long the balance lasts", async ({
      page,
      openAs,
    }) => {
      const word = (key: string) => say(locale, `machinesFlavors:${key}`);
      await openAs("client", "/product/lcv/buy");
      await expect(page.getByText(word("quote.lasts"))).toBeVisible();
      for (const next of ["disk", "access", "review"]) {
        if (next === "review")
          await page.getByRole("textbox", { name: new RegExp(`^${word("name")}`) }).fill("beacon-02");
        await page
          .getByRole("button", { name: say(locale, "ui:form.next", { step: word(`titles.${next}`) }) })
          .click();
        await expect(page.getByRole("group", { name: word(`titles.${next}`) })).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page, "main form");
      }
    });
  });
}
