import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startGateway } from "../support/gatewayProcess.ts";
import { expect, expectSubscribed, field, holdCode, signInBehind, test } from "./console.ts";
import { say } from "./texts.ts";

const word = (key: string) => say("en", `ecommerce:products.${key}`);

// What the browser itself says of calls and sockets that nobody answers.
test.use({ expected: ["Failed to load resource", "WebSocket connection to"] });

test("what changed while the gateway was away shows when it is back", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "away-"));
  const environment = { PORT: String(await freePort()), DATABASE_URL: `file:${join(folder, "berth.db")}` };
  let gateway = await startGateway(environment);
  try {
    await signInBehind(page, gateway.origin, "client");
    await page.goto(`${gateway.origin}/apps/ecommerce/product/list`);
    await expectSubscribed(page, gateway.origin, "ProductListChanges");
    const newest = page.getByRole("row").filter({ hasText: "Bowline paper clips" });
    await expect(newest).toBeVisible();
    await gateway.stop();
    gateway = await startGateway({ ...environment, PORT: String(await freePort()) });
    expect((await fetch(`${gateway.origin}/api/apps/ecommerce/products/50`, { method: "DELETE" })).status).toBe(204);
    await gateway.stop();
    gateway = await startGateway(environment);
    await expect(newest).toHaveCount(0, { timeout: 60_000 });
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  }
});

test("a gateway that goes away while code is still on its way is told of", async ({ page }) => {
  const gateway = await startGateway();
  try {
    const { asked } = await holdCode(page, "layout.top");
    await signInBehind(page, gateway.origin, "client");
    await page.goto(`${gateway.origin}/apps/ecommerce/product/list`);
    await expect(page.getByRole("row").filter({ hasText: "Bowline paper clips" })).toBeVisible();
    await asked;
    await gateway.stop();
    await page.getByRole("searchbox").fill("paper");
    await expect(page.getByText(say("en", "shell:away.title"))).toBeVisible();
    await expect(page.getByRole("button", { name: say("en", "shell:away.retry") })).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

test("with the gateway away the console says so, keeps what was typed, and goes on when it is back", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "away-"));
  const environment = { PORT: String(await freePort()), DATABASE_URL: `file:${join(folder, "berth.db")}` };
  let gateway = await startGateway(environment);
  try {
    await signInBehind(page, gateway.origin, "client");
    await page.goto(`${gateway.origin}/apps/ecommerce/product/add`);
    const name = field(page, "productName");
    await name.fill("Storm lantern");
    await field(page, "productBrand").fill("Northquay");
    await field(page, "price").fill("99");
    await field(page, "sku").fill("515151");
    // What the form needs to check itself is fetched after it stands.
    await page.waitForLoadState("networkidle");
    await gateway.stop();

    await page.getByRole("button", { name: word("create.action") }).click();
    await expect(page.getByText(say("en", "shell:away.title"))).toBeVisible();
    await expect(name).toHaveValue("Storm lantern");
    await page.getByRole("button", { name: say("en", "shell:away.retry") }).click();
    await expect(page.getByText(say("en", "shell:away.title"))).toBeVisible();

    gateway = await startGateway(environment);
    await expect(page.getByText(say("en", "shell:away.title"))).toHaveCount(0, { timeout: 60_000 });
    await expect(name).toHaveValue("Storm lantern");
    await page.getByRole("button", { name: word("create.action") }).click();
    await expect(page.getByText(say("en", "ecommerce:products.created", { name: "Storm lantern" }), { exact: true })).toBeVisible();
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  }
});
