import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (away = false) => {
  screens = await openScreensAt("/product/las/apps/app_tide?tab=files", {
    fragile: "HostedAppFiles",
    away,
  });
};
const form = async () => within(await screen.findByRole("form", { name: "Config files" }));

test("a config file is written, and there again when the tab is opened anew", async () => {
  await start();
  await screens.press("Add a file");
  const fields = await form();
  await screens.berth.user.type(fields.getByRole("textbox", { name: /Path/ }), "/etc/tide.conf");
  await screens.berth.user.type(fields.getByRole("textbox", { name: "Content" }), "level=3");
  await screens.press("Save and deploy");
  expect(await screen.findByText("The files are saved and brought up")).toBeTruthy();
  await screens.press("Deployments", "tab");
  await screens.press("Files", "tab");
  expect((await form()).getByDisplayValue("/etc/tide.conf")).toBeTruthy();
  expect((await form()).getByDisplayValue("level=3")).toBeTruthy();
});

test("a path that is none is refused where it stands", async () => {
  await start();
  await screens.press("Add a file");
  const fields = await form();
  await screens.berth.user.type(fields.getByRole("textbox", { name: /Path/ }), "etc/");
  await screens.press("Save and deploy");
  expect((await form()).getByRole("textbox", { name: /Path/ }).getAttribute("aria-invalid")).toBe("true");
});

test("files that cannot be fetched are told of, and a retry brings them", async () => {
  await start(true);
  expect(await screen.findByRole("heading", { name: "The files cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("button", { name: "Add a file" })).toBeTruthy();
});
