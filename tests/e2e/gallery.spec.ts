import type { Page } from "playwright/test";
import { deep, expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const demo = (page: Page, name: string) => page.locator(`#${name}`);
const check = (page: Page, name: string) =>
  demo(page, name)
    .getByRole("button", { name: say("en", "galleryForms:check") })
    .click();

/** Waits until the lazily loaded fields of the page stand: the editors, the calendar, the crop. */
const stands = (page: Page) => expect(page.locator("main [aria-busy=true]")).toHaveCount(0);

for (const { locale, theme, width } of [
  { locale: "cn", theme: "light", width: 1280 },
  { locale: "ar", theme: "dark", width: 1440 },
  { locale: "fr", theme: "light", width: 390 },
] as const) {
  test.describe(`${locale}, ${theme}, ${width} px`, deep, () => {
    test.use({ setting: { locale, theme }, viewport: { width, height: 900 } });

    for (const path of ["editors", "date-time-picker", "file-input", "form-validation"])
      test(`the demos of ${path} stand, clean for axe and without a breach of the content policy`, async ({
        page,
        openAs,
      }) => {
        await openAs("client", `/forms/${path}`);
        await expect(page.locator("main form").first()).toBeVisible();
        await stands(page);
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });
  });
}

test("rich text is written with keys, links by a dialog, and what is pasted is cleaned; Tab indents source text", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/forms/editors");
  const answer = demo(page, "RichText").locator(".ProseMirror").nth(1);
  await answer.click();
  await page.keyboard.type("Hello ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("there");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("textbox").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("en", "form:rich.badAddress"))).toBeVisible();
  await page.getByRole("dialog").getByRole("textbox").fill("example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await answer.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      '<p onclick="alert(1)" style="color:red">and <script>alert(1)</script><em>so on</em></p>',
    );
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await check(page, "RichText");
  const sent: { answer: string } = JSON.parse(await demo(page, "RichText").getByRole("status").innerText());
  expect(sent.answer).toContain("<strong>there</strong>");
  expect(sent.answer).toContain('href="https://example.com"');
  expect(sent.answer).toContain("<em>so on</em>");
  expect(sent.answer).not.toMatch(/script|onclick|style/);

  await test.step("Tab indents source text, and Escape lets it leave", async () => {
    const config = demo(page, "Json").locator(".cm-content");
    await config.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Tab");
    await expect(config).toBeFocused();
    await page.keyboard.type("x");
    await expect(demo(page, "Json").locator(".cm-lint-marker-error").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(
      demo(page, "Json").getByRole("button", { name: say("en", "galleryForms:check") }),
    ).toBeFocused();
  });
});

test("a day is picked by keyboard from the calendar", async ({ page, openAs }) => {
  await openAs("client", "/forms/date-time-picker");
  await stands(page);
  const due = demo(page, "Day").locator('[name="due"]');
  await due.focus();
  await page.keyboard.press("Alt+ArrowDown");
  // The calendar takes the keys once it has its place, some frames after it shows.
  await expect(page.locator(":focus")).toHaveText("21");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(due).toHaveValue("22/11/2026");
  await demo(page, "Day")
    .getByRole("button", { name: say("en", "form:date.open") })
    .click();
  const calendar = page.getByRole("gridcell", { name: /24/ }).first();
  await expect(calendar).toBeInViewport();
  await calendar.click();
  await expect(due).toHaveValue("24/11/2026");
});

test("a file of a wrong kind is refused by the button that tries one, and its form stands", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/forms/form-validation?demo=Extremes");
  const extremes = demo(page, "Extremes");
  // The button hands its file to the field.
  await expect(extremes.locator('input[type="file"]')).toBeAttached();
  await stands(page);
  await extremes
    .getByRole("button", { name: say("en", "galleryForms:form-validation.Extremes.kind") })
    .click();
  await expect(extremes.getByText(say("en", "form:files.problems.kind"))).toBeVisible();
});

test(
  "files show progress, failure and their limits; pictures are put in order by keyboard and cropped",
  deep,
  async ({ page, openAs }) => {
    await openAs("client", "/forms/file-input");
    await stands(page);
    const files = demo(page, "Several");
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from("content") });
    await files
      .locator('input[type="file"]')
      .first()
      .setInputFiles([
        file("a.pdf", "application/pdf"),
        file("fail.txt", "text/plain"),
        file("b.exe", "application/x-dosexec"),
      ]);
    await expect(files.getByText(say("en", "form:files.problems.kind"))).toBeVisible();
    await expect(files.getByRole("progressbar")).toHaveCount(2);
    await expect(files.getByText(say("en", "form:files.failed"))).toBeVisible();
    await expect(files.getByRole("progressbar")).toHaveCount(0);
    await check(page, "Several");
    await expect(files.getByText(say("en", "ui:form.errors.UPLOADING"))).toBeVisible();
    await files.getByRole("button", { name: say("en", "form:files.remove", { name: "fail.txt" }) }).click();
    await check(page, "Several");
    await expect(files.getByRole("status").last()).toContainText("a.pdf");

    const gallery = demo(page, "Pictures");
    await gallery.getByRole("button", { name: /^Move jetty/ }).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(
      gallery.getByText(say("en", "form:pictures.moved", { name: "jetty coffee mug", place: 2, total: 3 })),
    ).toBeAttached();
    await gallery
      .getByRole("button", { name: /^Crop and describe lantern/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "1:1" }).click();
    await expectAccessible(page);
    await dialog.getByRole("textbox").fill("A lantern");
    await dialog.getByRole("button", { name: say("en", "form:pictures.done") }).click();
    await expect(dialog).toHaveCount(0);
    await expect(gallery.getByRole("img", { name: "A lantern" }).first()).toBeVisible();
    await expect(gallery.getByRole("progressbar")).toHaveCount(0);
  },
);
