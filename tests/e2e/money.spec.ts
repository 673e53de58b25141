import { expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { say } from "./texts.ts";

const recharge = (key: string) => say("en", `ledgerRecharges:${key}`);
const order = (key: string) => say("en", `orders:${key}`);
const transfer = (key: string) => say("en", `ledgerTransfers:${key}`);

// What the sample accounts run is billed with each full hour.
test.use({ ownGateway: { RATE_LIMIT: "off" }, ownOptions: { isHourNew: true } });

test("money is paid in by a code, and an order is paid with it, by the keyboard alone", async ({
  page,
  openAs,
}) => {
  await openAs("client", "/user/recharge/new");
  await page.getByRole("button", { name: recharge("pay.begin") }).press("Enter");
  await expect(page.getByRole("img", { name: /^Code to pay/ })).toBeVisible();
  await page.getByRole("button", { name: recharge("simulated.paid") }).press("Enter");
  await expect(page.getByText(recharge("statuses.PAID")).first()).toBeVisible();
  await expect(page.getByText("¥2,565.53")).toBeVisible();

  await page.goto("/order/list");
  await page
    .getByRole("row")
    .filter({ hasText: order("statuses.PENDING_PAYMENT") })
    .getByRole("link")
    .first()
    .press("Enter");
  await page.getByRole("button", { name: order("actions.PAY"), exact: true }).press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "¥536.45" }).press("Enter");
  await expect(page.getByText(order("statuses.COMPLETED")).filter({ visible: true })).toBeVisible();
});

test("what went well is told at once, but not on the screen that it leads to", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", "/user/transfer");
  await expectSubscribed(gateway, "NotificationChanges");
  const send = async (amount: string) => {
    await page.getByLabel(/^E-mail address or identifier/).fill("support@demo.com");
    await page.getByRole("button", { name: transfer("payee.check") }).click();
    await page.getByLabel(/^Amount/).fill(amount);
    await page.getByLabel(/^Your password/).fill("client");
    await page.getByRole("button", { name: "Transfer", exact: true }).click();
  };
  await send("11");
  await expect(page.getByText("¥11.00 went to T**").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifications, 4 unread" })).toBeVisible();
  await expect(page.getByText("¥11.00 sent to T**")).toHaveCount(0);
});
