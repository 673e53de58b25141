import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (id: string, away = false) => {
  screens = await openScreensAt(`/product/las/apps/${id}?tab=metrics`, {
    fragile: "HostedAppMetrics",
    away,
  });
};

test("shows what the app uses of its limits, and the same as a table", async () => {
  await open("app_tide");
  const card = within(await screen.findByRole("region", { name: "Memory" }));
  expect(card.getByText("of 8 GiB")).toBeTruthy();
  await screens.berth.user.click(card.getByRole("button", { name: "Show as a table" }));
  expect(within(card.getByRole("table")).getAllByRole("row").length).toBe(241);
});

test("stands small on the app's first tab too", async () => {
  screens = await openScreensAt("/product/las/apps/app_tide", { fragile: "HostedApp" });
  const card = within(await screen.findByRole("region", { name: "Network" }));
  expect(card.getByText("in all")).toBeTruthy();
});

test("has the day and the month too", async () => {
  await open("app_tide");
  await screen.findByRole("region", { name: "Memory" });
  await screens.press("30 days");
  expect(await screen.findByText("Means of an hour")).toBeTruthy();
  await waitFor(() => expect(screens.berth.sent("HostedAppMetrics")).toBe(2));
});

test("an app that never ran says so", async () => {
  await open("app_winter");
  expect(await screen.findByRole("heading", { name: "No metrics yet" })).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings the charts", async () => {
  await open("app_tide", true);
  expect(await screen.findByRole("heading", { name: "The metrics cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Memory" })).toBeTruthy();
});

test("the list shows how the processor went lately", async () => {
  screens = await openScreensAt("/product/las/list?q=tide", { fragile: "HostedApp" });
  expect(await screen.findByRole("img", { name: /^CPU lately, now [\d.]+ cores?$/ })).toBeTruthy();
});
