import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/gatewayProcess.ts";
import { expect, field, signInBehind, test } from "./console.ts";
import { expectSubscribed, gatewayAt } from "./gateway.ts";
import { holdCode } from "./holdCode.ts";
import { say } from "./texts.ts";

const word = (key: string) => say("en", `ecommerce:products.${key}`);

// No sandbox: what is asked here lives in gateways that come and go. The browser itself tells of calls that nobody answers.
test.use({ ownGateway: {}, expected: ["Failed to load resource", "WebSocket connection to"] });

test("what changed while the gateway was away shows when it is back", async ({ page, host }) => {
  const folder = mkdtempSync(join(tmpdir(), "away-"));
  const environment = { PORT: String(await freePort()), DATABASE_URL: `file:${join(folder, "berth.db")}` };
  let gateway = await host.open(environment);
  try {
    await signInBehind(page, gateway.origin, "client");
    await page.goto(`${gateway.origin}/apps/ecommerce/product/list`);
    await expectSubscribed(gatewayAt(gateway.origin, null), "ProductListChanges");
    const newest = page.getByRole("row").filter({ hasText: "Bowline paper clips" });
    await expect(newest).toBeVisible();
    await gateway.close();
    gateway = await host.open({ ...environment, PORT: String(await freePort()) });
    expect(
      (await fetch(`${gateway.origin}/api/apps/ecommerce/products/50`, { method: "DELETE" })).status,
    ).toBe(204);
    await gateway.close();
    gateway = await host.open(environment);
    await expect(newest).toHaveCount(0, { timeout: 60_000 });
  } finally {
    await gateway.close();
    rmSync(folder, { recursive: true });
  }
});

test("a gateway that goes away while code is still on its way is told of", async ({ page, host }) => {
  const gateway = await host.open();
  try {
    const { asked } = await holdCode(page, "layout.top");
    await signInBehind(page, gateway.origin, "client");
    await page.goto(`${gateway.origin}/apps/ecommerce/product/list`);
    await expect(page.getByRole("row").filter({ hasText: "Bowline paper clips" })).toBeVisible();
    await asked;
    await gateway.close();
    await page.getByRole("searchbox").fill("paper");
    await expect(page.getByText(say("en", "shell:away.title"))).toBeVisible();
    await expect(page.getByRole("button", { name: say("en", "shell:away.retry") })).toBeVisible();
  } finally {
    await gateway.close();
  }
});

test("with the gateway away the console says so, keeps what was typed, and goes on when it is back", async ({
  page,
  host,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "away-"));
  const environment = { PORT: String(await freePort()), DATABASE_URL: `file:${join(folder, "berth.db")}` };
  let gateway = await host.open(environment);
  try {
    await signInBehind(page, gateway.origin, "client");
    await page.goto(`${gateway.origin}/apps/ecommerce/product/add`);
    const name = field(page, "productName");
    // What the form checks itself with is fetched after it stands: it is there once it has found that all is missing.
    await page.getByRole("button", { name: word("create.action") }).click();
    await expect(page.getByText(say("en", "ui:form.errors.REQUIRED")).first()).toBeVisible();
    await name.fill("Storm lantern");
    await field(page, "productBrand").fill("Northquay");
    await field(page, "price").fill("99");
    await field(page, "sku").fill("515151");
    await gateway.close();

    await page.getByRole("button", { name: word("create.action") }).click();
    await expect(page.getByText(say("en", "shell:away.title"))).toBeVisible();
    await expect(name).toHaveValue("Storm lantern");
    await page.getByRole("button", { name: say("en", "shell:away.retry") }).click();
    await expect(page.getByText(say("en", "shell:away.title"))).toBeVisible();

    gateway = await host.open(environment);
    await expect(page.getByText(say("en", "shell:away.title"))).toHaveCount(0, { timeout: 60_000 });
    await expect(name).toHaveValue("Storm lantern");
    await page.getByRole("button", { name: word("create.action") }).click();
    await expect(
      page.getByText(say("en", "ecommerce:products.created", { name: "Storm lantern" }), { exact: true }),
    ).toBeVisible();
  } finally {
    await gateway.close();
    rmSync(folder, { recursive: true });
  }
});
