import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as = "admin", away = false) => {
  screens = await openScreensAt("/catalogue/prices", { fragile: "Price", as, away });
};
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name, { selector: "td *" });
  return cell.closest("tr") ?? expect.fail(`no row ${name}`);
};
const type = async (name: string, value: string) => {
  await screens.press(`Change “${name}”`);
  const input = await screen.findByRole("textbox", { name });
  await screens.berth.user.clear(input);
  await screens.berth.user.type(input, `${value}{Enter}`);
};

test("an administrator changes a price in its row, and finds the change in its history", async () => {
  await open();
  expect((await rowOf("Cloud server m8")).textContent).toMatch(/4 vCPU · 8 GiB · per month.*¥116\.00/);
  await type("Cloud server m8", "120.5");
  expect(await screen.findByText("“Cloud server m8” is changed from now on.")).toBeTruthy();
  await waitFor(async () => expect((await rowOf("Cloud server m8")).textContent).toMatch(/¥120\.50/));
  await screens.press("History of “Cloud server m8”");
  const drawer = within(await screen.findByRole("dialog", { name: "Cloud server m8" }));
  expect((await drawer.findByRole("listitem")).textContent).toMatch(/¥116\.00 → ¥120\.50/);
});

test("a metered price is as fine as it is, and a rate is in percent", async () => {
  await open();
  expect((await rowOf("App hosting disk")).textContent).toMatch(/¥0\.0004/);
  await type("App hosting disk", "0.00045");
  await waitFor(async () => expect((await rowOf("App hosting disk")).textContent).toMatch(/¥0\.00045/));
  await type("Off for three months", "7.5");
  await waitFor(async () => expect((await rowOf("Off for three months")).textContent).toMatch(/7\.5%/));
});

test.each([
  ["", "Please fill this in."],
  ["twelve", /number/],
  ["18.001", /number/],
  ["100000.01", "From ¥0.00 to ¥100,000.00."],
])("%j is no price, and the field says why", async (value, sentence) => {
  await open();
  await type("Cloud server s1", value === "" ? " " : value);
  expect(
    await screen.findByText(sentence, { selector: "[class*=alidation] *, [role=alert], [role=alert] *" }),
  ).toBeTruthy();
  await screens.berth.user.keyboard("{Escape}");
  expect((await rowOf("Cloud server s1")).textContent).toMatch(/¥18\.00/);
});

test("who saw an earlier value is told the present one, and may save again", async () => {
  await open();
  await screens.press("Change “Cloud server s1”");
  const input = await screen.findByRole("textbox", { name: "Cloud server s1" });
  const { gateway } = screens.berth;
  const signed = await gateway.inject({
    method: "POST",
    url: "/api/ordinaryUser/login",
    payload: { username: "admin", password: "admin" },
  });
  await gateway.inject({
    method: "POST",
    url: "/graphql",
    payload: { query: 'mutation { priceSet(id: "LCV_S1", value: "19000000", expectedVersion: 1) { id } }' },
    headers: { authorization: `Bearer ${JSON.parse(signed.body).accessToken}` },
  });
  await screens.berth.user.clear(input);
  await screens.berth.user.type(input, "20{Enter}");
  expect(await screen.findByText(/Somebody changed it meanwhile/)).toBeTruthy();
  await screens.berth.user.type(input, "{Enter}");
  await waitFor(async () => expect((await rowOf("Cloud server s1")).textContent).toMatch(/¥20\.00/));
});

test("says where the list cannot be loaded, and loads it then", async () => {
  await open("admin", true);
  expect(await screen.findByText("The price list could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await rowOf("Cloud server m16")).toBeTruthy();
});

test("others find it neither in the navigation nor at its address", async () => {
  await open("client");
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByText("Price list")).toBeNull();
});
