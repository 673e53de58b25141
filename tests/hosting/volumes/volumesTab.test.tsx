import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

test("an app gets a volume with a new version, and what it holds is shown", async () => {
  screens = await openScreensAt("/product/las/apps/app_tide?tab=volumes", { fragile: "HostedAppVolumes" });
  expect(await screen.findByRole("heading", { name: "No volumes" })).toBeTruthy();
  await screens.press("Change the volumes");
  const drawer = within(await screen.findByRole("dialog", { name: "Change the volumes" }));
  await screens.berth.user.click(await drawer.findByRole("button", { name: "Add a volume" }));
  expect(drawer.getByDisplayValue("/data")).toBeTruthy();
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save and deploy" }));
  expect(await screen.findByText("The volumes of tide-api are saved and brought up")).toBeTruthy();
});
