import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

test("an administrator moves the business time ahead", async () => {
  screens = await openScreensAt("/develop/mock", { fragile: "MockClock", as: "admin" });
  expect(await screen.findByText("Real time")).toBeTruthy();
  await screens.press("One day on");
  expect(await screen.findByText("Catching up")).toBeTruthy();
});

test("nobody else is shown it", async () => {
  screens = await openScreensAt("/develop/mock", { fragile: "MockClock", as: "client" });
  await screen.findByText("Mails not sent");
  expect(screen.queryByText("Business time")).toBeNull();
});
