import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (away = false) => {
  screens = await openScreensAt("/product/las/apps/app_tide?tab=settings", {
    fragile: "HostedAppActs",
    away,
  });
};
const rows = async () =>
  within(await screen.findByRole("table", { name: "Audit" }))
    .getAllByRole("row")
    .slice(1)
    .map((one) => one.textContent);

test("what is done to an app stands on its audit tab with who did it", async () => {
  await start();
  await screens.berth.user.click(await screen.findByRole("switch", { name: /Protected from deletion/ }));
  await screens.press("Save");
  await screen.findByText("Saved");
  await screens.press("Audit", "tab");
  expect(await rows()).toEqual([expect.stringMatching(/^Settings changed林知夏Console/)]);
});

test("an app that nobody has touched says so", async () => {
  await start();
  await screens.press("Audit", "tab");
  expect(await screen.findByRole("heading", { name: "Nothing was done yet" })).toBeTruthy();
});

test("a record that cannot be fetched is told of, and a retry brings it", async () => {
  await start(true);
  await screens.press("Audit", "tab");
  expect(await screen.findByRole("heading", { name: "The audit cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("heading", { name: "Nothing was done yet" })).toBeTruthy();
});
