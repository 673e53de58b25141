import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const list = "/apps/permissions";
const { rows, names, rowOf, findRow, shown } = listTable("Permissions");

let screens: Screens;
afterEach(() => screens.close());
const start = async (at = "") => {
  screens = await openScreensAt(list + at, { fragile: "Permission" });
  if (!at.includes("open=")) await shown();
};
const name = () => screen.findByRole("textbox", { name: /^Name/ });
const choose = async (from: string, what: string) => {
  await screens.press(`More for ${from}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: what }));
};

test("lists the permissions with their roles, oldest first, and filters by role in the address", async () => {
  await start();
  expect(names()).toHaveLength(9);
  expect(names()[0]).toBe("Management");
  expect(within(rowOf("Add & Remove Users")).getByText("Manager")).toBeTruthy();
  await screens.close();
  await start("?assignedTo=support");
  expect(names()).toEqual(["Project Planning", "Manage Email Sequences", "Manage Others' Tasks"]);
});

test("adds one after a name that no other has, and says so beside the field", async () => {
  await start();
  await screens.press("Add permission", "link");
  await screens.press("Add permission", "button");
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  await screens.berth.user.type(await name(), "Only View");
  await screens.press("Add permission", "button");
  expect(await screen.findByText("This is in use already. Choose another.")).toBeTruthy();
  await screens.berth.user.type(await name(), " of invoices");
  await screens.press("Support", "checkbox");
  await screens.press("Add permission", "button");
  expect(within(await findRow("Only View of invoices")).getByText("Support")).toBeTruthy();
});

test("renames one, and undo gives the old name back", async () => {
  await start();
  await choose("Management", "Edit");
  await screens.berth.user.clear(await name());
  await screens.berth.user.type(await name(), "Site management");
  await screens.press("Save");
  await waitFor(() => expect(names()[0]).toBe("Site management"));
  await screens.press("Undo");
  await waitFor(() => expect(names()[0]).toBe("Management"));
});

test("gives several the same roles, and deletes several, each with a way back", async () => {
  await start("?q=manage");
  await screens.press("Select all rows of this page", "checkbox");
  const count = rows().length;
  await screens.press("Edit…");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.click(await drawer.findByRole("checkbox", { name: "Roles" }));
  await screens.berth.user.click(await drawer.findByRole("checkbox", { name: "Restricted user" }));
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(`${count} permissions changed`)).toBeTruthy();
  await screens.press("Undo");
  await waitFor(() => expect(within(rowOf("Management")).getByText("Administrator")).toBeTruthy());
  await screens.press("Select all rows of this page", "checkbox");
  await screens.press("Delete");
  expect(await screen.findByText(`${count} permissions deleted`)).toBeTruthy();
  await screens.press("Undo");
  await waitFor(() => expect(rows()).toHaveLength(count));
});

test("shows one in a drawer, and says when there is none", async () => {
  await start("?open=3");
  expect(await screen.findByRole("dialog", { name: /Add & Remove Users/ })).toBeTruthy();
  await screens.close();
  await start("?open=999");
  expect(await screen.findByRole("heading", { name: "This permission does not exist" })).toBeTruthy();
});

test("a file says a role as the screen does, and Ctrl Z takes the import back", async () => {
  await start();
  const before = names();
  await screens.press("Import");
  const dialog = within(await screen.findByRole("dialog", { name: "Import permissions" }));
  await screens.berth.user.upload(
    await dialog.findByLabelText("Choose a file"),
    new File(["Name,Roles\r\nOpen the lock,Restricted user"], "permissions.csv", { type: "text/csv" }),
  );
  await screens.berth.user.click(await dialog.findByRole("button", { name: "Import 1 row" }));
  await waitFor(() => expect(names()).toEqual([...before, "Open the lock"]));
  expect(within(await findRow("Open the lock")).getByText("Restricted user")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(names()).toEqual(before));
});
