import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

test("a published version is installed as data, rolled through its life and taken away", async () => {
  screens = await openScreensAt("/develop/HelmChartEditor?chart=3", { fragile: "ChartInstall" });
  const more = async (name: string) => {
    await screens.press("More");
    await screens.press(name, "menuitem");
  };
  await screen.findByRole("treeitem", { name: /values\.yaml/ });
  await more("Install");
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByText(/releases are kept as data only/);
  await screens.berth.user.click(await drawer.findByRole("button", { name: "Install" }));
  await screen.findByText("night-ferry is installed");
  await more("Releases");
  await screen.findByText("Deployed");
  await screens.press("Uninstall");
  await screens.berth.user.click(
    await within(await screen.findByRole("alertdialog")).findByRole("button", { name: "Uninstall" }),
  );
  expect(await screen.findByText("Uninstalled")).toBeTruthy();
});
