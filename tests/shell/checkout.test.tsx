import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (path: string, away = false) => {
  screens = await openScreensAt(`/front-pages/${path}`, { fragile: "query ", away });
};
const type = async (label: RegExp, text: string) =>
  screens.berth.user.type(await screen.findByLabelText(label), text);
const fillCard = async (expiry = "12/49") => {
  await type(/^Name on the card/, "Lin Xia");
  await type(/^Card number/, "4242 4242 4242 4242");
  await type(/^Valid until/, expiry);
  await type(/^Security code/, "123");
};
const chooseCountry = async () => {
  await type(/^Country/, "Fran");
  await screens.press("France", "option");
};
const orders = async () =>
  (
    await screens.ask<{
      all: { total: number; items: { order: number; methodNumber: number; payment: string }[] };
    }>("{ all: ecommerceOrders(itemsPerPage: 1) { total items { order methodNumber payment } } }")
  ).all;
const amountOf = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

test("who goes through the checkout places an order of the sample shop, unpaid", async () => {
  await start("checkout");
  const before = await orders();
  await type(/^Full name/, "Lin Xia");
  await type(/^E-mail/, "lin@example.com");
  await type(/^Street/, "Quay 7");
  await type(/^Town/, "Nantes");
  await type(/^Postcode/, "44000");
  await chooseCountry();
  await screens.press("Next: Delivery");
  await screens.berth.user.click(await screen.findByRole("radio", { name: /^Express/ }));
  await waitFor(() => expect(amountOf("Delivery")).toBe("¥28.00"));
  await screens.press("Next: Payment");
  await fillCard();
  await screens.press("Next: Review");
  expect(await screen.findByText("Card ending in 4242")).toBeTruthy();
  await screens.press("Place the order");
  const title = await screen.findByRole("heading", { level: 1, name: /^Order \d+ is placed$/ });
  const after = await orders();
  expect(after.total).toBe(before.total + 1);
  expect(after.items[0]).toMatchObject({ methodNumber: 4242, payment: "PENDING" });
  expect(title.textContent).toBe(`Order ${after.items[0]?.order} is placed`);
});

test("the checkout goes on only with an address, and asks for each part of it", async () => {
  await start("checkout");
  await screens.press("Next: Delivery");
  expect(await screen.findAllByText("Please fill this in.")).toHaveLength(6);
  expect(screen.queryByRole("radio", { name: /^Express/ })).toBeNull();
});

test("a promo code takes its share off the goods, and an unknown one says so and takes nothing", async () => {
  await start("checkout");
  await type(/^Promo code/, "TIDE99");
  await screens.press("Apply");
  expect(await screen.findByText(/^This code is not known\./)).toBeTruthy();
  expect(screen.queryByText("Discount", { selector: "dt" })).toBeNull();
  await screens.berth.user.clear(screen.getByLabelText(/^Promo code/));
  await type(/^Promo code/, "harbour10");
  await screens.press("Apply");
  expect(await screen.findByText("10% off the goods")).toBeTruthy();
  const minor = (label: string) => Number(amountOf(label)?.replaceAll(/[^\d]/g, ""));
  expect(minor("Discount")).toBe(Math.round(minor("Goods") / 10));
  expect(minor("Total")).toBe(minor("Goods") + minor("Delivery") - minor("Discount"));
});

test("goods that cannot be fetched say so, and are there after a retry", async () => {
  await start("checkout", true);
  expect(await screen.findByRole("heading", { name: "The shop cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByLabelText(/^Full name/)).toBeTruthy();
});

test("a plan is paid for in the demonstration, and the address says which", async () => {
  await start("payment?plan=COMPANY&period=yearly");
  await waitFor(() => expect(amountOf("Due today")).toBe("¥3,990.00"));
  await screens.berth.user.click(screen.getByRole("radio", { name: "Team" }));
  await waitFor(() => expect(screens.search().get("plan")).toBe("TEAM"));
  await type(/^E-mail/, "lin@example.com");
  await type(/^Postcode/, "44000");
  await chooseCountry();
  await fillCard();
  await screens.press("Pay ¥990.00");
  expect(await screen.findByRole("heading", { level: 1, name: "Team would be yours now" })).toBeTruthy();
  expect(screen.getByText(/no card was charged/)).toBeTruthy();
});

test("a card that has run out is refused at its field", async () => {
  await start("payment");
  await fillCard("01/20");
  await screens.press(/^Pay /);
  expect(await screen.findByText("This is not a valid value.")).toBeTruthy();
});
