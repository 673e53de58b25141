import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (search = "?tab=logs", { seconds = 30, away = false } = {}) => {
  screens = await openScreensAt("/product/las/apps/app_tide", { fragile: "HostedAppLog" });
  await screen.findByRole("heading", { level: 1, name: "Tide API" });
  if (seconds > 0) await screens.berth.gateway.lead(seconds);
  screens.away = away;
  await screens.berth.go(`/product/las/apps/app_tide${search}`);
};
const lines = () => within(screen.getByRole("log", { name: "Log lines" })).getAllByRole("listitem");
const shown = async () => {
  await screen.findByRole("log", { name: "Log lines" });
  await waitFor(() => expect(lines().length).toBeGreaterThan(5));
};

test("shows the lines of all pods with their time, their level and what they say", async () => {
  await open();
  await shown();
  const [first] = lines();
  expect(first?.textContent).toMatch(/^\d\d:\d\d:\d\d\.\d{3}/);
  expect(screen.getByRole("switch", { name: "Follow" })).toBeTruthy();
});

test("a line in JSON opens into its fields, and its link is copied", async () => {
  await open("?tab=logs&q=request");
  await shown();
  const line = within(lines()[0] ?? expect.fail("no line"));
  await screens.berth.user.click(line.getByRole("button", { expanded: false }));
  expect(line.getByText("method", { selector: "dt" })).toBeTruthy();
  await screens.berth.user.click(line.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("The link to this line is copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toMatch(
    /\/product\/las\/apps\/app_tide\?tab=logs&line=[\w-]+$/,
  );
});

test("levels and a text narrow it, and stand in the address", async () => {
  await open();
  await shown();
  await screens.press("Warning");
  await waitFor(() => expect(screens.search().get("levels")).toBe("WARN"));
  await waitFor(() =>
    expect(lines().map(({ textContent }) => textContent.includes("WARN"))).toEqual(lines().map(() => true)),
  );
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search the logs" }), "nowhere{Enter}");
  expect(await screen.findByRole("heading", { name: "No lines match" })).toBeTruthy();
  await screens.press("Clear filters");
  await shown();
  expect(screens.search().get("levels")).toBe(null);
});

test("a time range of one's own narrows it, follows nothing, and goes into the file", async () => {
  await open();
  await shown();
  const range = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Time range" });
  await screens.berth.user.selectOptions(range(), "Own time range…");
  const form = within(await screen.findByRole("dialog", { name: "Time range of the logs" }));
  await screens.berth.user.click(await form.findByRole("button", { name: "Show the lines" }));
  await waitFor(() => expect(screens.search().get("from")).toMatch(/:00\.000Z$/));
  await waitFor(() => expect(range().selectedOptions[0]?.textContent).toMatch(/ – …$/));
  await screens.berth.user.selectOptions(range(), "Last hour");
  await waitFor(() => expect(screens.search().get("from")).toBe(null));

  await screens.berth.go(
    "/product/las/apps/app_tide?tab=logs&from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z",
  );
  expect(await screen.findByRole("heading", { name: "No lines match" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Follow" }).checked).toBe(false);
  expect(screen.getByRole("link", { name: "Download the logs" }).getAttribute("href")).toBe(
    "/api/hosting/apps/app_tide/log?since=2020-01-01T00%3A00%3A00.000Z&until=2020-01-02T00%3A00%3A00.000Z",
  );
  await screens.press("Clear filters");
  await shown();
});

test("the file has the lines that are shown", async () => {
  await open("?tab=logs&levels=ERROR&q=request");
  const link = await screen.findByRole("link", { name: "Download the logs" });
  expect(link.getAttribute("href")).toBe("/api/hosting/apps/app_tide/log?search=request&levels=ERROR");
});

test("an app that has written nothing says so", async () => {
  await open("?tab=logs", { seconds: 0 });
  expect(await screen.findByRole("heading", { name: "No logs yet" })).toBeTruthy();
});

test("a link to a line that is gone says so", async () => {
  const line = Buffer.from("2020-01-01T00:00:00.000000000 nobody 1.0").toString("base64url");
  await open(`?tab=logs&line=${line}`);
  expect(await screen.findByText("The line that the link led to is not kept any more.")).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings the lines", async () => {
  await open("?tab=logs", { away: true });
  expect(await screen.findByRole("heading", { name: "The logs cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  await shown();
});
