import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as = "client", away = false) => {
  screens = await openScreensAt("/user/recharge?tab=usage", { fragile: "WalletUsage", as, away });
};
const bill = async () => within(await screen.findByRole("table", { name: "The bill, hour by hour" }));

test("what runs is shown with how long the balance lasts and what each app used", async () => {
  await open();
  expect(await screen.findByText(/^\d+ d \d+ h$/)).toBeTruthy();
  expect(await screen.findByText("Enough")).toBeTruthy();
  const apps = within(await screen.findByRole("list", { name: "By app" }));
  for (const name of ["demo-mall", "tide-api", "ci-runner-01", "edge-hk-02"])
    expect(apps.getByText(name)).toBeTruthy();
});

test("the bill is narrowed to one app, and goes on to older lines", async () => {
  await open();
  await bill();
  await screens.press("App: All apps");
  await screens.press("demo-mall", "menuitemradio");
  await waitFor(async () => expect((await bill()).queryByText("tide-api")).toBeNull());
  const first = (await bill()).getAllByRole("row")[1]?.textContent;
  await screens.press("Older");
  await waitFor(async () => expect((await bill()).getAllByRole("row")[1]?.textContent).not.toBe(first));
  await screens.press("Newer");
  await waitFor(async () => expect((await bill()).getAllByRole("row")[1]?.textContent).toBe(first));
});

test("a budget is set, and shown beside what was used of it", async () => {
  await open();
  await screens.press("Set a budget");
  await screens.berth.user.type(await screen.findByLabelText(/^Amount/), "1000");
  await screens.press("Save");
  expect(await screen.findByText("of ¥1,000.00")).toBeTruthy();
});

test("who runs nothing is told so", async () => {
  await open("developer");
  expect(await screen.findByText("Nothing runs")).toBeTruthy();
  expect(
    await screen.findByText("There is no line yet. The first one comes at the end of the hour."),
  ).toBeTruthy();
});

test("a failure is said, and recovers by a press", async () => {
  await open("client", true);
  await screen.findByText("Your usage could not be loaded");
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText("Enough")).toBeTruthy();
});
