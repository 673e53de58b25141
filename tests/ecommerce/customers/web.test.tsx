import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const list = "/apps/ecommerce/customer/list";
const { rows, names, rowOf, shown } = listTable("Customers");

let screens: Screens;
afterEach(() => screens.close());

const open = async (at = "", options: Omit<ScreensOptions, "fragile"> = {}) => {
  screens = await openScreensAt(list + at, { fragile: "CustomerList", ...options });
};
const start = async (at = "") => {
  await open(at);
  await shown();
};
const field = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });
const type = async (name: string, value: string) => screens.berth.user.type(await field(name), value);

describe("the list", () => {
  test("shows the newest customers first, with the shop's figures and countries by their names", async () => {
    await start();
    expect(names()[0]).toBe("Hugo Navarro");
    expect(within(rowOf("Hugo Navarro")).getByText("Spain")).toBeTruthy();
    expect(await screen.findByText("100 customers · 56 have ordered · ¥46,724 spent")).toBeTruthy();
  });

  test("has views of those who buy and those who do not, each with its count", async () => {
    await start();
    await screens.berth.user.click(await screen.findByRole("link", { name: /^Without orders\s*44$/ }));
    await waitFor(() => expect(screen.getByText("1–10 of 44")).toBeTruthy());
    expect(screens.search().toString()).toBe("view=without-orders");
  });

  test("filters by countries, which carry their counts", async () => {
    await start();
    const [filter] = screen.getAllByRole("button", { name: "Country" });
    await screens.berth.user.click(filter ?? expect.fail("no filter for the country"));
    await screens.berth.user.click(await screen.findByRole("checkbox", { name: /^China\s*5$/ }));
    await screens.berth.user.keyboard("{Escape}");
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screens.search().toString()).toBe("country=CN");
  });

  test("sorts by what customers have spent", async () => {
    await start("?view=buying&sort=-total_spent");
    const spent = rows().map((row) =>
      Number(/¥([\d,.]+)/.exec(row.textContent ?? "")?.[1]?.replace(",", "")),
    );
    expect(spent).toEqual(spent.toSorted((a, b) => b - a));
    expect(spent[0]).toBeGreaterThan(spent.at(-1) ?? 0);
  });

  test("deletes from the menu and brings back on Ctrl Z", async () => {
    await start();
    await screens.press("More for Esra Kaya");
    await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(names()).not.toContain("Esra Kaya"));
    expect(await screen.findByText("1 customer deleted")).toBeTruthy();
    await screens.berth.user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(names()).toContain("Esra Kaya"));
  });

  test("says when the gateway cannot be reached, and recovers", async () => {
    await open("", { away: true });
    expect(
      await screen.findByRole("heading", { name: "The customers cannot be shown right now" }),
    ).toBeTruthy();
    screens.away = false;
    await screens.berth.user.click(
      within(screen.getByRole("main")).getByRole("button", { name: "Try again" }),
    );
    await waitFor(() => expect(rows()).toHaveLength(10));
  });

  test("without customers says how to get the first", async () => {
    const ids = Array.from({ length: 100 }, (_, id) => String(id + 1));
    await open("", {
      before: (ask) => ask("mutation ($ids: [ID!]!) { customerBulkDelete(ids: $ids) { ids } }", { ids }),
    });
    expect(await screen.findByRole("heading", { name: "No customers yet" })).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Add customer" })).toHaveLength(2);
  });
});

describe("a new customer", () => {
  test("is refused field by field until it is complete, then stands first", async () => {
    await start();
    await screens.press("Add customer", "link");
    await type("E-mail", "nobody");
    await screens.press("Add customer", "button");
    expect(await screen.findByText("Write it as name@example.com.")).toBeTruthy();
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(2);
    expect(screens.berth.sent("CustomerCreate")).toBe(0);

    await type("Name", "Ines Solberg");
    await type("E-mail", "@example.com");
    await screens.berth.user.type(await screen.findByRole("combobox", { name: /^Country/ }), "norw");
    await screens.berth.user.click(await screen.findByRole("option", { name: "Norway" }));
    await screens.press("Add customer", "button");
    expect(await screen.findByText("“Ines Solberg” added")).toBeTruthy();
    await waitFor(() => expect(names()[0]).toBe("Ines Solberg"));
    expect(
      await screens.ask("{ customers(itemsPerPage: 1) { items { email country countryCode } } }"),
    ).toEqual({
      customers: { items: [{ email: "nobody@example.com", country: "Norway", countryCode: "NO" }] },
    });
  });

  test("begins as a copy of another one, without the e-mail address, and leaves the list where it stands", async () => {
    await start("?q=hugo");
    await screens.press("More for Hugo Navarro");
    await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
    await waitFor(async () => expect((await field("Name")).getAttribute("value")).toBe("Hugo Navarro"));
    expect((await field("E-mail")).getAttribute("value")).toBe("");
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>("combobox", { name: /^Country/ }).value).toBe("Spain"),
    );
    await type("E-mail", "hugo.second@example.com");
    await screens.press("Add customer", "button");
    expect(await screen.findByText("“Hugo Navarro” added")).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screens.search().toString()).toBe("q=hugo");
    const copies = await screens.ask(
      '{ customers(filter: { q: "hugo" }) { items { email countryCode contact } } }',
    );
    expect(copies).toEqual({
      customers: {
        items: [
          { email: "hugo.second@example.com", countryCode: "ES", contact: expect.stringMatching(/^\+34/) },
          { email: expect.not.stringContaining("second"), countryCode: "ES", contact: expect.anything() },
        ],
      },
    });
  });

  test("has an address of its own, and is not lost without a question", async () => {
    await open("?q=hugo&add=1");
    await type("Name", "Half a name");
    await screens.berth.user.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await screens.berth.user.click(within(question).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screens.search().toString()).toBe("q=hugo"));
  });
});

const openBulkEdit = async () => {
  screens = await openScreensAt("/apps/ecommerce/customer/list?q=navarro", { fragile: "Customer" });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await screens.press("Select all rows of this page", "checkbox");
  await screens.press("Edit…");
  const drawer = within(await screen.findByRole("dialog", { name: "Edit 1 row" }));
  await screens.berth.user.click(await drawer.findByRole("checkbox", { name: "Country" }));
  await screens.berth.user.type(await drawer.findByRole("combobox", { name: /Country/ }), "Icel");
  await screens.press("Iceland", "option");
  return drawer;
};

test("the country of several customers changes together, and undo takes it back", async () => {
  const drawer = await openBulkEdit();
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(within(rowOf("Hugo Navarro")).getByText("Iceland")).toBeTruthy());
  await screens.press("Undo");
  await waitFor(() => expect(within(rowOf("Hugo Navarro")).getByText("Spain")).toBeTruthy());
});

test("what could not be sent for several customers stays in its drawer", async () => {
  const drawer = await openBulkEdit();
  screens.away = true;
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The gateway did not answer. Nothing you entered is lost.")).toBeTruthy();
  expect(drawer.getByRole("combobox", { name: /Country/ })).toHaveProperty("value", "Iceland");
  screens.away = false;
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(within(rowOf("Hugo Navarro")).getByText("Iceland")).toBeTruthy());
});
