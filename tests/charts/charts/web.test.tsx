import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (options: Partial<Parameters<typeof openScreensAt>[1]> = {}, at = "") => {
  screens = await openScreensAt(`/develop/HelmChartEditor${at}`, { fragile: "ChartList", ...options });
};
const dialog = async () => within(await screen.findByRole("dialog"));

test("a person's charts are listed, and lead to the editor", async () => {
  await open();
  await screens.press("harbour-shop", "link");
  await screen.findByRole("heading", { level: 1, name: "harbour-shop" });
  expect(screens.search().get("chart")).not.toBeNull();
});

test("a chart is begun from a starter", async () => {
  await open();
  await screen.findByRole("link", { name: "harbour-shop" });
  await screens.press("New chart", "link");
  await screens.berth.user.type(await (await dialog()).findByLabelText(/^Name/), "sea-lamp");
  await screens.berth.user.click(await (await dialog()).findByRole("button", { name: "Make it" }));
  await screen.findByRole("heading", { level: 1, name: "sea-lamp" });
});

test("a name that is taken is refused at its field", async () => {
  await open();
  await screen.findByRole("link", { name: "harbour-shop" });
  await screens.press("New chart", "link");
  await screens.berth.user.type(await (await dialog()).findByLabelText(/^Name/), "tide-api");
  await screens.berth.user.click(await (await dialog()).findByRole("button", { name: "Make it" }));
  await waitFor(async () =>
    expect((await (await dialog()).findByLabelText(/^Name/)).getAttribute("aria-invalid")).toBe("true"),
  );
});

test("administrators begin with what waits for review", async () => {
  await open({ as: "admin" });
  await screen.findByRole("link", { name: "beacon-hub" });
  expect(screen.queryByRole("link", { name: "harbour-shop" })).toBeNull();
});

test("charts that cannot be shown say so", async () => {
  await open({ away: true });
  await screen.findByText("The charts cannot be shown right now");
});

test("a chart of somebody else is not there", async () => {
  await open({}, "?chart=4");
  await screen.findByText("This chart does not exist");
});
