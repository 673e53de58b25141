import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (away = false) => {
  screens = await openScreensAt("/product/freedomain", { fragile: "FreeDomains", away });
  if (!away) await screen.findByRole("button", { name: /^tidemark\.berth\.dev/ });
};
const dialog = async () => within(await screen.findByRole("dialog"));

test("a name is looked for while it is typed, and registered", async () => {
  await open();
  await screens.berth.user.type(
    await screen.findByRole("textbox", { name: "The name you would like" }),
    "beaconfire",
  );
  await screens.press("Register beaconfire.berth.dev");
  await screen.findByRole("button", { name: /^beaconfire\.berth\.dev/ });
});

test("a record is staged, and answered once it is applied", async () => {
  await open();
  await screen.findByText("3 changes staged");
  await screens.press("Add a record");
  await screens.berth.user.type(await (await dialog()).findByLabelText(/^Value/), "203.0.113.77");
  await screens.berth.user.click(await (await dialog()).findByRole("button", { name: "Stage" }));
  await screen.findByText("4 changes staged");
  await screens.press("Apply as v4");
  await screens.berth.user.click(await (await dialog()).findByRole("button", { name: "Apply as v4" }));
  await waitFor(() => expect(screen.queryByText(/changes staged/)).toBeNull());
});

test("what is staged is shown as the lines that come and go", async () => {
  await open();
  await screens.press("View difference");
  const lines = within(await (await dialog()).findByRole("list", { name: "What differs" }));
  expect(lines.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    '+_dmarc 3600 IN TXT "v=DMARC1; p=quarantine"',
    "\u2212api 600 IN A 203.0.113.24",
    "+api 300 IN A 203.0.113.61",
    "\u2212old 600 IN A 198.51.100.9",
  ]);
});

test("the rules are told with the terms of each suffix, and a domain tells how its certificate stands", async () => {
  await open();
  await screen.findByText(/^Valid, \d+ days$/);
  await screens.press("Rules");
  const terms = within(await (await dialog()).findByRole("table"));
  await terms.findByRole("cell", { name: "50 points · 365 days" });
});

test("a private address is refused at its field", async () => {
  await open();
  await screens.press("Add a record");
  await screens.berth.user.type(await (await dialog()).findByLabelText(/^Value/), "10.0.0.1");
  await screens.berth.user.click(await (await dialog()).findByRole("button", { name: "Stage" }));
  await waitFor(async () =>
    expect((await (await dialog()).findByLabelText(/^Value/)).getAttribute("aria-invalid")).toBe("true"),
  );
});

test("domains that cannot be shown say so", async () => {
  await open(true);
  await screen.findByText("The domains cannot be shown right now");
});
