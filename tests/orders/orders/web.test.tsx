import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const table = listTable("Orders");
const open = async (at = "/order/list", as = "client", away = false) => {
  screens = await openScreensAt(at, { fragile: "ProductOrder", as, away });
};
/** Opens the order that waits to be paid for. */
const openPending = async () => {
  await open("/order/list?view=pending");
  await table.shown();
  await screens.berth.user.click(screen.getAllByRole("link", { name: /^O\d{14}$/ })[0] ?? document.body);
  await screen.findByRole("heading", { level: 1, name: /^Order O\d{14}$/ });
};
const drawer = async () => {
  await screens.press("Pay");
  return within(await screen.findByRole("dialog", { name: "Pay the order" }));
};

describe("the list of orders", () => {
  test("shows the person's orders with what they hold, where they are and how long they wait", async () => {
    await open();
    await table.shown();
    expect(table.rows()).toHaveLength(6);
    expect(table.rows()[0]?.textContent).toMatch(
      /^O\d{14}Cloud server m8 · 香港一区 and 1 more4 vCPU · 8 GiB · 60 GiB disk · 5 Mbps · Debian 13New/,
    );
    expect(table.rows()[0]?.textContent).toMatch(/Awaiting payment\d{1,2}:\d\d¥536\.45/);
  });

  test("has views with figures, and finds an order by its number", async () => {
    await open();
    await table.shown();
    await screens.press(/^Closed/, "link");
    await waitFor(() => expect(table.rows()).toHaveLength(2));
    await screens.press(/^All/, "link");
    await waitFor(() => expect(table.rows()).toHaveLength(6));
    const number = table.names()[2] ?? "";
    await screens.berth.user.type(screen.getByRole("searchbox"), number);
    await waitFor(() => expect(table.rows()).toHaveLength(1));
  });

  test("shows everybody's to finance, who may go back to their own", async () => {
    await open("/order/list", "finance");
    await screens.press("Show everybody’s", "link");
    await table.shown();
    expect(table.rows()).toHaveLength(9);
    expect(table.rows().some((row) => row.textContent?.includes("Tobias Lindqvist"))).toBe(true);
    await screens.press("Show my own", "link");
    expect(await screen.findByText("No orders yet")).toBeTruthy();
  });

  test("says where the orders cannot be loaded, and loads them then", async () => {
    await open("/order/list", "client", true);
    expect(await screen.findByText("The orders cannot be shown right now")).toBeTruthy();
    screens.away = false;
    await screens.press("Try again");
    await table.shown();
  });
});

describe("the order that waits to be paid for", () => {
  test("shows its items, its price line by line, and what happened", async () => {
    await openPending();
    const price = (await screen.findByRole("heading", { name: "Price" })).closest("section");
    expect(price?.textContent).toMatch(/Cloud server m8 ¥116\.00 × 3¥348\.00/);
    expect(price?.textContent).toMatch(/Disk ¥0\.35 × 60 × 3¥63\.00.*Subtotal¥606\.00Term discount−¥29\.55/);
    expect(
      within(screen.getByRole("list", { name: "What happened" })).getByText("Order placed"),
    ).toBeTruthy();
  });

  test("is paid with gifts and cash at once, and is completed", async () => {
    await openPending();
    const pay = await drawer();
    expect(pay.getByText("Paid from the balance")).toBeTruthy();
    await screens.berth.user.click(pay.getByRole("button", { name: /^Pay ¥5\d\d\.\d\d$/ }));
    expect(await screen.findByText("Paid: it is being set up.")).toBeTruthy();
    expect(await screen.findByText("All is there")).toBeTruthy();
    expect(screen.getByText(/First of its kind|days left/)).toBeTruthy();
  });

  test("shows a code for what the balance does not pay, and is paid when the channel says so", async () => {
    await openPending();
    const pay = await drawer();
    for (const name of [/^Gifts/, /^Cash/]) await screens.berth.user.click(pay.getByRole("switch", { name }));
    expect(pay.getByText("Still to pay")).toBeTruthy();
    await screens.berth.user.click(pay.getByRole("tab", { name: "WeChat Pay" }));
    await screens.berth.user.click(pay.getByRole("button", { name: "Get a payment code" }));
    expect(await pay.findByRole("img", { name: "Payment code for WeChat Pay" })).toBeTruthy();
    await screens.berth.user.click(pay.getByRole("button", { name: "I have paid" }));
    expect(await pay.findByText(/^Nothing has come yet/)).toBeTruthy();
    await screens.berth.user.click(pay.getByRole("button", { name: "Simulate a failure" }));
    expect(await pay.findByText(/the payment failed/)).toBeTruthy();
    const begin = await pay.findByRole("button", { name: "Get a payment code" });
    await waitFor(() => expect(begin.getAttribute("aria-disabled")).toBeNull());
    await screens.berth.user.click(begin);
    await screens.berth.user.click(await pay.findByRole("button", { name: "Simulate a payment" }));
    expect(await screen.findByText("All is there")).toBeTruthy();
    expect(await screen.findByText("WeChat Pay")).toBeTruthy();
  });

  test("is paid once where the answer was lost, and says so when it is sent again", async () => {
    screens = await openScreensAt("/order/list?view=pending", { fragile: "query ProductOrder(" });
    await table.shown();
    await screens.press(/^O\d{14}$/, "link");
    const pay = await drawer();
    const { signed } = await screens.ask<{ signed: { accessToken: string } }>(
      'mutation { signed: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
    );
    screens.away = true;
    const lose = screens.holdBack("ProductOrderPay");
    await screens.berth.user.click(pay.getByRole("button", { name: /^Pay ¥5\d\d\.\d\d$/ }));
    lose("lost");
    expect(await pay.findByText(/The gateway did not answer/)).toBeTruthy();
    await screens.berth.user.click(pay.getByRole("button", { name: /^Pay ¥5\d\d\.\d\d$/ }));
    expect(await screen.findByText("Paid: it is being set up.")).toBeTruthy();
    const { order } = await screens.ask<{ order: { events: { action: string }[] } }>(
      "query ($id: ID!) { order(id: $id) { events { action } } }",
      { id: screens.berth.place().split("/").at(-1) },
      signed.accessToken,
    );
    expect(order.events.filter(({ action }) => action === "PAY")).toHaveLength(1);
  });

  test("is cancelled after a question", async () => {
    await openPending();
    await screens.press("More actions");
    await screens.press("Cancel the order", "menuitem");
    const question = within(await screen.findByRole("alertdialog"));
    await screens.berth.user.click(question.getByRole("button", { name: "Cancel the order" }));
    expect(await screen.findByText("The order is cancelled.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Pay" })).toBeNull());
  });
});

test("finance refuses a refund with a reason", async () => {
  await open("/order/list?scope=all&view=refunds", "finance");
  await table.shown();
  await screens.berth.user.click(screen.getAllByRole("link", { name: /^O\d{14}$/ })[0] ?? document.body);
  await screens.press("More actions");
  await screens.press("Refuse the refund", "menuitem");
  const form = within(await screen.findByRole("dialog", { name: "Refuse the refund" }));
  await screens.berth.user.click(await form.findByRole("button", { name: "Refuse" }));
  expect(await form.findByText("Please fill this in.")).toBeTruthy();
  await screens.berth.user.type(form.getByRole("textbox", { name: /^Reason/ }), "It was used");
  await screens.berth.user.click(form.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("The refund is refused.")).toBeTruthy();
  expect(await screen.findByText(/It was used/)).toBeTruthy();
});

test("an order of somebody else is not there", async () => {
  await open("/order/details/999999");
  expect(await screen.findByText("This order does not exist")).toBeTruthy();
});
