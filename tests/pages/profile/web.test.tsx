import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const at = "/pages/user-profile";
const start = async (place = "profile", away = false) => {
  screens = await openScreensAt(`${at}/${place}`, { fragile: "UserProfile", away });
};
const cards = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const rows = () =>
  within(screen.getByRole("table", { name: "Followed projects" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")[0]
        ?.textContent?.replace(/Since.*/, ""),
    );

test("the head says who it is, and the parts stand in the address", async () => {
  await start();
  const head = within(await screen.findByRole("region", { name: "Harper Lindqvist" }));
  expect(head.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Interface Developer",
    "Gothenburg, Sweden",
    "Joined on 6 April 2022",
  ]);
  for (const [tab, first, count] of [
    ["Teams", "Backend Crew", 6],
    ["Projects", "Social Banners", 6],
    ["Connections", "Cecilia Payne", 9],
  ] as const) {
    await screens.press(tab, "tab");
    await waitFor(() => expect(screens.berth.place()).toBe(`${at}/${tab.toLowerCase()}`));
    await waitFor(() => expect(cards()[0]).toBe(first));
    expect(cards()).toHaveLength(count);
  }
});

test("the breadcrumb leads through the navigation to the part", async () => {
  await start("teams");
  const way = within(await screen.findByRole("navigation", { name: "Where you are" }));
  expect(way.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.any(String),
    "User profile",
    "Teams",
  ]);
});

test("the first part leads to all teams and connections", async () => {
  await start();
  await screens.press("All teams", "link");
  await waitFor(() => expect(screens.berth.place()).toBe(`${at}/teams`));
});

test("a project tells its budget, days, hours and progress", async () => {
  await start("projects");
  const card = within(
    (await screen.findByRole("heading", { level: 3, name: "App Design" })).closest("li") ?? expect.fail(),
  );
  for (const said of ["¥2,400 of ¥12,500", "880:00", "76/140", "45 days left", "458 members"])
    expect(card.getByText(said)).toBeTruthy();
  expect(card.getByRole("meter", { name: "Done of App Design" }).getAttribute("aria-valuenow")).toBe("54");
});

test("a search stands in the address, and a part is left without it", async () => {
  await start("teams");
  await screens.berth.user.type(await screen.findByRole("searchbox"), "DESIGN");
  await waitFor(() => expect(cards()).toEqual(["Interface Guild", "Accessibility Circle"]));
  expect(screens.search().get("q")).toBe("DESIGN");
  await screens.press("Connections", "tab");
  await waitFor(() => expect(screens.berth.place()).toBe(`${at}/connections`));
});

test.each(["teams", "projects", "connections", "profile"])(
  "a search of %s that finds nothing says so, and shows all again",
  async (tab) => {
    await start(`${tab}?q=submarine`);
    expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeTruthy();
    await screens.press("Show all");
    await waitFor(() => expect(screens.search().has("q")).toBe(false));
    expect(screen.queryByRole("heading", { name: "Nothing matches" })).toBeNull();
  },
);

test("the followed projects are searched, and sorted up, down and as they come", async () => {
  await start("profile?q=app");
  await waitFor(() => expect(rows()).toEqual(["IOS App Design", "App Design"]));
  const head = () => screen.getByRole("columnheader", { name: "Done" });
  await screens.press("Project");
  expect(rows()).toEqual(["App Design", "IOS App Design"]);
  await screens.press("Done");
  expect(rows()).toEqual(["IOS App Design", "App Design"]);
  expect([head().ariaSort ?? head().getAttribute("aria-sort"), screens.search().get("sort")]).toEqual([
    "ascending",
    "status",
  ]);
  await screens.press("Done");
  expect(rows()).toEqual(["App Design", "IOS App Design"]);
  await screens.press("Done");
  expect(screens.search().has("sort")).toBe(false);
});

test("a connection is made, is kept for the person, and undone by pressing again", async () => {
  await start("connections?q=Wang");
  await screens.press("Connect with Wang Rui");
  expect(await screen.findByText("Connected")).toBeTruthy();
  await waitFor(async () =>
    expect(await screens.ask(`{ preference(key: "profile.connections") }`)).toBeTruthy(),
  );
  await screens.berth.go("/pages/pricing");
  await screens.berth.go(`${at}/connections?q=Wang`);
  await screens.press("Disconnect from Wang Rui");
  expect(await screen.findByRole("button", { name: "Connect with Wang Rui" })).toBeTruthy();
  expect(screen.queryByText("Connected")).toBeNull();
});

test("a profile that cannot be fetched says so, and is there after a retry", async () => {
  await start("teams", true);
  expect(await screen.findByRole("heading", { name: "The profile cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  await waitFor(() => expect(cards()).toHaveLength(6));
});

test("an unknown part leads to the first one", async () => {
  await start("constructor");
  await waitFor(() => expect(screens.berth.place()).toBe(`${at}/profile`));
  expect(await screen.findByRole("tab", { name: "Profile", selected: true })).toBeTruthy();
});
