import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(async () => {
  vi.restoreAllMocks();
  await berth.close();
});

const productList = "/apps/ecommerce/product/list";
const field = () => screen.queryByRole("combobox", { name: /^Search pages|^搜索页面/ });
const findField = () => screen.findByRole("combobox", { name: /^Search pages|^搜索页面/ });
const options = () => [...document.querySelectorAll("[role=option]")];
const active = () => document.querySelector("[role=option][aria-selected=true]")?.textContent;

async function openPalette(given: TestConsoleOptions = {}) {
  berth = await openConsole({ at: productList, as: "client", ...given });
  await screen.findByRole("table");
  await berth.user.keyboard("{Control>}k{/Control}");
  return await findField();
}
const type = (text: string) => berth.user.keyboard(text);

test("Ctrl K opens it with the focus in its field, and Escape gives the focus back", async () => {
  berth = await openConsole({ at: productList, as: "client" });
  const button = await screen.findByRole("button", { name: "Search pages, records or actions" });
  button.focus();
  await berth.user.keyboard("{Control>}k{/Control}");
  const input = await findField();
  expect(document.activeElement).toBe(input);
  await berth.user.keyboard("{Escape}");
  await waitFor(() => expect(field()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("finds screens by every typed word, those first that begin with it, and marks what was typed", async () => {
  await openPalette();
  await type("new prod");
  const group = await screen.findByRole("group", { name: "Pages" });
  const [first] = within(group).getAllByRole("option");
  expect(
    [...(first?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent?.toLowerCase()),
  ).toEqual(["new", "prod"]);
  await type("zzz");
  await waitFor(() => expect(options()).toEqual([]));
  expect(await screen.findByText("Nothing found for “new prodzzz”")).toBeTruthy();
});

test("Enter goes to the chosen screen", async () => {
  await openPalette();
  await type("new product");
  await waitFor(() => expect(active()).toContain("New product"));
  await type("{Enter}");
  await waitFor(() => expect(berth.place()).toBe("/apps/ecommerce/product/add"));
  expect(field()).toBeNull();
});

test("the arrows, Home and End walk through the rows, and round", async () => {
  const input = await openPalette();
  await type(">");
  await waitFor(() => expect(options().length).toBeGreaterThan(4));
  const names = options().map(({ id }) => id);
  const at = () => names.indexOf(input.getAttribute("aria-activedescendant") ?? "");
  expect(at()).toBe(0);
  await type("{ArrowDown}{ArrowDown}");
  expect(at()).toBe(2);
  await type("{End}");
  expect(at()).toBe(names.length - 1);
  await type("{ArrowDown}");
  expect(at()).toBe(0);
  await type("{ArrowUp}{Home}");
  expect(at()).toBe(0);
});

test("> leaves only the actions, and an action acts", async () => {
  await openPalette();
  await type(">theme dark");
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(1);
  await type("{Enter}");
  await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("dark"));
});

test("another language finds screens by their English words too", async () => {
  await openPalette({ locale: "cn" });
  await type("new product");
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  await type("{Enter}");
  await waitFor(() => expect(berth.place()).toBe("/apps/ecommerce/product/add"));
});

test("the documented search adds its items by kinds, each place once", async () => {
  await openPalette();
  await type("list");
  const group = await screen.findByRole("group", { name: "Search · Apps" });
  expect(within(group).getByRole("option", { name: /Invoice list/ })).toBeTruthy();
  expect(within(group).queryByRole("option", { name: /Product list/ })).toBeNull();
  expect(berth.sent("PaletteSearch")).toBe(1);
});

test("says how many rows there are", async () => {
  await openPalette();
  await type(">navigation");
  await waitFor(() => expect(screen.getByText("1 result").getAttribute("role")).toBe("status"));
});

test("an empty field offers the places visited last", async () => {
  berth = await openConsole({ at: productList, as: "client" });
  await screen.findByRole("table");
  await berth.go("/apps/ecommerce/product/edit/12");
  await berth.go("/apps/ecommerce/product/add");
  await berth.user.keyboard("{Control>}k{/Control}");
  const recent = await screen.findByRole("group", { name: "Recent" });
  expect(within(recent).getAllByRole("option")[0]?.textContent).toContain("12");
});

test("a demo of the gallery is found by its title, below the screens, and opens alone", async () => {
  await openPalette();
  await type("kinds alert");
  const group = await screen.findByRole("group", { name: "Demos" });
  await berth.user.click(within(group).getByRole("option", { name: /Kinds/ }));
  await waitFor(() => expect(berth.place()).toBe("/components/alert?demo=Kinds"));
});
