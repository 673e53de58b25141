import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openUndos } from "#web/ui/feedback/openUndos.ts";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let berth: TestConsole;
afterEach(async () => {
  openUndos.set([]);
  await berth.close();
});

async function openPanel(as = "client", gateway?: ThreadGateway) {
  berth = await openConsole({ at: "/apps/ecommerce/product/add", as, ...(gateway && { gateway }) });
  await berth.user.click(await screen.findByRole("button", { name: "Notifications, 3 unread" }));
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  await panel.findAllByRole("listitem");
  return panel;
}

test("the bell says how many are unread, and the panel what happened, newest first", async () => {
  const panel = await openPanel();
  const items = panel.getAllByRole("listitem");
  expect(items[0]?.textContent).toContain("demo-mall #28 is live");
  expect(items[1]?.textContent).toContain("Support answered W000482");
});

test("another person sees their own", async () => {
  const panel = await openPanel("admin");
  expect(panel.getByText("tide-api #112 is live")).toBeTruthy();
  expect(panel.queryByText(/demo-mall/)).toBeNull();
});

test("marks one as read", async () => {
  const panel = await openPanel();
  await berth.user.click(panel.getByRole("button", { name: "Mark “Support answered W000482” as read" }));
  expect(await screen.findByRole("button", { name: "Notifications, 2 unread", hidden: true })).toBeTruthy();
  await waitFor(() =>
    expect(panel.queryByRole("button", { name: "Mark “Support answered W000482” as read" })).toBeNull(),
  );
  await waitFor(() => expect(berth.sent("NotificationRead")).toBe(1));
});

test("marks all as read", async () => {
  const panel = await openPanel();
  await berth.user.click(panel.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByRole("button", { name: "Notifications", hidden: true })).toBeTruthy();
  expect(panel.queryAllByRole("button", { name: /^Mark “/ })).toEqual([]);
});

test("the tabs show running work, bills and support alone", async () => {
  const gateway = await startThreadGateway();
  onTestFinished(gateway.close);
  await gateway.change("update accounts_notifications set progress = 52 where message = 'deployed'");
  const panel = await openPanel("client", gateway);
  await berth.user.click(panel.getByRole("tab", { name: "Running 1" }));
  await waitFor(() => expect(panel.getAllByRole("listitem")).toHaveLength(1));
  expect(panel.getByRole("meter").getAttribute("aria-valuenow")).toBe("52");
  await berth.user.click(panel.getByRole("tab", { name: "Billing" }));
  await waitFor(() => expect(panel.getAllByRole("listitem")).toHaveLength(3));
  await berth.user.click(panel.getByRole("tab", { name: "Support" }));
  await waitFor(() => expect(panel.getByText("Support answered W000482")).toBeTruthy());
});

test("an entry leads to its screen and is read then", async () => {
  const panel = await openPanel();
  await berth.user.click(panel.getByRole("link", { name: "Support answered W000482" }));
  await waitFor(() => expect(berth.place()).toBe("/workorder/details/tkt_demo"));
  await waitFor(() => expect(berth.sent("NotificationRead")).toBe(1));
});

test("a kind that is not shown leaves the panel and the count", async () => {
  const panel = await openPanel();
  await berth.user.click(panel.getByRole("button", { name: "Notification settings" }));
  await berth.user.click(await panel.findByRole("switch", { name: "Show: Apps and deployments" }));
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread", hidden: true })).toBeTruthy();
  await berth.user.click(panel.getByRole("button", { name: "Back to the notifications" }));
  await panel.findByText("Support answered W000482");
  expect(panel.queryByText(/demo-mall/)).toBeNull();
});

test("what can be taken back stands in the panel until it is", async () => {
  const panel = await openPanel();
  let undone = 0;
  act(() =>
    openUndos.set([
      {
        text: "1 product deleted",
        until: Date.now() + 60_000,
        run: () => ((undone += 1), openUndos.set([])),
      },
    ]),
  );
  await berth.user.click(await panel.findByRole("button", { name: "Undo" }));
  expect(undone).toBe(1);
  expect(panel.queryByText("1 product deleted")).toBeNull();
});
