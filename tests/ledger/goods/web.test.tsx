import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (at = "/integral/store/goods", as = "client") => {
  screens = await openScreensAt(at, { fragile: "StoreGoods", as });
};

test("a good is redeemed after a question, and the points and the records say so", async () => {
  await open();
  expect(await screen.findByText("2,145 points")).toBeTruthy();
  await screens.press("Redeem “应用套餐加 7 天”");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/leaves 1,625 points/)).toBeTruthy();
  await screens.berth.user.click(question.getByRole("button", { name: "Redeem" }));
  expect(await screen.findByText("“应用套餐加 7 天” is redeemed")).toBeTruthy();
  expect(await screen.findByText("1,625 points")).toBeTruthy();
  await screens.press("Redemptions", "tab");
  const table = within(await screen.findByRole("table", { name: "Redemptions" }));
  expect(table.getAllByRole("row")).toHaveLength(4);
  expect(table.getAllByRole("row")[1]?.textContent).toContain("−520");
});

test("a good that is too dear says how many points are missing", async () => {
  await open();
  const button = await screen.findByRole("button", { name: "255 points short" });
  expect(button.ariaDisabled).toBe("true");
});

test("an administrator offers a good", async () => {
  await open("/integral/store/goods", "admin");
  const { user } = screens.berth;
  await screens.press("New good");
  const form = within(await screen.findByRole("dialog", { name: "New good" }));
  await user.selectOptions(await form.findByRole("combobox", { name: /^Type/ }), "GIFT");
  await user.type(form.getByLabelText(/^Gift amount/), "5");
  await user.type(form.getByLabelText(/^Name/), "Five yuan");
  await user.type(form.getByLabelText(/^Points/), "450");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The good is saved")).toBeTruthy();
  expect(await screen.findByText("Five yuan")).toBeTruthy();
});

test("says where the store cannot be loaded, and loads it then", async () => {
  screens = await openScreensAt("/integral/store/goods", { fragile: "StoreGoods", away: true });
  expect(await screen.findByText("The store could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  await waitFor(async () =>
    expect(
      within(await screen.findByRole("list", { name: "Points store" })).getAllByRole("listitem"),
    ).toHaveLength(4),
  );
});
