import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { listTable, type Screens } from "#tests/support/screens.ts";
import { customerScreen, openCustomer, openDetails } from "./webCustomer.ts";

const orders = listTable("Orders");

let screens: Screens;
afterEach(() => screens.close());

const open = async (...asked: Parameters<typeof openDetails>) => {
  screens = await openDetails(...asked);
};
const start = async (at: string) => {
  screens = await openCustomer(at);
};
const { fill, choose } = customerScreen(() => screens);

describe("a customer", () => {
  test("is shown with what the orders come to, by the number too", async () => {
    await start("921922");
    expect(screen.getByRole("heading", { level: 1, name: "Emma Lindqvist" })).toBeTruthy();
    expect(screen.getAllByText("¥1,469.00").length).toBeGreaterThan(0);
    expect(screen.getByText("¥489.67")).toBeTruthy();
    await orders.shown();
    expect(orders.names()).toEqual(["#5427", "#5194", "#5024"]);
    expect(within(orders.rowOf("#5427")).getByRole("link").getAttribute("href")).toMatch(
      /^\/apps\/ecommerce\/order\/details\/\d+$/,
    );
  });

  test("that is not there says so, and leads to all customers", async () => {
    await open("999999");
    expect(
      await screen.findByRole("heading", { level: 1, name: "This customer does not exist" }),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "All customers" }).getAttribute("href")).toBe(
      "/apps/ecommerce/customer/list",
    );
  });

  test("that cannot be fetched can be asked for again", async () => {
    await open("69", { away: true });
    const again = await screen.findByRole("button", { name: "Try again" });
    screens.away = false;
    await screens.berth.user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Emma Lindqvist" })).toBeTruthy();
  });

  test("is changed, and what somebody else changed meanwhile stays", async () => {
    await start("69");
    await screens.press("Edit");
    await fill("Name", "Emma Lind");
    await screens.ask('mutation { customerUpdate(id: 69, input: { contact: "+46 555 000 1111" }) { id } }');
    await screens.press("Save");
    expect(await screen.findByText("“Emma Lind” saved")).toBeTruthy();
    expect(await screens.ask("{ customer(id: 69) { customer contact } }")).toEqual({
      customer: { customer: "Emma Lind", contact: "+46 555 000 1111" },
    });
  });

  test("gets the old values back when a change is undone, and nothing else", async () => {
    await start("69");
    await screens.press("Edit");
    await fill("Name", "Emma Lind");
    await screens.press("Save");
    expect(await screen.findByRole("heading", { level: 1, name: "Emma Lind" })).toBeTruthy();
    await screens.press("Undo");
    expect(await screen.findByRole("heading", { level: 1, name: "Emma Lindqvist" })).toBeTruthy();
    expect(await screens.ask("{ customer(id: 69) { customer version } }")).toEqual({
      customer: { customer: "Emma Lindqvist", version: 3 },
    });
  });

  test("is deleted, and brought back from the list", async () => {
    await start("100");
    await choose("More", "Delete customer");
    await waitFor(() => expect(screens.berth.place()).toBe("/apps/ecommerce/customer/list"));
    expect(await screen.findByText("“Hugo Navarro” deleted")).toBeTruthy();
    await screens.press("Undo");
    await waitFor(() => expect(screen.getByRole("link", { name: "Hugo Navarro" })).toBeTruthy());
  });

  test("is walked through by the arrow keys, each part under an address of its own", async () => {
    await start("36");
    screen.getByRole("tab", { name: "Overview" }).focus();
    await screens.berth.user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(screens.search().toString()).toBe("tab=billing"));
    expect(await screen.findByRole("heading", { name: "Addresses" })).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Billing and addresses", selected: true })).toBeTruthy();
  });
});
