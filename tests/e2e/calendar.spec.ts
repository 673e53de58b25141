import { expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";

test("an event added in one window shows in the other without a list request, and its undo takes it away there", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("admin");
  await other.goto("/apps/calendar");
  await expect(other.getByRole("grid").first()).toBeVisible();
  await expectSubscribed(gateway, "CalendarEventChanges");
  const asked: string[] = [];
  other.on("request", (request) =>
    asked.push(/"operationName":"(\w+)"/.exec(request.postData() ?? "")?.[1] ?? ""),
  );
  await openAs("admin", "/apps/calendar");
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("n");
  await page.getByRole("textbox", { name: "Title" }).fill("Seen by two");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(other.locator("[data-event]", { hasText: "Seen by two" }).first()).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect(other.locator("[data-event]", { hasText: "Seen by two" })).toHaveCount(0);
  expect(asked.filter((operation) => operation === "CalendarRange")).toEqual([]);
});

for (const view of ["month", "week", "day", "list"]) {
  test(`the ${view} of the calendar is accessible and as wide as a phone`, async ({ page, openAs }) => {
    await openAs("admin", `/apps/calendar?view=${view}`);
    await expect(page.locator(`[data-view="${view}"] .fc-event, [data-event]`).first()).toBeAttached();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
}
