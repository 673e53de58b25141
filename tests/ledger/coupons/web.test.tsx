import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (at = "/integral/store/coupons", as = "client") => {
  screens = await openScreensAt(at, { fragile: "StoreCoupons", as });
};
const list = async (name: string) => within(await screen.findByRole("list", { name }));

test("a coupon is claimed, and stands among one's own at once", async () => {
  await open();
  expect((await list("My coupons")).getAllByRole("listitem")).toHaveLength(4);
  await screens.press("Claim “新人首单”");
  expect(await screen.findByText("“新人首单” is yours")).toBeTruthy();
  await waitFor(async () => expect((await list("My coupons")).getAllByRole("listitem")).toHaveLength(5));
  expect(screen.queryByRole("button", { name: "Claim “新人首单”" })).toBeNull();
});

test("one's coupons say where they stand and why they do not serve", async () => {
  await open();
  expect((await list("My coupons")).getByText("Held by an order")).toBeTruthy();
  await screens.press("Show: In hand");
  await screens.press("Used", "menuitemradio");
  expect(await screen.findByText("Used for order ord_sample_paid")).toBeTruthy();
  expect(screens.search().get("show")).toBe("used");
  await screens.press("Show: Used");
  await screens.press("No longer valid", "menuitemradio");
  expect(await screen.findByText(/^Expired on /)).toBeTruthy();
});

test("only administrators manage coupons", async () => {
  await open();
  await list("My coupons");
  expect(screen.queryByText("Manage coupons")).toBeNull();
});

test("an administrator makes a coupon, is told what is missing, and changes it with a record", async () => {
  await open("/integral/store/coupons", "admin");
  const { user } = screens.berth;
  await screens.press("New coupon");
  const form = within(await screen.findByRole("dialog", { name: "New coupon" }));
  const save = await form.findByRole("button", { name: "Save" });
  await user.type(form.getByLabelText(/^Name/), "Harbour days");
  await user.click(save);
  expect(await form.findByText("Please fill this in.")).toBeTruthy();
  await user.type(form.getByLabelText(/^Amount off/), "12.50");
  await user.click(save);
  expect(await screen.findByText("The coupon is saved")).toBeTruthy();
  await screens.press("Edit “Harbour days”");
  const again = within(await screen.findByRole("dialog", { name: "Edit coupon" }));
  await user.type(await again.findByLabelText(/^Name/), " 2");
  await user.click(again.getByRole("button", { name: "Save" }));
  await screens.press("Edit “Harbour days 2”");
  const last = within(await screen.findByRole("dialog", { name: "Edit coupon" }));
  expect((await last.findAllByText(/Maren Okafor/)).map((one) => one.closest("li")?.textContent)).toEqual([
    expect.stringMatching(/Name$/),
    expect.stringMatching(/Made$/),
  ]);
});

test("says where the coupons cannot be loaded, and loads them then", async () => {
  screens = await openScreensAt("/integral/store/coupons", { fragile: "StoreCoupons", away: true });
  expect(await screen.findByText("The coupons could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect((await list("My coupons")).getAllByRole("listitem")).toHaveLength(4);
});
