import { expect, test } from "./console.ts";

test.describe("the developer's pages need no other host", () => {
  test("GraphiQL opens with sample operations and runs the first", async ({ page }) => {
    await page.goto("/graphql");
    await expect(page.getByRole("tab")).not.toHaveCount(0);
    await expect(page.getByText("productName").first()).toBeVisible();
    const answered = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes("productName")),
    );
    await page.getByRole("button", { name: /execute/i }).click();
    expect(await (await answered).json()).toMatchObject({ data: { products: { items: expect.any(Array) } } });
    await expect(page.locator(".result-window")).toContainText("amountMinor");
  });

  test("the REST documentation lists the calls and runs one", async ({ page }) => {
    await page.goto("/api/docs");
    const call = page.locator(".opblock-get", { hasText: "/apps/ecommerce/products" }).first();
    await call.locator(".opblock-summary").click();
    await call.getByRole("button", { name: "Execute" }).click();
    await expect(call.locator(".live-responses-table .response-col_status").last()).toContainText("200");
  });
});
