import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

test("a coupon's code is redeemed, and a wrong one says how many tries are left", async () => {
  screens = await openScreensAt("/integral/store/coupons", { fragile: "Store" });
  const { user } = screens.berth;
  await screens.press("Enter a code");
  const form = within(await screen.findByRole("dialog", { name: "Redeem a code" }));
  const field = await form.findByLabelText(/^Code/);
  await user.type(field, "WRONG1");
  await user.click(form.getByRole("button", { name: "Redeem" }));
  expect((await form.findByRole("alert")).textContent).toContain("4 tries left");
  await user.clear(field);
  await user.type(field, "harbour30");
  await user.click(form.getByRole("button", { name: "Redeem" }));
  expect(await screen.findByText("“伙伴专享” is yours")).toBeTruthy();
});

test("an administrator makes codes that are shown once, and switches them off", async () => {
  screens = await openScreensAt("/integral/store/goods", { fragile: "Store", as: "admin" });
  const { user } = screens.berth;
  await screens.press("Make gift codes");
  const form = within(await screen.findByRole("dialog", { name: "Make gift codes" }));
  await user.type(await form.findByLabelText(/^What for/), "Fair");
  await user.type(form.getByLabelText(/^Amount of each/), "20");
  await user.clear(form.getByLabelText(/^How many/));
  await user.type(form.getByLabelText(/^How many/), "3");
  await user.type(form.getByRole("textbox", { name: "Day" }), "31/12/2027");
  await user.type(form.getByRole("combobox", { name: "Time" }), "10:00{Tab}");
  await user.click(form.getByRole("button", { name: "Make" }));
  const codes = await form.findByLabelText("The codes that were made");
  expect(codes.textContent?.split("\n")).toHaveLength(3);
  await user.click(form.getByRole("button", { name: "Done" }));
  const leave = within(await screen.findByRole("alertdialog"));
  await user.click(leave.getByRole("button", { name: "Close all the same" }));
  expect(await screen.findByText("3 unused")).toBeTruthy();
  await screens.press("Switch “Fair” off");
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Switch off" }));
  expect(await screen.findByText("3 switched off")).toBeTruthy();
});

test("a gift code whose answer was lost is redeemed once, and told as such when it is sent again", async () => {
  const token = async (name: string) =>
    (
      await screens.ask<{ signed: { accessToken: string } }>(
        `mutation { signed: ordinaryUserLogin(username: "${name}", password: "${name}") { accessToken } }`,
      )
    ).signed.accessToken;
  screens = await openScreensAt("/integral/store/coupons", { fragile: "Store" });
  const { made } = await screens.ask<{ made: { codes: string[] } }>(
    `mutation { made: giftCodeBatchCreate(input: { title: "Fair", amount: "20000000", count: 1, expiresAt: "2099-12-31T00:00:00.000Z" }) { codes } }`,
    {},
    await token("admin"),
  );
  const own = await token("client");
  const gifts = async () => {
    const { wallet } = await screens.ask<{ wallet: { balances: { gift: string } } }>(
      "{ wallet { balances { gift } } }",
      {},
      own,
    );
    return BigInt(wallet.balances.gift);
  };
  const before = await gifts();
  await screens.press("Enter a code");
  const form = within(await screen.findByRole("dialog", { name: "Redeem a code" }));
  await screens.berth.user.type(await form.findByLabelText(/^Code/), made.codes[0] ?? "");
  const lose = screens.holdBack("StoreCodeRedeem");
  await screens.berth.user.click(form.getByRole("button", { name: "Redeem" }));
  lose("lost");
  await form.findByText(/The gateway did not answer/);
  await screens.berth.user.click(form.getByRole("button", { name: "Redeem" }));
  expect(await screen.findByText(/¥20\.00/)).toBeTruthy();
  expect((await gifts()) - before).toBe(20_000_000n);
});
