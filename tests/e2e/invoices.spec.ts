import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, operationsSent } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/invoice/list";
const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `invoiceInvoices:${key}`, values);
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an invoice paid in one window is paid in the list of the other, which does not ask for it again", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("admin");
  await other.goto(list);
  await expect(row(other, "INV-5019")).toContainText(word("statuses.SENT"));
  await expectSubscribed(gateway, "InvoiceListChanges");
  const asked = operationsSent(other);
  await openAs("client", "/apps/invoice/preview/5019");
  await page.getByRole("button", { name: word("actions.RECORD") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: word("receipt.record") })
    .click();
  await expect(page.getByRole("main").getByText(word("statuses.PAID"), { exact: true })).toBeVisible();
  await expect(row(other, "INV-5019")).toContainText(word("statuses.PAID"));
  expect(asked.filter((operation) => operation === "InvoiceList")).toEqual([]);
});

test("a line is dragged to another place, and the draft keeps the order", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", "/apps/invoice/edit/4990");
  const titles = page.locator('main input[name$=".title"]');
  await expect(titles).toHaveCount(3);
  const first = await titles.nth(0).inputValue();
  const handle = await page.getByRole("button", { name: word("line.move", { place: 1 }) }).boundingBox();
  const last = await page.getByRole("button", { name: word("line.move", { place: 3 }) }).boundingBox();
  if (!handle || !last) throw new Error("The lines have no handles.");
  await page.mouse.move(handle.x + 8, handle.y + 16);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, handle.y + 40, { steps: 4 });
  await page.mouse.move(last.x + 8, last.y + 40, { steps: 12 });
  await page.mouse.up();
  await expect(titles.nth(2)).toHaveValue(first);
  await expect(page.getByText(say("en", "ui:form.unsaved"))).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(new RegExp(list));
  const { row: saved } = await gateway.ask<{ row: { lines: { title: string }[] } }>(
    "{ row: sampleInvoice(id: 4990) { lines { title } } }",
  );
  expect(saved.lines.at(-1)?.title).toBe(first);
});

const lines = Array.from({ length: 60 }, (_, index) => ({
  title: `Harbour service ${index + 1}`,
  quantity: 1,
  price: { amountMinor: 1_000, currency: "USD" },
  taxRate: 550,
}));

for (const locale of ["cn", "en", "ar", "fr"] as const) {
  test.describe(`printed in ${locale}`, () => {
    test.use({ setting: { locale, theme: "dark" } });
    test("sixty lines stand on three numbered sheets", async ({ page, openAs, gateway }) => {
      const { made } = await gateway.ask<{ made: { id: string } }>(
        "mutation ($input: SampleInvoiceCreateInput!) { made: sampleInvoiceCreate(input: $input) { id } }",
        {
          input: {
            clientId: "1",
            service: "Harbour",
            issuedDate: "2026-11-20",
            dueDate: "2026-12-18",
            invoiceStatus: "SENT",
            lines,
          },
        },
      );
      await openAs("client", `/apps/invoice/preview/${made.id}`);
      await expect(page.getByRole("article")).toContainText("Harbour service 60");
      await expectAccessible(page);
      const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
    });
  });
}

for (const path of [list, "/apps/invoice/add", "/apps/invoice/edit/4990", "/apps/invoice/preview/5017"]) {
  test.describe(`${path} on a phone in Arabic`, deep, () => {
    test.use({ setting: { locale: "ar", theme: "dark" }, viewport: { width: 390, height: 844 } });
    test("fits and is accessible", async ({ page, openAs }) => {
      await openAs("client", path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
}
