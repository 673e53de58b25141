import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const list = "/apps/user/list";
const { rows, names, rowOf, shown } = listTable("Users");

let screens: Screens;
afterEach(() => screens.close());
const start = async (at = "") => {
  screens = await openScreensAt(list + at, { fragile: "UserList" });
  await shown();
};
const field = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });
const type = async (name: string, value: string) => screens.berth.user.type(await field(name), value);

interface Facet {
  value: string;
  count: number;
}
const figures = async () =>
  (
    await screens.ask<{ summary: Record<"byRole" | "byPlan" | "byStatus", Facet[]> }>(
      "{ summary: sampleUserSummary { byRole { value count } byPlan { value count } byStatus { value count } } }",
    )
  ).summary;

describe("the figures", () => {
  test.each(["Active", "Invited", "Inactive"])("%s leads to as many rows as it counts", async (name) => {
    await start();
    const cards = await screen.findAllByRole("link", { name });
    const card = cards[0] ?? expect.fail("no such figure");
    const figure = within(card.closest("div") ?? expect.fail("the figure has no card"));
    const count = (await figure.findByText(/^\d+$/)).textContent;
    await screens.berth.user.click(card);
    expect(await screen.findByText(new RegExp(`of ${count}$`))).toBeTruthy();
  });

  test.each([
    ["byRole", "role"],
    ["byPlan", "plan"],
    ["byStatus", "status"],
  ] as const)("%s counts what the list holds for the filter", async (facet, filter) => {
    await start();
    for (const { value, count } of (await figures())[facet]) {
      const { page } = await screens.ask<{ page: { total: number } }>(
        `{ page: sampleUsers(filter: { ${filter}: [${value}] }) { total } }`,
      );
      expect([value, page.total]).toEqual([value, count]);
    }
  });
});

test("filters by role, plan and status in the address", async () => {
  await start("?role=admin&plan=basic");
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) {
    expect(within(row).getByText("Administrator")).toBeTruthy();
    expect(within(row).getByText("Basic")).toBeTruthy();
  }
});

describe("a new user", () => {
  test("is refused without a name, and with a user name that is taken, then stands first", async () => {
    await start();
    await screens.press("Add user", "link");
    await type("User name", "ahartwell65");
    await type("E-mail", "ines.solberg@example.com");
    await screens.press("Add user", "button");
    expect(await screen.findByText("Please fill this in.")).toBeTruthy();
    expect(screens.berth.sent("UserCreate")).toBe(0);
    await type("Name", "Ines Solberg");
    await screens.press("Add user", "button");
    expect(await screen.findByText("This is in use already. Choose another.")).toBeTruthy();
    await type("User name", "x");
    await screens.press("Add user", "button");
    await waitFor(() => expect(names()[0]).toBe("Ines Solberg"));
  });
});

test("activates several, and undo takes it back", async () => {
  await start("?view=pending");
  const count = rows().length;
  await screens.press("Select all rows of this page", "checkbox");
  await screens.press("Activate");
  expect(await screen.findByText(`${count} users activated`)).toBeTruthy();
  await screens.press("Undo");
  await waitFor(() => expect(rows()).toHaveLength(count));
});

test("keeps the last administrator when several are demoted, and says so", async () => {
  await start("?role=admin&size=100");
  const count = rows().length;
  await screens.press("Select all rows of this page", "checkbox");
  await screens.press("Edit…");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.click(await drawer.findByRole("checkbox", { name: "Role" }));
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  expect(
    (
      await screen.findAllByText(
        "The last administrator must stay. Make somebody else an administrator first.",
      )
    ).length,
  ).toBeGreaterThan(0);
  expect((await figures()).byRole.find(({ value }) => value === "ADMIN")?.count).toBe(count);
});

test("deletes one and brings it back on Ctrl Z", async () => {
  await start();
  const [first = ""] = names();
  await screens.press(`More for ${first}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(names()).not.toContain(first));
  await screen.findByRole("button", { name: "Undo" });
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(rowOf(first)).toBeTruthy());
});
