import { expect, field, signInBehind, test } from "./console.ts";
import { gatewayAt } from "./gateway.ts";
import { type MortalGateway, startMortalGateway } from "./mortalGateway.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const add = "/apps/ecommerce/product/add";

// No sandbox: the gateway is one that comes and goes. The browser itself tells of calls that nobody answers.
test.use({ ownGateway: {}, expected: ["Failed to load resource", "WebSocket connection to"] });

let gateway: MortalGateway;
test.beforeEach(async ({ page }) => {
  gateway = await startMortalGateway();
  await signInBehind(page, gateway.origin, "client");
});
test.afterEach(() => gateway.end());

const ask = <T>(query: string) => gatewayAt(gateway.origin, null).ask<T>(query);

test("an undo that was offered before the gateway died and was reset changes nothing that was edited since", async ({
  page,
}) => {
  await page.goto(gateway.origin + list);
  const name = page.locator("main tbody tr a").first();
  const before = await name.innerText();
  const { products } = await ask<{ products: { items: { id: string }[] } }>(
    `{ products(itemsPerPage: 1, filter: { q: ${JSON.stringify(before)} }) { items { id } } }`,
  );
  const id = products.items[0]?.id ?? "";
  await page.getByRole("button", { name: say("en", "ui:table.rowMenu", { name: before }) }).click();
  await page.getByRole("menuitem", { name: say("en", "ui:commands.delete") }).click();
  const undo = page.getByRole("button", { name: say("en", "ui:undo.action") });
  // The offer stays while it has the focus, however long the gateway takes to come back.
  await undo.focus();
  await gateway.kill();
  await gateway.start();
  await ask("mutation { sampleReset { rows } }");
  await ask(`mutation { productUpdate(id: "${id}", input: { productName: "Edited since" }) { id } }`);
  await undo.click();
  await expect(page.getByText(say("en", "ui:undo.refused.UNKNOWN"))).toBeVisible();
  const { product } = await ask<{ product: { productName: string } }>(
    `{ product(id: "${id}") { productName } }`,
  );
  expect(product.productName).toBe("Edited since");
});

test("a form that another tab signs out of while the gateway dies is whole when it is back", async ({
  page,
  context,
}) => {
  // The gateway dies while the form gets its key.
  const dead = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"PreferenceSave"')) return await route.continue();
    await gateway.kill();
    await route.abort("connectionreset");
    dead.resolve();
  });
  await page.goto(gateway.origin + add);
  await field(page, "productName").fill("Storm lantern");
  await dead.promise;
  await page.unroute("**/graphql");
  await field(page, "price").fill("99");
  // The console finds by itself that the gateway is back, and gets the key then.
  const sealed = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"PreferenceSave"') === true,
  );
  await gateway.start();
  await sealed;
  const other = await context.newPage();
  await other.goto(gateway.origin + list);
  await other.getByRole("button", { name: say("en", "shell:user.menu", { name: "林知夏" }) }).click();
  await other.getByRole("menuitem", { name: say("en", "shell:user.signOut") }).click();
  await expect(page.getByText(say("en", "accounts:signedOut.otherTab"))).toBeVisible();
  const drafts = () => page.evaluate(() => localStorage.getItem("berth.usr_client.form.drafts"));
  await expect.poll(drafts).not.toBeNull();
  await gateway.kill();
  await gateway.start();
  await page.reload();
  await page.getByLabel(say("en", "accounts:name"), { exact: true }).fill("client");
  await page.getByLabel(say("en", "accounts:password"), { exact: true }).fill("client");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${add}$`));
  await expect(field(page, "productName")).toHaveValue("Storm lantern");
  await expect(field(page, "price")).toHaveValue(/^99/);
});
