import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (search = "", options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt(`/product/lcv/list${search}`, { fragile: "MachineList", ...options });
};

test("shows the person's servers with their state, address, size and term", async () => {
  await open("?q=edge-hk-02");
  const table = within(await screen.findByRole("table", { name: "Cloud servers" }));
  expect(await table.findByRole("link", { name: "edge-hk-02" })).toBeTruthy();
  for (const text of ["Running", "203.0.113.24", "Hong Kong 1", "s4, 2 cores, 4 GiB", "3 days left"])
    expect(table.getByText(text)).toBeTruthy();
});

test("asks before it stops one, and says that it does", async () => {
  await open("?q=relay");
  await screen.findByRole("link", { name: "relay-fra-01" });
  await screens.press(/relay-fra-01/, "button");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Stop" }));
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stop: relay-fra-01")).toBeTruthy();
});

test("of several, those that no answer came for are named and stay chosen", async () => {
  await open("?view=all", { fragile: "MachineStep" });
  await screen.findByRole("link", { name: "relay-fra-01" });
  for (const name of ["relay-fra-01", "edge-hk-02"]) await screens.press(`Select ${name}`, "checkbox");
  await screens.press("Stop");
  const question = within(await screen.findByRole("alertdialog"));
  screens.away = true;
  await screens.berth.user.click(question.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText(/^Stop: not done for (?:relay-fra-01|edge-hk-02), /)).toBeTruthy();
  expect(await screen.findByText("2 selected")).toBeTruthy();
  screens.away = false;
  await screens.press("Stop");
  const again = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(again.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText(/^Stop: (?:relay-fra-01|edge-hk-02), /)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("toolbar", { name: "Selected rows" })).toBeNull());
});

test("has views for what is stopped and what needs care", async () => {
  await open("?view=trouble");
  expect(await screen.findByRole("link", { name: "staging-hk-01" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("link", { name: "edge-hk-01" })).toBeNull());
});

test("without servers it leads to where one is bought", async () => {
  await open("", { as: "finance" });
  expect(await screen.findByRole("heading", { name: "No servers yet" })).toBeTruthy();
  const [link] = screen.getAllByRole("link", { name: "Buy a cloud server" });
  expect(link?.getAttribute("href")).toBe("/product/lcv/buy");
});

test("an unreachable gateway is told, and a retry brings the servers", async () => {
  await open("", { away: true });
  expect(await screen.findByRole("heading", { name: "The servers cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "edge-hk-02" })).toBeTruthy();
});
