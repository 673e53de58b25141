import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/academy/my-course";

let screens: Screens;
afterEach(() => screens.close());

const tiles = () => within(screen.getByRole("list", { name: "My courses" })).getAllByRole("article");
const names = () => tiles().map((tile) => tile.getAttribute("aria-label"));
const tileOf = (name: string) => within(screen.getByRole("article", { name }));
const shares = () =>
  tiles().map((tile) => Number(within(tile).getByRole("meter").getAttribute("aria-valuenow")));

async function open(search = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path + search, { fragile: "CourseList", ...options });
}
async function start(search = "") {
  await open(search);
  await screen.findByRole("list", { name: "My courses" });
}
const choose = async (name: string, action: string) => {
  await screens.press(`What to do with ${name}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: action }));
};

test("shows the courses as cards in their own order, each with its way on", async () => {
  await start();
  expect(tiles()).toHaveLength(10);
  const first = tileOf("Vue from the Ground Up");
  for (const text of ["Web", "Nora Ellingsen", "6 of 12 lessons", "50%"])
    expect(first.getByText(text)).toBeTruthy();
  expect(first.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
    "/apps/academy/course-details?course=1",
  );
  expect(tileOf("Oil Portraits").getByRole("link", { name: "Look again" })).toBeTruthy();
  expect(await screen.findByText(/20 in progress/)).toBeTruthy();
});

test("searches titles and teachers, and filters by label, all of it in the address", async () => {
  await start("?q=nora&label=Web");
  expect(names()).toEqual(["Vue from the Ground Up", "Node Services that Last", "CSS Layout Deep Dive"]);
  await screens.press("Clear");
  await waitFor(() => expect(tiles()).toHaveLength(10));
  expect(screens.search().toString()).toBe("");
});

test("hides what is completed", async () => {
  await start("?hideCompleted=yes&size=25");
  expect(screen.getByText("1–20 of 20")).toBeTruthy();
  expect(Math.max(...shares())).toBeLessThan(100);
});

test("sorts by progress from its menu, and goes on from page to page", async () => {
  await start();
  await screens.press("Sort by");
  await screens.berth.user.click(
    await screen.findByRole("menuitemradio", { name: /^Progress.*(desc|9|high|down)/i }),
  );
  await waitFor(() => expect(screens.search().get("sort")).toBe("-progress"));
  await waitFor(() => expect(shares()[0]).toBe(100));
  expect(shares()).toEqual(shares().toSorted((a, b) => b - a));
  await screens.press("Next page", "link");
  await waitFor(() => expect(screens.search().get("page")).toBe("2"));
});

test("the figure of each view is the number of its courses", async () => {
  await start();
  const done = await screen.findByRole("link", { name: /^Completed 5/ });
  await screens.berth.user.click(done);
  expect(await screen.findByText("1–5 of 5")).toBeTruthy();
  expect(shares()).toEqual([100, 100, 100, 100, 100]);
});

test("begins a course anew from its menu, the figures follow, and undo takes it back", async () => {
  await start();
  await choose("Oil Portraits", "Start over");
  expect(await screen.findByText("“Oil Portraits” begins anew")).toBeTruthy();
  await waitFor(() => expect(tileOf("Oil Portraits").getByText("0 of 16 lessons")).toBeTruthy());
  expect(await screen.findByText(/4 completed/)).toBeTruthy();
  await screens.press("Undo");
  await waitFor(() => expect(tileOf("Oil Portraits").getByText("16 of 16 lessons")).toBeTruthy());
  expect(await screen.findByText(/5 completed/)).toBeTruthy();
});

test("removes a course at once, and Ctrl Z brings it back", async () => {
  await start();
  await choose("Oil Portraits", "Delete");
  await waitFor(() => expect(names()).not.toContain("Oil Portraits"));
  await screen.findByText("1 course removed");
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(names()).toContain("Oil Portraits"));
});

test("an unreachable gateway is told, and a retry brings the courses", async () => {
  await open("", { away: true });
  expect(await screen.findByRole("heading", { name: "The courses cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(tiles()).toHaveLength(10));
});

test("without courses it says so", async () => {
  const ids = Array.from({ length: 25 }, (_, id) => `${id + 1}`);
  await open("", {
    before: (ask) => ask("mutation($ids: [ID!]!) { courseBulkDelete(ids: $ids) { ids } }", { ids }),
  });
  expect(await screen.findByRole("heading", { name: "No courses yet" })).toBeTruthy();
});
