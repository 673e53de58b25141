import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { makeApp } from "./appCalls.ts";

let screens: Screens;
afterEach(() => screens.close());

/** Opens the one app of the client's. */
async function open(search = "", more: object = {}, away = false) {
  let id = "";
  screens = await openScreensAt("/product/las/list", {
    fragile: "HostedApp",
    before: async (ask) => {
      id = await makeApp(ask, "harbour", more);
    },
  });
  screens.away = away;
  await screens.berth.go(`/product/las/apps/${id}${search}`);
  return id;
}
const start = async (search = "", more: object = {}) => {
  await open(search, more);
  await screen.findByRole("heading", { level: 1, name: "harbour" });
};

test("shows its deployment in steps, what it is made of, and its address", async () => {
  await start();
  expect(await screen.findByRole("heading", { name: "Deployment #1" })).toBeTruthy();
  const steps = within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
  expect(steps.map((one) => one.textContent)).toEqual([
    expect.stringContaining("Preparing"),
    expect.stringContaining("Pulling"),
    expect.stringContaining("Starting"),
    expect.stringContaining("Checking"),
  ]);
  expect(screen.getAllByText("berth/hello:1.0").length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: /^harbour/ }).getAttribute("target")).toBe("_blank");
});

test("brings up a new version of another image, and shows what differs", async () => {
  await start("?tab=deployments");
  await screens.press("Update");
  const drawer = within(await screen.findByRole("dialog", { name: "Update harbour" }));
  const image = drawer.getByRole("textbox", { name: /Image/ });
  await screens.berth.user.clear(image);
  await screens.berth.user.type(image, "berth/hello:1.1{Enter}");
  expect(await screen.findByText("harbour is being updated")).toBeTruthy();
  await screens.press("Overview", "tab");
  await screens.press("Deployments", "tab");
  await screens.press("Compare the last two");
  const difference = within(await screen.findByRole("dialog", { name: "Version #1 and #2" }));
  expect(await difference.findByText("+ berth/hello:1.1")).toBeTruthy();
});

test("keeps secrets back, and shows one once the password is given again", async () => {
  await start("?tab=environment", {
    variables: [
      { key: "MODE", value: "fast" },
      { key: "DB_PASSWORD", value: "hunter2", isSecret: true },
    ],
  });
  const table = within(await screen.findByRole("table", { name: "Environment" }));
  expect(table.getByText("fast")).toBeTruthy();
  expect(screen.queryByText("hunter2")).toBeNull();
  await screens.press("Reveal DB_PASSWORD");
  const drawer = within(await screen.findByRole("dialog", { name: "Reveal DB_PASSWORD" }));
  await screens.berth.user.type(drawer.getByLabelText(/^Password/), "client{Enter}");
  expect(await screen.findByText("hunter2")).toBeTruthy();
});

test("its environment is written as text, and saved as a new version", async () => {
  await start("?tab=environment");
  const text = await screen.findByRole("textbox", { name: /Variables/ });
  await screens.berth.user.type(text, "MODE=slow");
  await screens.press("Save and deploy");
  expect(await screen.findByText("The environment is saved and brought up")).toBeTruthy();
  const table = await screen.findByRole("table", { name: "Environment" });
  expect(await within(table).findByText("slow")).toBeTruthy();
});

test("is renamed and protected in its settings, and cannot be deleted then", async () => {
  await start("?tab=settings");
  await screens.press("Protected from deletion", "switch");
  await screens.press("Save");
  await screen.findByText("Saved").catch(() => { throw new Error(screen.getByRole("main").textContent ?? ""); });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Delete" }).getAttribute("aria-disabled")).toBe("true"),
  );
});

test("an app that there is not says so", async () => {
  screens = await openScreensAt("/product/las/apps/app_none", { fragile: "HostedApp" });
  expect(await screen.findByRole("heading", { name: "There is no such app" })).toBeTruthy();
});
