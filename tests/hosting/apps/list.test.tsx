import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (search = "", options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt(`/product/las/list${search}`, { fragile: "HostedApp", ...options });
};
const names = () =>
  within(screen.getByRole("list", { name: "Application hosting" }))
    .getAllByRole("article")
    .map((tile) => tile.getAttribute("aria-label"));
const start = async (search = "") => {
  await open(search);
  await screen.findByRole("list", { name: "Application hosting" });
};
const tileOf = (name: string) => within(screen.getByRole("article", { name }));

test("shows the person's apps as cards with their state, their image and their address", async () => {
  await start("?q=tide");
  expect(names()).toEqual(["tide-api"]);
  const tile = tileOf("tide-api");
  for (const text of ["Running", "2 of 2 ready"]) expect(tile.getByText(text)).toBeTruthy();
  expect(tile.getByText(/^berth\/hello:1/)).toBeTruthy();
});

test("has views with figures, and says why an app failed", async () => {
  await start();
  await screens.press(/^Need care [1-9]/, "link");
  await waitFor(() => expect(names()).not.toContain("winter-sale"));
  expect(names()).toContain("report-maker");
});

test("is a table where one wants it, and starts those of the chosen that can be started", async () => {
  await open("?look=table&q=winter");
  expect(await screen.findByRole("table", { name: "Application hosting" })).toBeTruthy();
  await screens.press(/^Select .*winter/i, "checkbox");
  await screens.press("Start");
  expect(await screen.findByText("Starting: winter-sale")).toBeTruthy();
});

test("asks before it stops one", async () => {
  await start("?q=tide");
  await screens.press("What to do with tide-api");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Stop" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Stop tide-api?" }));
  await screens.berth.user.click(question.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stopping: tide-api")).toBeTruthy();
});

test("one app is deleted by writing its name, and by no other", async () => {
  await start("?q=tide");
  await screens.press("What to do with tide-api");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Delete tide-api" }));
  await screens.berth.user.type(drawer.getByRole("textbox"), "tide{Enter}");
  await waitFor(() => expect(drawer.getByRole("textbox").getAttribute("aria-invalid")).toBe("true"));
  await screens.berth.user.type(drawer.getByRole("textbox"), "-api{Enter}");
  expect(await screen.findByText("Going to the bin: tide-api")).toBeTruthy();
});

test("without apps it leads to where one is bought", async () => {
  await open("", { as: "support" });
  expect(await screen.findByRole("heading", { name: "No apps yet" })).toBeTruthy();
  const [link] = screen.getAllByRole("link", { name: "Deploy an application" });
  expect(link?.getAttribute("href")).toBe("/product/las/buy");
});

test("an unreachable gateway is told, and a retry brings the apps", async () => {
  await open("", { away: true });
  expect(await screen.findByRole("heading", { name: "The apps cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("list", { name: "Application hosting" })).toBeTruthy();
});
