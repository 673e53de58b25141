import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { keyContexts } from "#web/app/keys/keyContexts.ts";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

/** Opens a screen and waits until the bar has its tools, and with them its keys. */
async function open(at: string) {
  berth = await openConsole({ at, as: "client" });
  await screen.findByRole("button", { name: /^Notifications/ });
}

test("? lists all keys by where they work", async () => {
  await open("/user/dashboards");
  await berth.user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  for (const name of ["Everywhere", "Jump", "Lists", "Forms", "Dialogs and menus"])
    expect(within(sheet).getByRole("heading", { name })).toBeTruthy();
  expect(within(sheet).getAllByRole("term")).toHaveLength(
    keyContexts.flatMap(({ entries }) => entries).length,
  );
  expect(within(sheet).getAllByText("Ctrl + K").length).toBeGreaterThan(0);
});

test("Escape takes the list of keys away also before it has the focus", async () => {
  await open("/user/dashboards");
  await berth.user.keyboard("?");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("g and then a letter jumps", async () => {
  await open("/user/dashboards");
  await berth.user.keyboard("gp");
  await waitFor(() => expect(berth.place()).toBe("/apps/ecommerce/product/list"));
});

test("a letter alone, and one after another key, goes nowhere", async () => {
  await open("/user/dashboards");
  await berth.user.keyboard("pgxp");
  expect(berth.place()).toBe("/user/dashboards");
});

test("nothing happens while somebody types, or with Ctrl", async () => {
  await open("/apps/ecommerce/product/add");
  await berth.user.click((await screen.findAllByRole("textbox"))[0] ?? document.body);
  await berth.user.keyboard("gp?/");
  await berth.user.click(screen.getByRole("heading", { level: 1 }));
  await berth.user.keyboard("g{Control>}p{/Control}");
  expect(berth.place()).toBe("/apps/ecommerce/product/add");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("/ opens the search where no list has taken it", async () => {
  await open("/user/dashboards");
  await berth.user.keyboard("/");
  expect(await screen.findByRole("combobox", { name: "Search pages, records or actions" })).toBeTruthy();
});

test("/ goes into a list's own search", async () => {
  await open("/apps/ecommerce/product/list");
  await berth.user.keyboard("/");
  expect(document.activeElement?.getAttribute("role")).toBe("searchbox");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Ctrl S saves the form, from a field and from anywhere beside it", async () => {
  await open("/apps/ecommerce/product/edit/1");
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await berth.user.clear(name);
  await berth.user.type(name, "Halyard lamp{Control>}s{/Control}");
  await screen.findByRole("table", { name: "Products" });
  await berth.go("/apps/ecommerce/product/edit/1");
  const again = await screen.findByDisplayValue("Halyard lamp");
  await berth.user.type(again, " two");
  await berth.user.click(screen.getByRole("heading", { level: 1 }));
  await berth.user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText("“Halyard lamp two” saved")).toBeTruthy();
});
