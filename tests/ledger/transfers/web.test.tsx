import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async () => {
  screens = await openScreensAt("/user/transfer", { fragile: "TransferHome", as: "client" });
};
const type = async (label: RegExp, text: string) =>
  await screens.berth.user.type(await screen.findByLabelText(label), text);
const check = async (payee: string) => {
  await type(/^E-mail address or identifier/, payee);
  await screens.press("Check");
};

test("somebody is paid once their masked name was seen and the password was given", async () => {
  await open();
  await check("support@demo.com");
  expect(await screen.findByText("Receiver: T**")).toBeTruthy();
  await type(/^Amount/, "88");
  await type(/^Note/, "Lunch");
  await type(/^Your password/, "client");
  await screens.press("Transfer");
  expect(await screen.findByText("¥88.00 went to T**")).toBeTruthy();
  expect(await screen.findByText("Arrived")).toBeTruthy();
});

test("the first large one waits, and is called off by its sender", async () => {
  await open();
  await check("support@demo.com");
  await type(/^Amount/, "800");
  await type(/^Your password/, "client");
  await screens.press("Transfer");
  expect(await screen.findByText(/^Waits until/)).toBeTruthy();
  await screens.press("Call off");
  expect(await screen.findByText("Called off")).toBeTruthy();
});

test("a wrong password is said at its field", async () => {
  await open();
  await check("support@demo.com");
  await type(/^Amount/, "1");
  await type(/^Your password/, "wrong");
  await screens.press("Transfer");
  expect(await screen.findByText("This is not right. Check it and write it again.")).toBeTruthy();
});

test("nobody is told as nobody", async () => {
  await open();
  await check("nobody@demo.com");
  expect(await screen.findByText(/^Nobody can be paid under this/)).toBeTruthy();
});

test("says where the terms cannot be loaded, and loads them then", async () => {
  screens = await openScreensAt("/user/transfer", { fragile: "TransferHome", away: true });
  expect(await screen.findByText("The transfer could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText("Left today")).toBeTruthy();
});
