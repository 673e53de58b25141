import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (rest = "", away = false) => {
  screens = await openScreensAt(`/pages/pricing${rest}`, { fragile: "query Pricing", away });
};
const planCard = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 2, name })).closest("section");
  if (!card) throw new Error(`There is no card ${name}.`);
  return within(card);
};

test("the plans show what the gateway asks for a month, and for a year when that is chosen", async () => {
  await start();
  const { plans } = await screens.ask<{ plans: { monthly: { amountMinor: number } }[] }>(
    "{ plans: pricingPlans { monthly { amountMinor } } }",
  );
  expect(plans.map(({ monthly }) => monthly.amountMinor)).toEqual([0, 9_900, 39_900, 149_900]);
  expect((await planCard("Team")).getByText("¥99")).toBeTruthy();
  await screens.press("Yearly", "radio");
  await waitFor(() => expect(screens.search().get("period")).toBe("yearly"));
  expect((await planCard("Team")).getByText("¥990")).toBeTruthy();
  expect((await planCard("Team")).getByText("¥82.50 a month")).toBeTruthy();
});

test("what a plan holds stands in its card and in the table, and no limit is said in words", async () => {
  await start();
  expect((await planCard("Enterprise")).getByText("Apps: Unlimited")).toBeTruthy();
  const row = within(screen.getByRole("row", { name: /^Backups kept/ }));
  expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "None",
    "7 days",
    "30 days",
    "90 days",
  ]);
});

test("the plan that the person has is marked, and leads to the bills instead of a choice", async () => {
  await start();
  const { own } = await screens.ask<{ own: { currentPlan: string } }>(
    "{ own: sampleAccount { currentPlan } }",
  );
  expect(own.currentPlan).toBe("BASIC");
  const card = await planCard("Basic");
  expect(await card.findByText("Current plan")).toBeTruthy();
  expect(card.getByRole("link", { name: "See billing" }).getAttribute("href")).toBe(
    "/pages/account-settings/billing-plans",
  );
  expect((await planCard("Team")).queryByText("Current plan")).toBeNull();
});

test("plans that cannot be fetched say so, and are there after a retry", async () => {
  await start("", true);
  expect(await screen.findByRole("heading", { name: "The plans cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("heading", { level: 2, name: "Basic" })).toBeTruthy();
});
