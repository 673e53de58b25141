import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

const banner = "You see the console, read only, with the rights of:";
const refusal =
  "You see the console as another role, which is read only. Take your own rights back to change this.";

let berth: TestConsole;
afterEach(() => berth.close());

async function openAsClient() {
  berth = await openConsole({ at: "/access-control", as: "admin" });
  await berth.user.click(await screen.findByRole("radio", { name: /^Client/ }));
  await berth.user.click(screen.getByRole("button", { name: "View as Client" }));
  await screen.findByText(banner);
}
async function openPanel() {
  await berth.user.click(await screen.findByRole("button", { name: /^Notifications, \d+ unread$/ }));
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  await panel.findAllByRole("listitem");
  return panel;
}

test("a change is refused in a sentence, and shows as not made", async () => {
  await openAsClient();
  const panel = await openPanel();
  await berth.user.click(panel.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Notifications, \d+ unread$/, hidden: true })).toBeTruthy();
});

test("a row that is deleted stands there again", async () => {
  await openAsClient();
  await berth.go("/apps/ecommerce/product/list");
  await berth.user.click(await screen.findByRole("button", { name: "More for Jetty coffee mug" }));
  await berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "More for Jetty coffee mug" })).toBeTruthy();
  expect(screen.queryByText("1 product deleted")).toBeNull();
});

test("a notification that is followed stays unread, and nothing is said of it", async () => {
  await openAsClient();
  const panel = await openPanel();
  await berth.user.click(panel.getByRole("link", { name: "tide-api #112 is live" }));
  await waitFor(() => expect(berth.place()).not.toBe("/access-control"));
  expect(berth.sent("NotificationRead")).toBe(0);
  expect(screen.queryByText(refusal)).toBeNull();
});
