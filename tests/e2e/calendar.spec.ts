import { expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, operationsSent, undoByKey } from "./pageChecks.ts";

/** How many requests a month is asked for in. */
const inParts = 3;

/** A day on which nothing is, so that an event has room whatever the time is. */
const quietDay = "/apps/calendar?day=2031-03-12";

test("an event added in one window shows in the other without a list request, and its undo takes it away there", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("admin");
  await other.goto(quietDay);
  await expect(other.getByRole("grid").first()).toBeVisible();
  await expectSubscribed(gateway, "CalendarEventChanges");
  const asked = operationsSent(other);
  await openAs("admin", quietDay);
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("n");
  await page.getByRole("textbox", { name: "Title" }).fill("Seen by two");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(other.locator("[data-event]", { hasText: "Seen by two" }).first()).toBeAttached();
  await undoByKey(page);
  await expect(other.locator("[data-event]", { hasText: "Seen by two" })).toHaveCount(0);
  expect(asked.filter((operation) => operation === "CalendarRange")).toEqual([]);
});

test("each part of a month is asked for once, also where a slow device draws it in parts", async ({
  page,
  openAs,
  gateway,
}) => {
  const waves = Array.from({ length: 400 }, (_, at) => {
    const day = String(1 + (at % 28)).padStart(2, "0");
    return `BEGIN:VEVENT\r\nSUMMARY:Wave ${at}\r\nDTSTART:202703${day}T090000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`;
  });
  await gateway.send("/api/apps/calendar/import?apply=true", {
    method: "POST",
    headers: { "content-type": "text/calendar" },
    body: `BEGIN:VCALENDAR\r\n${waves.join("")}END:VCALENDAR\r\n`,
  });
  await openAs("admin", "/apps/calendar?view=list&day=2027-03-15");
  const wave = page.locator("[data-event]", { hasText: "Wave 0" }).first();
  await expect(wave).toBeVisible();
  const asked = operationsSent(page);
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.locator("main header").getByRole("button", { name: /^Next/ }).click();
  await expect(wave).toHaveCount(0);
  await page
    .locator("main header")
    .getByRole("button", { name: /^Previous/ })
    .click();
  await expect(wave).toBeVisible();
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expect(asked.filter((operation) => operation === "CalendarRange")).toHaveLength(2 * inParts);
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
