import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (search = "", id = "app_tide", away = false) => {
  screens = await openScreensAt(`/product/las/apps/${id}${search}`, { fragile: "HostedApp", away });
};
const start = async (search = "") => {
  await open(search);
  await screen.findByRole("heading", { level: 1, name: "Tide API" });
};

test("shows its deployment in steps, what it is made of, and its address", async () => {
  await start();
  const steps = within(await screen.findByRole("list", { name: "Steps" })).getAllByRole("listitem");
  expect(steps.map((one) => one.textContent)).toEqual([
    expect.stringContaining("Preparing"),
    expect.stringContaining("Pulling"),
    expect.stringContaining("Starting"),
    expect.stringContaining("Checking"),
  ]);
  expect(screen.getByText("8080/HTTP")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^tide-api/ }).getAttribute("target")).toBe("_blank");
});

test("brings up a new version of another image, and shows what differs from the one before", async () => {
  await start();
  await screens.press("Update");
  const drawer = within(await screen.findByRole("dialog", { name: "Update tide-api" }));
  const image = drawer.getByRole("textbox", { name: /Image/ });
  await screens.berth.user.clear(image);
  await screens.berth.user.type(image, "berth/hello:1.0{Enter}");
  expect(await screen.findByText("tide-api is being updated")).toBeTruthy();
  await screens.press("Deployments", "tab");
  await screens.press("Compare the last two");
  const difference = within(await screen.findByRole("dialog", { name: "Version #2 and #3" }));
  expect(await difference.findByText("+ berth/hello:1.0")).toBeTruthy();
});

test("goes back to an earlier version after a question", async () => {
  await start("?tab=deployments");
  await screens.press("What to do with version #1");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Go back to this" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Go back to version #1?" }));
  await screens.berth.user.click(question.getByRole("button", { name: "Go back to this" }));
  expect(await screen.findByText("Version #1 is brought back")).toBeTruthy();
});

test("its environment is written as text, a secret kept back and shown once the password is given again", async () => {
  await start("?tab=environment");
  const text = await screen.findByRole("textbox", { name: /Variables/ });
  await screens.berth.user.type(text, "{Control>}{End}{/Control}\nMODE=slow");
  await screens.press("Save and deploy");
  expect(await screen.findByText("The environment is saved and brought up")).toBeTruthy();
  expect(await within(screen.getByRole("table", { name: "Environment" })).findByText("slow")).toBeTruthy();
});

test("is scaled", async () => {
  await start("?tab=scaling");
  const pods = await screen.findByRole("slider", { name: "How many" });
  expect(pods.getAttribute("value") ?? pods.getAttribute("aria-valuenow")).toBe("2");
});

test("what is unsaved in either of two forms is asked about before the screen is left", async () => {
  await start("?tab=scaling");
  await screens.berth.user.click(await screen.findByRole("switch", { name: /Sleep/ }));
  await screens.press("Orders", "link");
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Cancel" }));
  expect(screens.berth.place()).toMatch(/^\/product\/las\/apps\/app_tide/);
});

test("is protected in its settings, and cannot be deleted then", async () => {
  await start("?tab=settings");
  await screens.berth.user.click(await screen.findByRole("switch", { name: /Protected from deletion/ }));
  await screens.press("Save");
  expect(await screen.findByText("Saved")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Delete" }).getAttribute("aria-disabled")).toBe("true"),
  );
});

test("an app that is somebody else's does not exist", async () => {
  await open("", "app_docs");
  expect(await screen.findByRole("heading", { name: "There is no such app" })).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings the app", async () => {
  await open("", "app_tide", true);
  expect(await screen.findByRole("heading", { name: "This app cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tide API" })).toBeTruthy();
});
