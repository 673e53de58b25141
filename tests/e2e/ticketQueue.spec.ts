import { expect, test } from "./console.ts";
import { say } from "./texts.ts";

const word = (key: string, values = {}) => say("en", `tickets:${key}`, values);
const named = (key: string) => new RegExp(`^${word(key)}`);

test.describe("a work order in the queue", () => {
  test.use({ ownGateway: { RATE_LIMIT: "off" } });

  test("is found in the queue, answered and noted by keys alone, which are listed under ?", async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs("admin", "/workorder/list/WorkOrderKeFu?status=OPEN");
    const preview = page.getByRole("region", { name: word("queue.preview") });
    const title = preview.getByRole("heading", { level: 2 });
    const editor = preview.locator(".ProseMirror");
    await expect(editor).toBeVisible();
    const first = (await title.textContent()) ?? "";

    await page.keyboard.press("j");
    await expect(title).not.toHaveText(first);
    await page.keyboard.press("k");
    await expect(title).toHaveText(first);

    await page.keyboard.press("r");
    await expect(editor).toBeFocused();
    await page.keyboard.type("We look into it, jk.");
    await page.keyboard.press("Control+Enter");
    await expect(preview.getByText("We look into it, jk.")).toBeVisible();
    await expect(editor).toHaveText("");

    await page.keyboard.press("n");
    await expect(preview.getByRole("form", { name: word("composer.note") })).toBeVisible();
    await expect(editor).toBeFocused();
    await page.keyboard.type("Its memory is full.");
    await page.keyboard.press("Control+Enter");
    await expect(preview.getByText("Its memory is full.")).toBeVisible();
    await expect(editor).toHaveText("");

    await page.keyboard.press("j");
    await expect(title).not.toHaveText(first);
    await expect(editor).not.toBeFocused();

    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(say("en", "bar:keys.entries.queueNote"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });

  test("is given to a colleague with others, and pressed for", async ({ page, openAs }) => {
    await openAs("admin", "/workorder/list/WorkOrderKeFu");
    const rows = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
    const bulk = page.getByRole("toolbar", { name: say("en", "ui:table.bulk") });
    const pick = async () => {
      for (const at of [1, 2]) await rows.nth(at).getByRole("checkbox").click();
    };
    const done = page.locator(".fui-ToastTitle", { hasText: word("queue.done", { n: 2 }) });
    await pick();
    await bulk.getByRole("button", { name: word("queue.priority") }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("combobox", { name: named("fields.priority") }).selectOption("HIGH");
    await drawer.getByRole("button", { name: word("save") }).click();
    await expect(done).toBeVisible();
    await expect(bulk).toHaveCount(0);
    for (const at of [1, 2]) await expect(rows.nth(at).getByText(word("priorities.HIGH"))).toBeVisible();
    await expect(done).toHaveCount(0);
    await pick();
    await bulk.getByRole("button", { name: word("actions.ASSIGN") }).click();
    await drawer.getByRole("combobox", { name: named("fields.person") }).selectOption({ index: 1 });
    await drawer.getByRole("button", { name: word("actions.ASSIGN") }).click();
    await expect(done).toBeVisible();
  });
});
