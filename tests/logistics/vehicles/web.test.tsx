import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

describe.each([
  ["/apps/logistics/dashboard", "Shipping overview"],
  ["/dashboards/logistics", "Logistics figures"],
])("%s", (path, title) => {
  const { rows, names, rowOf, shown } = listTable(title);
  const start = async (at = "") => {
    screens = await openScreensAt(path + at, { fragile: "Vehicle" });
    await shown();
  };

  test.each(["On its way", "Arrived", "With warnings", "Vehicles"])(
    "%s leads to as many rows as it counts",
    async (name) => {
      await start();
      const [card = expect.fail("no such figure")] = await screen.findAllByRole("link", { name });
      const figure = within(card.closest("div") ?? expect.fail("the figure has no card"));
      const count = (await figure.findByText(/^\d+$/)).textContent;
      await screens.berth.user.click(card);
      expect(await screen.findByText(new RegExp(`of ${count}$`))).toBeTruthy();
    },
  );

  test("sorts by the documented columns and filters by warning in the address", async () => {
    await start("?sort=-progress");
    expect(within(rows()[0] ?? expect.fail("no row")).getByText("100%")).toBeTruthy();
    await screens.close();
    await start("?warning=fuel_problems");
    for (const row of rows()) expect(within(row).getByText("Fuel problems")).toBeTruthy();
  });

  test("clears the warning of a vehicle, and undo brings it back", async () => {
    await start("?q=542428");
    await screens.press("More for 542428");
    await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Clear the warning" }));
    await waitFor(() => expect(within(rowOf("542428")).getByText("No warnings")).toBeTruthy());
    await screens.press("Undo");
    await waitFor(() => expect(within(rowOf("542428")).getByText("ECU not responding")).toBeTruthy());
  });

  test("a vehicle leads to the map, and a deleted one comes back by undo", async () => {
    await start("?q=814432");
    expect(within(rowOf("814432")).getByRole("link").getAttribute("href")).toBe(
      "/apps/logistics/fleet?open=1",
    );
    await screens.press("More for 814432");
    await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    expect(await screen.findByText("1 vehicle deleted")).toBeTruthy();
    await screens.press("Undo");
    await waitFor(() => expect(names()).toEqual(["814432"]));
  });
});
