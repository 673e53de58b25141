import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const { rows, names, rowOf, findRow, shown } = listTable("Shipping overview");
let screens: Screens;
afterEach(() => screens.close());
const start = async (at = "", kept: Record<string, string> = {}) => {
  screens = await openScreensAt(`/apps/logistics/dashboard${at}`, { fragile: "Vehicle", kept });
  await shown();
};
const choose = async (from: string, what: string) => {
  await screens.press(`More for ${from}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: what }));
};
const write = async (name: RegExp, text: string) => {
  const box = await screen.findByRole("textbox", { name });
  await screens.berth.user.clear(box);
  await screens.berth.user.type(box, text);
};

test("a file says values as the screen does, and Ctrl Z takes the import back", async () => {
  await start();
  await screens.press("Import");
  const dialog = within(await screen.findByRole("dialog", { name: "Import vehicles" }));
  const lines = [
    "Vehicle,From,From country,To,To country,Warnings,Latitude,Longitude,Drive from,Drive to,Changed",
    "17,Bari,Italy,Rome,Italy,Fuel problems,54.61,2.58,Kelp Market,quay-7,2026-11-21T09:30:00.000Z",
    "18,Bari,Italy,Rome,Italy,,91,2.58,,,",
  ];
  await screens.berth.user.upload(
    await dialog.findByLabelText("Choose a file"),
    new File([lines.join("\r\n")], "vehicles.csv", { type: "text/csv" }),
  );
  expect(await dialog.findByText("Latitude: At most 90.")).toBeTruthy();
  await screens.berth.user.click(await dialog.findByRole("button", { name: "Import 1 row" }));
  await screens.berth.user.click(await dialog.findByRole("button", { name: "Done" }));
  await waitFor(() => expect(names()[0]).toBe("17"));
  expect(within(await findRow("17")).getByText("Fuel problems")).toBeTruthy();
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(names()).not.toContain("17"));
});

test("a vehicle is edited and copied beside its list", async () => {
  await start("?q=rotterdam");
  await choose("814432", "Edit");
  await write(/^To(?! country)/, "Hamburg Altona");
  await screens.press("Save");
  await waitFor(() => expect(within(rowOf("814432")).getByText("Hamburg Altona")).toBeTruthy());
  await choose("814432", "Duplicate");
  expect(screens.search().get("q")).toBe("rotterdam");
  await write(/^Number/, "19");
  await screens.press("Add vehicle");
  await waitFor(() => expect(names()).toEqual(["19", "814432"]));
});

test("gives several vehicles the same values, and takes it back", async () => {
  await start("?stage=waiting");
  const count = rows().length;
  await screens.press("Select all rows of this page", "checkbox");
  await screens.press("Edit…");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.click(await drawer.findByRole("checkbox", { name: "Warnings" }));
  await screens.berth.user.selectOptions(
    await drawer.findByRole("combobox", { name: /^Warnings/ }),
    "Oil leakage",
  );
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    for (const row of rows()) expect(within(row).getByText("Oil leakage")).toBeTruthy();
  });
  expect(rows()).toHaveLength(count);
  await screens.press("Undo");
  await waitFor(() =>
    expect(within(rows()[0] ?? expect.fail("no row")).queryByText("Oil leakage")).toBeNull(),
  );
});

test("a country in the address shows the vehicles that come from there", async () => {
  await start("?startCountry=Chile&startCountry=Egypt");
  for (const row of rows()) expect(within(row).getAllByText(/^(Chile|Egypt)$/).length).toBeGreaterThan(0);
  expect(await screen.findByRole("button", { name: /From country.*2/ })).toBeTruthy();
});
