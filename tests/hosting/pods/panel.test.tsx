import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (at: string, fragile = "HostedPanel", away = false) => {
  screens = await openScreensAt(at, { fragile, away });
};

test("an app that does not run has no pods, and leads back to it", async () => {
  await open("/product/las/panel/app_winter");
  expect(await screen.findByRole("heading", { level: 1, name: "Winter sale" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "No pods now" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Terminal" })).toBeNull();
  expect(screen.getAllByRole("link", { name: "Show the app" })[0]?.getAttribute("href")).toBe(
    "/product/las/apps/app_winter",
  );
});

test("the pods of somebody else's app are those of none", async () => {
  await open("/product/las/panel/app_docs");
  expect(await screen.findByRole("heading", { level: 1, name: "There is no such app" })).toBeTruthy();
});

test("pods that cannot be fetched are told of, and a retry brings them", async () => {
  await open("/product/las/panel/app_winter", "HostedPanelPods", true);
  expect(await screen.findByRole("heading", { name: "The pods cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("heading", { name: "No pods now" })).toBeTruthy();
});

test("the terminal of a pod that there is not says so, and leads to the apps", async () => {
  await open("/product/las/terminal/nobody-0");
  expect(await screen.findByRole("heading", { level: 1, name: "There is no such pod" })).toBeTruthy();
  await screens.press("Show all apps", "link");
  await waitFor(() => expect(screens.berth.place()).toBe("/product/las/list"));
});
