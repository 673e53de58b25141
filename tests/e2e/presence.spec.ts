import users from "../../fixtures/accounts/users.json" with { type: "json" };
import { deep, expect, test } from "./console.ts";
import { say } from "./texts.ts";

const nameOf = (username: string) => users.find((user) => user.username === username)?.fullName ?? "";

test("two people at one product see each other, and who has begun to change it", async ({
  page,
  openAs,
  anotherBrowser,
}) => {
  const path = "/apps/ecommerce/product/edit/3";
  const [client, admin] = [nameOf("client"), nameOf("admin")];
  await openAs("client", path);
  await expect(page.locator('input[name="productName"]')).toBeVisible();
  const other = await anotherBrowser("admin");
  await other.goto(path);
  await expect(page.getByText(say("en", "ui:presence.viewing", { names: admin }))).toBeVisible();
  await expect(other.getByText(say("en", "ui:presence.viewing", { names: client }))).toBeVisible();

  await other.locator('input[name="productName"]').fill("Pier keyboard");
  await expect(page.getByText(say("en", "ui:presence.editing", { names: admin }))).toBeVisible();
  await other.context().close();
  await expect(page.getByText(admin)).toHaveCount(0);
});

for (const path of ["/apps/ecommerce/order/details/3", "/apps/ecommerce/customer/details/3"]) {
  test(`two people at ${path} see each other`, deep, async ({ page, openAs, anotherBrowser }) => {
    await openAs("client", path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const other = await anotherBrowser("admin");
    await other.goto(path);
    await expect(page.getByText(say("en", "ui:presence.viewing", { names: nameOf("admin") }))).toBeVisible();
    await expect(
      other.getByText(say("en", "ui:presence.viewing", { names: nameOf("client") })),
    ).toBeVisible();
  });
}
