import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const dashboard = "/dashboards/analytics";

let screens: Screens;
afterEach(() => screens.close());

async function start(search = "") {
  screens = await openScreensAt(dashboard + search, { fragile: "SuiteActivity" });
  await screen.findByRole("link", { name: "Invoices issued" });
}

const main = () => within(screen.getByRole("main"));

interface Answer {
  activity: {
    counts: { kind: string; now: number }[];
    ratings: { review: number; now: number }[];
    stages: { stage: string; now: number }[];
  };
}
const activity = async (days: number) =>
  (
    await screens.ask<Answer>(
      `{ activity: suiteActivity(days: ${days}) { counts { kind now } ratings { review now } stages { stage now } } }`,
    )
  ).activity;

/** Follows a link of a list of figures and reads how many rows the list behind it has. */
async function follow(list: string | undefined, name: string): Promise<number> {
  const place = list === undefined ? main() : within(screen.getByRole("list", { name: list }));
  await screens.berth.user.click(place.getAllByRole("link", { name })[0] ?? expect.fail(name));
  await waitFor(() => expect(screens.berth.place()).not.toContain(dashboard));
  const shown = await screen.findByText(/^(\d+–\d+ of \d+|0 of 0|Nothing matches)/);
  return Number(/of (\d+)$/.exec(shown.textContent)?.[1] ?? 0);
}

test.each([
  ["Orders", "ORDERS"],
  ["Invoices issued", "INVOICES"],
  ["Reviews", "REVIEWS"],
])("leads from the figure %s to a list of as many", async (name, kind) => {
  await start("?days=90");
  const { counts } = await activity(90);
  expect(await follow(undefined, name)).toBe(counts.find((one) => one.kind === kind)?.now);
});

test.each([5, 4, 3, 2, 1])("leads from the rating of %i stars to a list of as many", async (review) => {
  await start("?days=90");
  const { ratings } = await activity(90);
  expect(await follow("Ratings", review === 1 ? "1 star" : `${review} stars`)).toBe(
    ratings.find((one) => one.review === review)?.now,
  );
});

test("leads from the mean rating to the reviews of which it is the mean", async () => {
  await start("?days=90");
  const { counts, ratings } = await activity(90);
  const given = counts.find((one) => one.kind === "REVIEWS")?.now ?? 0;
  const mean = ratings.reduce((sum, { review, now }) => sum + review * now, 0) / given;
  const card = main().getByRole("link", { name: "Mean rating" }).closest("div");
  expect(card?.textContent).toContain((Math.round(mean * 10) / 10).toString());
  expect(await follow(undefined, "Mean rating")).toBe(given);
});

test("exports the figures of the period that is shown, in the words of the console", async () => {
  await start("?days=7");
  const { href } = main().getByRole<HTMLAnchorElement>("link", { name: "Export" });
  const { pathname, searchParams } = new URL(href);
  expect([pathname, searchParams.get("days")]).toEqual(["/api/dashboard/analytics/export", "7"]);
  expect(searchParams.get("headers")).toContain('"before":"Period before"');
});

test.each([
  ["Placed", "PLACED"],
  ["Paid", "PAID"],
  ["Sent off", "UNDER_WAY"],
  ["Delivered", "DELIVERED"],
])("leads from the stage %s to a list of as many", async (name, stage) => {
  await start("?days=90");
  const { stages } = await activity(90);
  expect(await follow("How far orders come", name)).toBe(stages.find((one) => one.stage === stage)?.now);
});

test("the chart shows what is chosen, and leads from a day to its rows", async () => {
  await start();
  const card = within(screen.getByRole("region", { name: "What came in by day" }));
  await screens.berth.user.click(card.getByRole("button", { name: "Reviews" }));
  await waitFor(() => expect(screens.search().get("of")).toBe("reviews"));
  await screens.berth.user.click(card.getByRole("button", { name: "Show as a table" }));
  const [day] = within(card.getByRole("table")).getAllByRole("button");
  await screens.berth.user.click(day ?? expect.fail("no day"));
  await waitFor(() => expect(screens.berth.place()).toMatch(/manage-review\?date=(\d{4}-\d\d-\d\d)\.\.\1$/));
});

test("keeps what the chart shows when the period changes", async () => {
  await start("?of=invoices");
  await screens.press("Last 30 days");
  await screens.berth.user.click(await screen.findByRole("menuitemradio", { name: "Last 7 days" }));
  await waitFor(() => expect(screens.search().toString()).toBe("of=invoices&days=7"));
  const { counts } = await activity(7);
  const card = main().getByRole("link", { name: "Invoices issued" }).closest("div");
  await waitFor(() => expect(card?.textContent).toContain(String(counts[1]?.now)));
});

test("shows every project of the documented call with its progress", async () => {
  await start();
  const { projects } = await screens.ask<{ projects: { name: string; leader: string; status: number }[] }>(
    "{ projects: sampleProjects { name leader status } }",
  );
  await screens.press("All 10");
  const rows = within(await screen.findByRole("table", { name: "Projects" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(projects.length);
  for (const [at, { name, leader, status }] of projects.entries())
    for (const part of [name, leader, `${status}%`]) expect(rows[at]?.textContent).toContain(part);
  const mean = projects.reduce((sum, { status }) => sum + status, 0) / projects.length;
  expect(main().getByText(`10 projects, ${Math.round(mean)}% done on average`)).toBeTruthy();
});

test("an order that is called off in the list is gone from the figures that were seen before", async () => {
  await start();
  const { counts } = await activity(30);
  await screens.berth.go("/apps/ecommerce/order/details/100");
  await screens.press("More actions");
  await screens.press("Call off", "menuitem");
  await screen.findByText("1 order called off");
  await screens.berth.go(dashboard);
  await screen.findByRole("link", { name: "Invoices issued" });
  const card = main().getAllByRole("link", { name: "Orders" })[0]?.closest("div");
  await waitFor(() => expect(card?.textContent).toContain(`Orders${(counts[0]?.now ?? 0) - 1}`));
});

test("an unreachable gateway is told, and a retry brings the figures", async () => {
  screens = await openScreensAt(dashboard, { away: true, fragile: "SuiteActivity" });
  expect(await screen.findByRole("heading", { name: "The figures cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(main().getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Invoices issued" })).toBeTruthy();
});
