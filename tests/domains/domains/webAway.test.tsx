import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (fragile = "ZoneRecordSave") => {
  screens = await openScreensAt("/product/freedomain", { fragile });
  await screen.findByRole("button", { name: "Add a record" });
};
const dialog = async () => within(await screen.findByRole("dialog"));

test.each([
  {
    operation: "DomainZonePropagation",
    steps: ["Check the servers"],
    failed: "The servers cannot be asked right now",
    shown: "No server to ask",
  },
  {
    operation: "DomainZoneFile",
    steps: ["Show the zone file"],
    failed: "The zone file cannot be shown right now",
    shown: /\$ORIGIN/,
  },
  { operation: "DomainZoneVersion(", steps: [], failed: "The records cannot be shown right now", shown: "A" },
])("$operation that got no answer says so in its drawer, and is asked again", async (given) => {
  await open(given.operation);
  screens.away = true;
  if (given.steps.length === 0) await screens.press(/^v1/);
  else await screens.press("More for the zone of tidemark.berth.dev");
  for (const step of given.steps) await screens.press(step, "menuitem");
  await (await dialog()).findByText(given.failed);
  // Found while the gateway is away: once it is back, the console may ask by itself before the press.
  const again = await (await dialog()).findByRole("button", { name: "Try again" });
  screens.away = false;
  await screens.berth.user.click(again);
  expect((await (await dialog()).findAllByText(given.shown)).length).toBeGreaterThan(0);
  expect((await dialog()).queryByText(given.failed)).toBeNull();
});

test("a record that could not be staged stays written, and is staged at the next press", async () => {
  await open();
  await screens.press("Add a record");
  const value = await (await dialog()).findByLabelText(/^Value/);
  await screens.berth.user.type(value, "203.0.113.91");
  screens.away = true;
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Stage" }));
  await (await dialog()).findByRole("alert");
  expect(await (await dialog()).findByDisplayValue("203.0.113.91")).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Stage" }));
  await screen.findByText("4 changes staged");
});

test("versions of a zone that got no answer say so, and are asked for again", async () => {
  screens = await openScreensAt("/product/freedomain", { fragile: "DomainZoneVersions", away: true });
  await screen.findByText("The versions cannot be shown right now");
  screens.away = false;
  await screens.press("Try again");
  const versions = within(await screen.findByRole("region", { name: "Versions" }));
  expect(await versions.findByRole("button", { name: /^v1/ })).toBeTruthy();
  expect(screen.queryByText("The versions cannot be shown right now")).toBeNull();
});
