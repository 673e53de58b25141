import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/academy/dashboard";

let screens: Screens;
afterEach(() => screens.close());

async function open(options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path, { fragile: "CourseListSummary", ...options });
}
async function start() {
  await open();
  await screen.findByRole("heading", { name: "Courses by label" });
}

test.each([
  ["All courses", 25],
  ["In progress", 20],
  ["Completed", 5],
])("the figure of %s is the number of courses in the list behind it", async (name, count) => {
  await start();
  const link = within(screen.getByRole("main")).getByRole("link", { name });
  expect(link.parentElement?.parentElement?.textContent).toContain(String(count));
  await screens.berth.user.click(link);
  expect(await screen.findByText(new RegExp(`^1–\\d+ of ${count}$`))).toBeTruthy();
});

test("a label of the chart leads to as many courses as it says", async () => {
  await start();
  const card = within(screen.getByRole("region", { name: "Courses by label" }));
  await screens.berth.user.click(card.getByRole("button", { name: "Show as a table" }));
  const row = within(card.getByRole("table")).getByRole("row", { name: /Painting/ });
  const count = /\d+/.exec(row.textContent ?? "")?.[0];
  await screens.berth.user.click(within(row).getByRole("button", { name: "Painting" }));
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/academy/my-course?label=Painting"));
  expect(await screen.findByText(`1–${count} of ${count}`)).toBeTruthy();
});

test("names the courses that are nearly done, each with its way there", async () => {
  await start();
  expect((await screen.findByRole("link", { name: "Links without Tricks" })).getAttribute("href")).toBe(
    "/apps/academy/course-details?course=24",
  );
});

test("an unreachable gateway is told, and a retry brings the figures", async () => {
  await open({ away: true });
  expect(await screen.findByRole("heading", { name: "The figures cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Courses by label" })).toBeTruthy();
});
