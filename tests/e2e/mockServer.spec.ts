import { deep, expect, liveUpdates, test } from "./console.ts";
import { expectSubscribed, gatewayAt } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";

// Rules and the choice of a sandbox reach all that is shared.
test.use({ ownGateway: {} });

test.describe("the mock server's page", () => {
  test("a tab works in a sandbox, hears of its changes alone, and comes back", async ({
    page,
    openAs,
    gateway,
  }) => {
    const connected = liveUpdates(page);
    await openAs("client", "/develop/mock");
    await connected;
    const reconnected = liveUpdates(page);
    await page.getByRole("textbox", { name: "Name of a new sandbox" }).fill("tab-one");
    await page.keyboard.press("Enter");
    await reconnected;
    await expect(page.getByText("You are working in a sandbox")).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);

    await page.goto("/apps/ecommerce/product/list");
    await expect(page.getByText("1–10 of 50")).toBeVisible();
    await expectSubscribed(gatewayAt(gateway.origin, "tab-one"), "ProductListChanges");
    const remove = async (id: number, sandbox?: string) =>
      await gateway.send(`/api/apps/ecommerce/products/${id}`, {
        method: "DELETE",
        ...(sandbox && { headers: { "x-berth-sandbox": sandbox } }),
      });
    await remove(50);
    await remove(49, "tab-one");
    await expect(page.getByText("1–10 of 49")).toBeVisible();
    await expect(page.getByRole("link", { name: "Bowline paper clips" }).first()).toBeVisible();

    await page.getByRole("button", { name: "Back to the main data" }).click();
    await expect(page.getByRole("link", { name: "Bowline paper clips" })).toHaveCount(0);
    await expect(page.getByText("1–10 of 49")).toBeVisible();
  });

  test.describe("under a rule that fails everything", () => {
    test.use({ expected: ["599"] });

    test("the console still opens, and the rule can be removed", deep, async ({ page, openAs, gateway }) => {
      await openAs("client", "/develop/mock");
      await gateway.send("/api/mock/rules", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ path: "*", status: 599 }),
      });
      await page.goto("/apps/ecommerce/product/list");
      await expect(
        page.getByRole("heading", { name: "The products cannot be shown right now" }),
      ).toBeVisible();
      await page.goto("/develop/mock");
      await page.getByRole("button", { name: "Delete the rule *" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete the rule" }).click();
      await expect(page.getByText("No rules yet")).toBeVisible();
      await page.goto("/apps/ecommerce/product/list");
      await expect(page.getByText("1–10 of 50")).toBeVisible();
    });
  });

  test(
    "the journal follows requests live and shows one with its copies",
    deep,
    async ({ page, openAs, gateway }) => {
      const heard = liveUpdates(page);
      await openAs("client", "/develop/mock");
      await expect(page.getByRole("heading", { name: "Request journal" })).toBeVisible();
      await heard;
      await gateway.send("/api/apps/ecommerce/products?q=lamp");
      // By key: further requests move the row under the pointer.
      await page.getByRole("button", { name: "GET /api/apps/ecommerce/products?q=lamp" }).press("Enter");
      await expect(page.getByRole("button", { name: "Copy as curl" })).toBeVisible();
      await expectAccessible(page);
    },
  );
});
