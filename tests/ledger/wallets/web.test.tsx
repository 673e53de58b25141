import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as = "client", at = "/user/recharge") => {
  screens = await openScreensAt(at, { fragile: "WalletHome", as });
};
const table = async () => within(await screen.findByRole("table", { name: "Ledger" }));

test("four balances are shown, and that gifts expire", async () => {
  await open();
  for (const name of ["Cash", "Gifts", "Frozen", "Commissions"])
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  expect(await screen.findByText("¥1,790.72")).toBeTruthy();
  expect(await screen.findByText(/^¥194.81 expires on/)).toBeTruthy();
});

test("hourly charges are one row until they are opened", async () => {
  await open();
  const rows = (await table()).getAllByRole("row").length;
  await screens.press(/^Hourly usage\s*14 charges/);
  expect((await table()).getAllByRole("row")).toHaveLength(rows + 14);
});

test("a movement shows both sides, and that they sum to zero", async () => {
  await open();
  await screens.press(/^Recharge/);
  expect(await screen.findByText("Clearing, Alipay")).toBeTruthy();
  expect(await screen.findByText("Both sides together")).toBeTruthy();
  expect(await screen.findByText("As it was written")).toBeTruthy();
});

test("the ledger is narrowed and paged, and the address keeps that", async () => {
  await open();
  await screens.press("Type: All types");
  await screens.press("Recharge", "menuitemradio");
  await waitFor(async () => expect((await table()).getAllByRole("row")).toHaveLength(5));
  expect(screens.search().get("type")).toBe("RECHARGE");
  const file = screen.getByRole("link", { name: "Export" }).getAttribute("href") ?? "";
  expect(new URL(file, "http://berth").searchParams.get("type")).toBe("RECHARGE");
});

test("only who may read the ledger is shown its proof, and has it checked", async () => {
  await open();
  await table();
  expect(screen.queryByRole("tab", { name: "Proof" })).toBeNull();
  await screens.close();
  await open("finance", "/user/recharge?tab=proof");
  expect(await screen.findByText("Both sides")).toBeTruthy();
  await screens.press("Check now");
  expect(await screen.findByText(/transactions checked: no difference$/)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText("On demand")).toHaveLength(1));
});

test("says where the balance cannot be loaded, and loads it then", async () => {
  screens = await openScreensAt("/user/recharge", { fragile: "WalletHome", away: true });
  expect(await screen.findByText("Your balance could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText("¥1,790.72")).toBeTruthy();
});
