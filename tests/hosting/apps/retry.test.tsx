import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});

test("a tab that failed is brought by its retry from the keyboard, which goes on in it", async () => {
  const open = await openScreensAt("/product/las/apps/app_demo", {
    fragile: "HostedAppEnvironment",
    away: true,
  });
  screens = open;
  await open.press("Environment", "tab");
  // Another's answer has what failed asked for again, and the button goes: it gets the focus in the moment in which it is found.
  await waitFor(() => {
    const again = screen.getByRole("button", { name: "Try again" });
    open.away = false;
    again.focus();
  });
  await open.berth.user.keyboard("{Enter}");
  expect(await screen.findByRole("cell", { name: "SHOP_NAME" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("tabpanel")));
});

test("a price that could not be fetched is said, and is there once it is asked for again", async () => {
  const open = await openScreensAt("/product/las/buy?image=berth%2Fhello%3A1.0", {
    fragile: "HostedBuyQuote",
    away: true,
  });
  screens = open;
  expect((await screen.findByRole("alert")).textContent).toContain("The price is not known");
  expect(screen.queryByText("Live")).toBeNull();
  expect(await screen.findByText("Balance")).toBeTruthy();
  expect(screen.queryByText("Lasts, once deployed")).toBeNull();
  open.away = false;
  await open.press("Ask again");
  expect(await screen.findByText("Live")).toBeTruthy();
  expect(screen.getByText("Lasts, once deployed")).toBeTruthy();
  expect(screen.getByText(/about ¥[\d.]+ a month \(730 hours\)/)).toBeTruthy();
});
