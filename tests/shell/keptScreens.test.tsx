import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pressedStore } from "#web/app/shell/standing.ts";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const products = "/apps/ecommerce/product/list";
const table = listTable("Products");

let screens: Screens;
afterEach(() => screens.close());

async function start() {
  screens = await openScreensAt(products, { fragile: "ProductList" });
  await table.shown();
}
const name = (row: HTMLElement | undefined) =>
  within(row ?? document.body).getAllByRole("link")[0]?.textContent;

test("a list that was left is found as it was, and its page is not asked for again before it shows", async () => {
  await start();
  const [first] = table.rows();
  await screens.berth.user.click(within(first ?? document.body).getByRole("checkbox"));
  const asked = screens.berth.sent("ProductList");
  await screens.berth.go("/apps/ecommerce/order/list");
  expect(await screen.findByRole("table", { name: "Orders" })).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Products" })).toBeNull();
  await screens.berth.go(products);
  expect(table.rows()[0]).toBe(first);
  expect(within(first ?? document.body).getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  expect(screens.berth.sent("ProductList")).toBe(asked);
});

test("a row that is opened while what was typed is still to be searched is opened all the same", async () => {
  await start();
  const link = within(table.rows()[0] ?? document.body).getAllByRole("link")[0] ?? document.body;
  const box = screen.getByRole("searchbox", { name: /^Search/ });
  fireEvent.change(box, { target: { value: "bow" } });
  fireEvent.click(link);
  expect(await screen.findByRole("form", { name: "Edit product" })).toBeTruthy();
  expect(screens.search().get("q")).toBeNull();
});

test("what is typed into a list that was left and is shown again is searched", async () => {
  await start();
  await screens.berth.go("/apps/ecommerce/order/list");
  await screen.findByRole("table", { name: "Orders" });
  await screens.berth.go(products);
  await screens.berth.user.type(screen.getByRole("searchbox", { name: /^Search/ }), "tern");
  await waitFor(() => expect(table.names()).toContain("Tern wireless headset"));
  expect(screens.search().get("q")).toBe("tern");
});

test("what others changed meanwhile is shown on the way back", async () => {
  await start();
  const [first] = table.rows();
  const before = name(first);
  const id = within(first ?? document.body)
    .getAllByRole("link")[0]
    ?.getAttribute("href")
    ?.split("/")
    .at(-1);
  await screens.berth.go("/apps/ecommerce/order/list");
  await screens.ask(
    'mutation($id: ID!) { productUpdate(id: $id, input: { productName: "Renamed elsewhere" }) { id } }',
    { id },
  );
  await screens.berth.go(products);
  expect(name(table.rows()[0])).toBe(before);
  expect(await screen.findByRole("link", { name: "Renamed elsewhere" })).toBeTruthy();
});

test("a list opened at another place shows that place", async () => {
  await start();
  await screens.berth.go("/apps/ecommerce/order/list");
  await screens.berth.go(`${products}?page=2`);
  await waitFor(() =>
    expect(screen.getByRole("link", { name: /page 2/i }).getAttribute("aria-current")).toBe("page"),
  );
});

test("three lists stay behind the one that is shown, and a form does not stay", async () => {
  await start();
  const lists = [
    "/apps/ecommerce/order/list",
    "/apps/ecommerce/customer/list",
    "/apps/ecommerce/manage-review",
    "/apps/ecommerce/referrals",
  ];
  const behind = () =>
    screen
      .queryAllByRole("table", { hidden: true })
      .map((one) => one.getAttribute("aria-label"))
      .filter(Boolean);
  for (const path of lists) {
    await screens.berth.go(path);
    await waitFor(() => expect(screen.getAllByRole("table").length).toBeGreaterThan(0));
  }
  await waitFor(() => expect(behind()).toEqual(["Orders", "Customers", "Reviews", "Referrals"]));
  await screens.berth.go("/apps/ecommerce/product/add");
  await screens.berth.go("/apps/ecommerce/referrals");
  expect(document.querySelector("form[aria-label='New product']")).toBeNull();
});

test("a pointer that rests on a link fetches the screen's rows, and the press asks for them no more", async () => {
  await start();
  await screens.berth.user.hover(
    within(screen.getByRole("navigation", { name: "Navigation" })).getByRole("link", { name: "Customers" }),
  );
  await waitFor(() => expect(screens.berth.sent("CustomerList")).toBe(1));
  await screens.berth.user.click(screen.getByRole("link", { name: "Customers" }));
  expect(await screen.findByRole("table", { name: "Customers" })).toBeTruthy();
  expect(screens.berth.sent("CustomerList")).toBe(1);
});

const linkTo = (name: string) =>
  within(screen.getByRole("navigation", { name: "Navigation" })).getByRole("link", { name });
const drawn = (name: string) => screen.queryByRole("table", { name, hidden: true });

test("a list whose link the pointer rests on is drawn ahead, and the press shows it as it stands", async () => {
  await start();
  await screens.berth.user.hover(linkTo("Customers"));
  await waitFor(() => expect(drawn("Customers")?.querySelector("tbody a")).toBeTruthy());
  const ahead = drawn("Customers");
  expect(screen.queryByRole("table", { name: "Customers" })).toBeNull();
  await screens.berth.user.click(linkTo("Customers"));
  expect(await screen.findByRole("table", { name: "Customers" })).toBe(ahead);
});

test("a list that stands is shown with the press, and the address follows", async () => {
  await start();
  await screens.berth.go("/apps/ecommerce/order/list");
  expect(await screen.findByRole("table", { name: "Orders" })).toBeTruthy();
  await waitFor(() => expect(drawn("Products")?.closest("[data-place][aria-hidden]")).toBeTruthy());
  fireEvent.click(linkTo("Products"));
  expect(screen.getByRole("table", { name: "Products" })).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Orders" })).toBeNull();
  expect(screens.berth.place()).toBe("/apps/ecommerce/order/list");
  await waitFor(() => expect(screens.berth.place()).toBe(products));
  expect(screen.getByRole("table", { name: "Products" })).toBeTruthy();
});

test("a press that the shell does not live to follow is forgotten", async () => {
  await start();
  await screens.berth.go("/apps/ecommerce/order/list");
  await waitFor(() => expect(drawn("Products")?.closest("[data-place][aria-hidden]")).toBeTruthy());
  fireEvent.click(linkTo("Products"));
  expect(pressedStore.get()).toBe(products);
  await screens.close();
  expect(pressedStore.get()).toBeNull();
});

test("of two links that are pressed one right after the other the last one is followed", async () => {
  await start();
  await screens.berth.go("/apps/ecommerce/order/list");
  expect(await screen.findByRole("table", { name: "Orders" })).toBeTruthy();
  fireEvent.click(linkTo("Products"));
  fireEvent.click(linkTo("Customers"));
  expect(await screen.findByRole("table", { name: "Customers" })).toBeTruthy();
  await new Promise((later) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(later))),
  );
  expect(screens.berth.place()).toBe("/apps/ecommerce/customer/list");
  expect(screen.getByRole("table", { name: "Customers" })).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Products" })).toBeNull();
});

test("a list that was drawn ahead is forgotten when the pointer leaves its link", async () => {
  await start();
  await screens.berth.user.hover(linkTo("Customers"));
  await waitFor(() => expect(drawn("Customers")).toBeTruthy());
  await screens.berth.user.unhover(linkTo("Customers"));
  await waitFor(() => expect(drawn("Customers")).toBeNull());
});

test("a pointer that only passes a link asks the gateway for nothing", async () => {
  await start();
  const link = within(screen.getByRole("navigation", { name: "Navigation" })).getByRole("link", {
    name: "Customers",
  });
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  await screens.berth.go("/apps/ecommerce/order/list");
  expect(await screen.findByRole("table", { name: "Orders" })).toBeTruthy();
  expect(screens.berth.sent("CustomerList")).toBe(0);
});
