import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";
import { makeApp } from "./appCalls.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (search = "", options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt(`/product/las/list${search}`, { fragile: "HostedApp", ...options });
};
const names = () =>
  within(screen.getByRole("list", { name: "Application hosting" }))
    .getAllByRole("article")
    .map((tile) => tile.getAttribute("aria-label"));
const tileOf = (name: string) => within(screen.getByRole("article", { name }));

test("without apps it leads to where one is bought", async () => {
  await open();
  expect(await screen.findByRole("heading", { name: "No apps yet" })).toBeTruthy();
  const links = screen.getAllByRole("link", { name: /Deploy an app/ });
  expect(links[0]?.getAttribute("href")).toBe("/product/las/buy");
});

test("an app that is made stands in the list at once, with its image and its size", async () => {
  await open("", { before: (ask) => makeApp(ask, "harbour") });
  await waitFor(() => expect(names()).toEqual(["harbour"]));
  expect(tileOf("harbour").getByText("berth/hello:1.0")).toBeTruthy();
});

test("is a table where one wants it, and deletes several after a question", async () => {
  await open("?look=table", {
    before: async (ask) => {
      await makeApp(ask, "one");
      await makeApp(ask, "two");
    },
  });
  const table = await screen.findByRole("table", { name: "Application hosting" });
  await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(3));
  await screens.press("Select one", "checkbox");
  await screens.press("Select two", "checkbox");
  await screens.press("Delete");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 apps?" }));
  await screens.berth.user.click(question.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("2 apps go to the bin")).toBeTruthy();
});

test("one app is deleted by writing its name", async () => {
  await open("", { before: (ask) => makeApp(ask, "harbour") });
  await screens.press("What to do with harbour");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Delete harbour" }));
  await screens.berth.user.type(drawer.getByRole("textbox"), "harbour{Enter}");
  expect(await screen.findByText("harbour goes to the bin")).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings the apps", async () => {
  await open("", { away: true });
  expect(await screen.findByRole("heading", { name: "The apps cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "No apps yet" })).toBeTruthy();
});
