import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { commandOf, lineOf } from "#web/features/hosting/apps/cron/cronParts.ts";

let screens: Screens;
beforeEach(async () => {
  screens = await openScreensAt("/product/las/apps/app_tide?tab=cron", { fragile: "HostedCronJobs" });
});
afterEach(() => screens.close());

const make = async (name: string, cron = "0 3 * * *") => {
  await screens.press("New cron job");
  const drawer = within(await screen.findByRole("dialog", { name: "New cron job" }));
  await screens.berth.user.type(await drawer.findByRole("textbox", { name: /^Name/ }), name);
  const plan = drawer.getByRole("textbox", { name: /^Plan/ });
  await screens.berth.user.clear(plan);
  await screens.berth.user.type(plan, cron);
  await screens.berth.user.type(drawer.getByRole("textbox", { name: /^Command/ }), "echo done");
  return drawer;
};
const menu = async (name: string, item: string) => {
  await screens.press(`What to do with ${name}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: item }));
};

test("a job is made with a look at its next runs, run by hand, switched off and deleted", async () => {
  expect(await screen.findByRole("heading", { name: "No cron jobs yet" })).toBeTruthy();
  const drawer = await make("nightly");
  await waitFor(() =>
    expect(within(drawer.getByRole("list", { name: "Next runs" })).getAllByRole("listitem")).toHaveLength(3),
  );
  await screens.berth.user.click(drawer.getByRole("button", { name: "Create" }));
  expect(await screen.findByText("nightly is planned")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await menu("nightly", "Run now");
  expect(await screen.findByRole("dialog", { name: "Runs of nightly" })).toBeTruthy();
  await screens.press("Close");
  await menu("nightly", "Switch off");
  expect(await screen.findByText("Off")).toBeTruthy();
  await menu("nightly", "Delete");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete nightly?" }));
  await screens.berth.user.click(question.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("nightly is deleted")).toBeTruthy();
});

test("a plan that is none is said to be wrong while it is written", async () => {
  await screen.findByRole("heading", { name: "No cron jobs yet" });
  const drawer = await make("never", "every day");
  await waitFor(() => expect(drawer.queryByRole("list", { name: "Next runs" })).toBeNull());
});

test("a command is a line for the shell, or its parts", () => {
  expect(commandOf("echo a && echo b")).toEqual(["sh", "-c", "echo a && echo b"]);
  expect(commandOf('["node", "job.js"]')).toEqual(["node", "job.js"]);
  expect(lineOf(["sh", "-c", "echo a"])).toBe("echo a");
  expect(lineOf(["node", "job.js"])).toBe('["node","job.js"]');
});
