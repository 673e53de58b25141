import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const list = "/apps/ecommerce/order/list";
const { rows, names, rowOf } = listTable("Orders");

let screens: Screens;
afterEach(() => screens.close());

async function start(at = list) {
  screens = await openScreensAt(at, { fragile: "Order" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
}

const menuOf = async (name: string) => {
  await screens.berth.user.click(within(rowOf(name)).getByRole("button", { name: /^More for/ }));
  return within(await screen.findByRole("menu"));
};

const pillsOf = (name: string) =>
  within(rowOf(name))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("the list of orders", () => {
  test("shows where the orders stand, and a card leads to those it counts", async () => {
    await start();
    expect(await screen.findByText("100 orders · worth ¥46,724")).toBeTruthy();
    await screens.berth.user.click(
      within(screen.getByRole("main")).getByRole("link", { name: "Payment failed" }),
    );
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screens.search().get("payment")).toBe("failed");
    expect(screen.getByRole("button", { name: "Payment: Failed" })).toBeTruthy();
  });

  test("says of figures that do not come that they are not known", async () => {
    screens = await openScreensAt(list, { fragile: "OrderListSummary", away: true });
    const card = async () =>
      (await within(screen.getByRole("main")).findByRole("link", { name: "Payment failed" })).parentElement
        ?.parentElement?.textContent;
    await waitFor(async () => expect(await card()).toBe("Payment failed–"));
  });

  test("finds orders by number, customer and e-mail address", async () => {
    await start();
    for (const [text, found] of [
      ["5511", ["#5511"]],
      ["aoife.brennan@", ["#5485", "#5326", "#5066"]],
      ["popa", ["#5503", "#5499"]],
    ] as const) {
      await screens.berth.user.clear(screen.getByRole("searchbox"));
      await screens.berth.user.type(screen.getByRole("searchbox"), text);
      await waitFor(() => expect(screens.search().get("q")).toBe(text));
      await waitFor(() => expect(names()).toEqual(found));
    }
  });

  test("offers the steps that the order's state allows, takes one, and takes it back", async () => {
    await start(`${list}?status=dispatched&payment=paid`);
    const [name = ""] = rows().map((row) => within(row).getAllByRole("link")[0]?.textContent);
    const menu = await menuOf(name);
    expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Open",
      "Send out",
      "Hold for pickup",
      "Refund",
      "Delete",
    ]);
    await screens.berth.user.click(menu.getByRole("menuitem", { name: "Send out" }));
    await waitFor(() => expect(screen.queryByRole("link", { name })).toBeNull());
    await screens.berth.user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(rowOf(name)).toBeTruthy());
  });

  test("says why an order that was called off goes no further", async () => {
    await start(`${list}?payment=cancelled&status=dispatched`);
    const [name = ""] = rows().map((row) => within(row).getAllByRole("link")[0]?.textContent);
    const send = (await menuOf(name)).getByRole("menuitem", { name: /^Send out/ });
    expect(send.getAttribute("aria-disabled")).toBe("true");
    expect(send.textContent).toContain("The order was called off, so its goods stay where they are.");
  });

  test("takes a step with the chosen orders that can, and says how many cannot", async () => {
    await start(`${list}?payment=pending&payment=cancelled&size=50`);
    await screens.berth.user.click(screen.getByRole("checkbox", { name: "Select all rows of this page" }));
    await screen.findByRole("toolbar");
    await screens.press("Mark as paid");
    expect(await screen.findByText("11 orders marked as paid 4 others cannot take this step.")).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /^Not paid/ }).textContent).toBe("Not paid3"),
    );
  });

  test("an unreachable gateway is told, and a retry brings the rows", async () => {
    screens = await openScreensAt(list, { away: true, fragile: "OrderList" });
    expect(await screen.findByRole("heading", { name: "The orders cannot be shown right now" })).toBeTruthy();
    screens.away = false;
    await screens.berth.user.click(
      within(screen.getByRole("main")).getByRole("button", { name: "Try again" }),
    );
    await waitFor(() => expect(rows()).toHaveLength(10));
  });
});

describe("an order", () => {
  const open = async (id: string) => {
    screens = await openScreensAt(`/apps/ecommerce/order/details/${id}`, { fragile: "OrderDetail" });
    await screen.findByRole("heading", { level: 1 });
  };
  const events = () =>
    within(screen.getByRole("list", { name: "Progress" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  test("shows what was bought, by whom, how it is paid, what happened and what lies ahead", async () => {
    await open("100");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Order #5511");
    const items = within(screen.getByRole("table", { name: "Items" }));
    expect(items.getByRole("link", { name: "Estuary glass vase" }).getAttribute("href")).toMatch(
      /\/product\/edit\/\d+$/,
    );
    expect(items.getAllByText("¥168.00").length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { name: "Priya Raman" }).getAttribute("href")).toMatch(
      /\/customer\/details\/\d+$/,
    );
    const { customer } = (
      await screens.ask<{
        order: { customer: { account: { addresses: { line1: string; isDefault: boolean }[] } } };
      }>("{ order: ecommerceOrder(id: 100) { customer { account { addresses { line1 isDefault } } } } }")
    ).order;
    const { line1 = "none" } = customer.account.addresses.find(({ isDefault }) => isDefault) ?? {};
    expect(within(screen.getByRole("main")).getByText(line1)).toBeTruthy();
    expect(events()).toHaveLength(3);
    expect(events().at(-1)).toBe("Received by the customerStill to come");
  });

  test("is printed as an invoice, and as a packing slip without prices", async () => {
    await open("100");
    const printed: string[] = [];
    const sheet = () => document.querySelector<HTMLElement>("[data-print]");
    vi.stubGlobal("print", () => printed.push(sheet()?.textContent ?? ""));
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const [at, name] of ["Invoice", "Packing slip"].entries()) {
      await screens.press("Print");
      await screens.press(name, "menuitem");
      await waitFor(() => expect(printed).toHaveLength(at + 1));
    }
    const [invoice, slip] = printed;
    expect(invoice).toMatch(
      /Quayside Goods.*Invoice.*#5511Placed\d+ November 2026.*Priya Raman.*86290.*¥168\.00/s,
    );
    expect(slip).toMatch(/Packing slip.*Deliver to.*Priya Raman.*86290.*Estuary glass vase1/s);
    expect(slip).not.toContain("¥");
  });

  test("its next step is one button, and the list shows it when one goes back", async () => {
    await open("100");
    await screens.press("Hand over");
    await waitFor(() => expect(events().at(-1)).toContain("Received by the customer"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Hand over" })).toBeNull());
    expect(screen.getAllByText("Delivered").length).toBeGreaterThan(0);
    await screens.berth.user.click(within(screen.getByRole("main")).getByRole("link", { name: "Orders" }));
    await waitFor(() => expect(pillsOf("#5511")).toContain("Delivered"));
  });

  test("is deleted, and the way back leads to it again", async () => {
    await open("100");
    await screens.press("More actions");
    await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(screens.berth.place()).toBe(list));
    await waitFor(() => expect(rows().length).toBe(10));
    expect(screen.queryByRole("link", { name: "#5511" })).toBeNull();
    await screens.berth.user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(rowOf("#5511")).toBeTruthy());
  });

  test("that does not exist says so inside the shell", async () => {
    await open("99999");
    expect(screen.getByRole("heading", { level: 1, name: "This order does not exist" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "All orders" }).getAttribute("href")).toBe(list);
  });
});
