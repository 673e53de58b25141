import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as = "developer") => {
  screens = await openScreensAt("/user/recharge/new", { fragile: "RechargeHome", as });
};
const choose = async (name: string | RegExp) => await screens.press(name, "radio");

test("an amount says what is given for it, twice as much the first time", async () => {
  await open();
  await choose(/^¥1,000, Gift ¥200.00$/);
  expect(await screen.findByText("¥1,200.00", { selector: "dd" })).toBeTruthy();
});

test("a code is paid, and the screen and the balance say so by themselves", async () => {
  await open();
  await choose("WeChat Pay");
  await screens.press("Make the code");
  expect(await screen.findByRole("img", { name: /^Code to pay recharge R/ })).toBeTruthy();
  expect((await screen.findByRole("timer")).textContent).toMatch(/^1[45]:\d\d$/);
  await screens.press("Simulate a payment");
  expect(await screen.findByText("It has arrived, with a gift of ¥80.00.")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("¥580.00", { selector: "p" })).toBeTruthy());
});

test("a receipt is printed of what was paid, and of nothing else", async () => {
  const printed: string[] = [];
  vi.stubGlobal("print", () =>
    printed.push(document.querySelector<HTMLElement>("[data-print]")?.textContent ?? ""),
  );
  await open();
  await screens.press("Make the code");
  expect(screen.queryByRole("button", { name: /^Print the receipt/ })).toBeNull();
  await screens.press("Simulate a payment");
  await screens.press(/^Print the receipt of recharge R/);
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(
    /Receipt.*NumberR\d+.*Paid byInes Carvalho.*Amount paid¥500\.00.*Gift¥80\.00.*balance¥580\.00/s,
  );
  vi.unstubAllGlobals();
});

test("another channel puts the code away, and a code is closed by its owner", async () => {
  await open();
  await screens.press("Make the code");
  await screens.press("Close the recharge");
  expect(await screen.findByText(/^It is closed;/)).toBeTruthy();
  await choose("Card");
  expect(await screen.findByText(/^Choose an amount and a channel/)).toBeTruthy();
});

test("an amount that cannot be paid is refused where it is typed", async () => {
  await open();
  const input = await screen.findByLabelText("Another amount");
  await screens.berth.user.clear(input);
  await screens.berth.user.type(input, "0.5");
  expect(await screen.findByText("Enter ¥1.00 to ¥50,000.00 with at most two decimals")).toBeTruthy();
  expect((await screen.findByRole("button", { name: "Make the code" })).ariaDisabled).toBe("true");
});

test("says where the terms cannot be loaded, and loads them then", async () => {
  screens = await openScreensAt("/user/recharge/new", { fragile: "RechargeHome", away: true });
  expect(await screen.findByText("The recharge could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText("Simulated payments")).toBeTruthy();
});

test("a code whose answer was lost is made once when it is asked for again", async () => {
  await open();
  const { signed } = await screens.ask<{ signed: { accessToken: string } }>(
    'mutation { signed: ordinaryUserLogin(username: "developer", password: "developer") { accessToken } }',
  );
  const lose = screens.holdBack("RechargeBegin");
  await screens.press("Make the code");
  lose("lost");
  await screen.findByText(/The gateway did not answer/);
  await screens.press("Make the code");
  expect(await screen.findByRole("img", { name: /^Code to pay recharge R/ })).toBeTruthy();
  const { recharges } = await screens.ask<{ recharges: { total: number } }>(
    "{ recharges { total } }",
    {},
    signed.accessToken,
  );
  expect(recharges.total).toBe(1);
});
