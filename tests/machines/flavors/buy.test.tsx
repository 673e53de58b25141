import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});

const open = async (away = false, as = "client"): Promise<Screens> =>
  (screens = await openScreensAt("/product/lcv/buy", { fragile: "MachineBuy", away, as }));

test("a server is bought in four steps, at the price that is shown all along", async () => {
  const { berth, press } = await open();
  expect(await screen.findByText("¥0.2445", { selector: "span" })).toBeTruthy();
  await press("Next: Disk and bandwidth");
  await press("Next: Name and access");
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "my-box");
  await press("Next: Review");
  const review = within(await screen.findByRole("group", { name: "Review" }));
  for (const text of ["my-box", "Hong Kong 1", "Debian 13"]) expect(review.getByText(text)).toBeTruthy();
  await press("Create");
  expect(await screen.findByText("my-box is being made")).toBeTruthy();
  await waitFor(() => expect(berth.place()).toMatch(/^\/product\/lcv\/panel\/vm_/));
});

test("nothing is ordered at an earlier price: it is said to be one, and the button waits for the new one", async () => {
  const opened = await open();
  const { berth, press } = opened;
  await screen.findByText("Live");
  await press("Next: Disk and bandwidth");
  await press("Next: Name and access");
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "my-box");
  await press("Next: Review");
  await screen.findByRole("group", { name: "Review" });
  const answer = opened.holdBack("MachineBuyQuote");
  await press("A month", "radio");
  await screen.findByText("Earlier price");
  const order = screen.getByRole("button", { name: "Order" });
  expect(order.getAttribute("aria-description")).toBe("The price is being reckoned: a moment.");
  await berth.user.click(order);
  answer();
  await screen.findByText("Live");
  expect(berth.place()).toContain("/product/lcv/buy");
  await waitFor(() => expect(order.getAttribute("aria-disabled")).toBeNull());
});

test("a size that is sold out in a region cannot be chosen there", async () => {
  const { press } = await open();
  await screen.findByRole("radio", { name: /^m16/ });
  await press(/^Shanghai/, "radio");
  await waitFor(() => expect(screen.getByRole("radio", { name: /^m16/ })).toHaveProperty("disabled", true));
});

test("an unreachable gateway is told, and a retry brings the form", async () => {
  const one = await open(true);
  expect(await screen.findByRole("heading", { name: "This cannot be prepared right now" })).toBeTruthy();
  one.away = false;
  await one.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: /^s2/ })).toBeTruthy();
});

test("an administrator says how many of a size can still be had", async () => {
  const { press, berth } = await open(false, "admin");
  await press("Set the stock");
  const drawer = within(await screen.findByRole("dialog"));
  await berth.user.type(await drawer.findByLabelText(/^Still to be had/), "0");
  await berth.user.click(drawer.getByRole("button", { name: "Set the stock" }));
  await waitFor(() => expect(screen.getByRole("radio", { name: /^s1/ })).toHaveProperty("disabled", true));
});

test("what the level takes off is named where something is ordered, and an hour costs what its sizes say", async () => {
  const { press } = await open();
  expect(await screen.findByText("¥0.2445", { selector: "span" })).toBeTruthy();
  expect(screen.queryByText("Level discount")).toBeNull();
  await press("Next: Disk and bandwidth");
  await press("A month", "radio");
  const taken = (await screen.findByText("Level discount")).nextElementSibling;
  expect(taken?.textContent).toMatch(/^[-−]¥/);
  await press("Three months", "radio");
  await screen.findByText("Term discount");
});
