import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const { names, shown } = listTable("Users");

let screens: Screens;
afterEach(() => screens.close());

const header = "User,User name,E-mail,Role,Plan,Status,Added";
const openList = async () => {
  screens = await openScreensAt("/apps/user/list", { fragile: "UserList" });
  await shown();
};
const bring = async (...lines: string[]) => {
  await screens.press("Import");
  const dialog = within(await screen.findByRole("dialog", { name: "Import users" }));
  await screens.berth.user.upload(
    await dialog.findByLabelText("Choose a file"),
    new File([[header, ...lines].join("\r\n")], "users.csv", { type: "text/csv" }),
  );
  return dialog;
};

test("a file says roles, plans and states as the screen does, and what only the gateway writes is passed over", async () => {
  await openList();
  const dialog = await bring("Ada Quay,aquay,ada.quay@example.com,Maintainer,Enterprise,Invited,2020-01-01");
  await screens.berth.user.click(await dialog.findByRole("button", { name: "Import 1 row" }));
  await screen.findByText("Imported: 1 new");
  expect(
    await screens.ask(
      '{ page: sampleUsers(filter: { q: "ada.quay" }) { items { role currentPlan status } } }',
    ),
  ).toEqual({ page: { items: [{ role: "MAINTAINER", currentPlan: "ENTERPRISE", status: "PENDING" }] } });
});

test("each row that is not taken says by a sentence why, before anything is changed", async () => {
  await openList();
  const dialog = await bring(
    "Twin,ahartwell65,twin@example.com,,,,",
    ",nameless,nameless@example.com,,,,",
    "Twin,twin,chiamaka.eze@example.com,,,,",
  );
  expect(await dialog.findByText("3 rows are not taken")).toBeTruthy();
  expect(dialog.getByText("User name: This is in use already. Choose another.")).toBeTruthy();
  expect(dialog.getByText("E-mail: This is in use already. Choose another.")).toBeTruthy();
  expect(dialog.getByText("User: Please fill this in.")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Import 0 rows" }).getAttribute("aria-disabled")).toBe("true");
});

test("Ctrl Z takes an import back", async () => {
  await openList();
  const before = names();
  const dialog = await bring("Ada Quay,aquay,ada.quay@example.com,,,,");
  await screens.berth.user.click(await dialog.findByRole("button", { name: "Import 1 row" }));
  await screen.findByText("Imported: 1 new");
  await waitFor(() => expect(names()[0]).toContain("Ada Quay"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(names()).toEqual(before));
});
