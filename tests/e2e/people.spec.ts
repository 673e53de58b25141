import { expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, operationsSent } from "./pageChecks.ts";

test("a role changed in one window shows in the other without a list request", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const cell = "Subscriber: Look at bills";
  const other = await anotherBrowser("admin");
  await other.goto("/apps/roles");
  await expect(other.getByRole("checkbox", { name: cell })).not.toBeChecked();
  await expectSubscribed(gateway, "RoleListChanges");
  const asked = operationsSent(other);
  await openAs("admin", "/apps/roles");
  await page.getByRole("checkbox", { name: cell }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Review and save" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).press("Enter");
  await expect(other.getByRole("checkbox", { name: cell })).toBeChecked();
  expect(asked.filter((operation) => operation === "RoleList")).toEqual([]);
});

for (const path of ["/apps/roles", "/apps/permissions", "/apps/user/list", "/apps/user/view/1"]) {
  test(`${path} is accessible and as wide as a phone`, async ({ page, openAs }) => {
    await openAs("admin", path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideScroll(page);
  });
}
