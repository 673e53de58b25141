import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as = "client", at = "/user/agent", away = false) => {
  screens = await openScreensAt(at, { fragile: "AgentHome", as, away });
};
const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await screens.berth.user.clear(field);
  await screens.berth.user.type(field, text);
};

test("an agent sees the level, the link, the funnel and what was earned", async () => {
  await open();
  expect(await screen.findByText("L1 agent")).toBeTruthy();
  expect(screen.getByRole("img", { name: "QR code of the invite link" })).toBeTruthy();
  expect(await within(await screen.findByRole("list", { name: "Funnel" })).findByText("132")).toBeTruthy();
  const table = await screen.findByRole("table", { name: "Commissions" });
  expect(within(table).getByText("O2026112100**17")).toBeTruthy();
  expect(within(table).getAllByText("Refunded before")).toHaveLength(1);
});

test("commissions are narrowed, sorted and found, and the address keeps that", async () => {
  await open();
  await screens.press(/^Settled/, "tab");
  expect(await screen.findByText("O2026101000**55")).toBeTruthy();
  expect(screens.search().get("show")).toBe("settled");
  await screens.press("Paid");
  expect(screens.search().get("sort")).toBe("base");
  await screens.press(/^All/, "tab");
  await type(/^Order number/, "0204");
  await waitFor(() => expect(screens.search().get("q")).toBe("0204"));
  expect(await screen.findByText("O2026111900**04")).toBeTruthy();
  await type(/^Order number/, "nothing");
  expect(await screen.findByText("None of them matches.")).toBeTruthy();
});

const withdraw = async (amount: string) => {
  await screens.press("Withdraw");
  const dialog = within(await screen.findByRole("dialog"));
  const fill = async (label: RegExp, text: string) => {
    const field = await dialog.findByLabelText(label);
    await screens.berth.user.clear(field);
    await screens.berth.user.type(field, text);
  };
  await fill(/^Amount/, amount);
  await fill(/^Account/, "6222 0202 0000 8888");
  await fill(/^Your password/, "client");
  await screens.berth.user.click(dialog.getByRole("button", { name: "Withdraw" }));
};

test("commissions are withdrawn with the password", async () => {
  await open();
  await withdraw("100");
  expect(await screen.findByText("¥100.00 is asked for, and frozen meanwhile")).toBeTruthy();
  expect(await screen.findByText(/By another person, to Bank ••8888/)).toBeTruthy();
});

test("less than the minimum is refused in words", async () => {
  await open();
  await withdraw("99");
  expect(await screen.findByText("That is less than is withdrawn at once.")).toBeTruthy();
});

test("a withdrawal is called off after a question", async () => {
  await open();
  await screens.press("Call off");
  const dialog = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(dialog.getByRole("button", { name: "Call off" }));
  expect(await screen.findByText("The amount is back")).toBeTruthy();
});

test("commissions go into the balance", async () => {
  await open();
  await screens.press("To balance");
  await type(/^Amount/, "44.40");
  await screens.press("Convert");
  expect(await screen.findByText("¥44.40 is in the balance")).toBeTruthy();
});

test("somebody applies, and finance takes them", async () => {
  await open("developer");
  await type(/^How you would do it/, "By a talk");
  await screens.press("Apply");
  expect(await screen.findByText("Your application is being looked at")).toBeTruthy();
});

test("finance approves a withdrawal and leaves the payment to another person", async () => {
  await open("finance", "/user/agent?tab=review");
  await screens.press("Approve: 林知夏");
  const dialog = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("To be paid")).toBeTruthy();
  expect(
    (await screen.findByRole("button", { name: /^Pay: 林知夏, for another/ })).getAttribute("aria-disabled"),
  ).toBe("true");
});

test("an approval whose answer was lost is given once, and told as done when it is sent again", async () => {
  screens = await openScreensAt("/user/agent?tab=review", { fragile: "WithdrawalReviewList", as: "finance" });
  const { signed } = await screens.ask<{ signed: { accessToken: string } }>(
    'mutation { signed: ordinaryUserLogin(username: "finance", password: "finance") { accessToken } }',
  );
  const approved = async () => {
    const { reviews } = await screens.ask<{ reviews: { total: number } }>(
      "{ reviews: withdrawalReviews(status: [APPROVED]) { total } }",
      {},
      signed.accessToken,
    );
    return reviews.total;
  };
  const before = await approved();
  const approve = async () => {
    await screens.press("Approve: 林知夏");
    const dialog = within(await screen.findByRole("alertdialog"));
    await screens.berth.user.click(dialog.getByRole("button", { name: "Approve" }));
  };
  const lose = screens.holdBack("WithdrawalApprove");
  await screen.findByRole("button", { name: "Approve: 林知夏" });
  screens.away = true;
  await approve();
  lose("lost");
  await screen.findByText(/The gateway did not answer/);
  await approve();
  expect(await screen.findByText("Done")).toBeTruthy();
  expect(await approved()).toBe(before + 1);
});

test("finance says why it takes a commission back", async () => {
  await open("finance", "/user/agent?tab=review");
  await screens.press("Take back: O20261121000617");
  await type(/^Reason/, "Bought for themselves");
  await screens.press("Take back");
  await waitFor(() => expect(screen.getAllByText("Void").length).toBeGreaterThan(1));
});

test("who is not of finance sees no reviews", async () => {
  await open("client", "/user/agent?tab=review");
  expect(await screen.findByText("L1 agent")).toBeTruthy();
  expect(screen.queryByRole("tab", { name: "Review" })).toBeNull();
});

test("the rules say what the price list says", async () => {
  await open();
  await screens.press("Rules");
  expect(await screen.findByText(/They are confirmed 7 days after/)).toBeTruthy();
});

test("says where the page cannot be loaded, and loads it then", async () => {
  await open("client", "/user/agent", true);
  expect(await screen.findByText("The agent centre could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText("L1 agent")).toBeTruthy();
});
