import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as = "finance", away = false) => {
  screens = await openScreensAt("/user/recharge?tab=review", { fragile: "Reviews", as, away });
};
const rows = async (name: string) => within(await screen.findByRole("table", { name })).getAllByRole("row");
/** The row with a text, once it stands: the rows of the view before stay until those of the next one come. */
const rowWith = async (name: string, text: string) =>
  await waitFor(async () =>
    within(
      (await rows(name)).find((row) => row.textContent?.includes(text)) ?? expect.fail(`no row with ${text}`),
    ),
  );
/** Asks as somebody, past the console. */
const askAs = async (name: string, query: string) => {
  const inject = async (url: string, payload: object, headers = {}) =>
    JSON.parse((await screens.berth.gateway.inject({ method: "POST", url, payload, headers })).body);
  const { accessToken } = await inject("/api/ordinaryUser/login", { username: name, password: name });
  return await inject("/graphql", { query }, { authorization: `Bearer ${accessToken}` });
};
const show = async (view: string, from = "To confirm") => {
  await screens.press(from);
  await screens.press(view, "menuitemradio");
};

test("a bank transfer is confirmed after a question, and is in the list no more", async () => {
  await open();
  await rows("Recharges to review");
  await askAs(
    "developer",
    'mutation { rechargeCreate(amount: "200000000", channel: MANUAL, idempotencyKey: "review-1") { id } }',
  );
  await show("All");
  const row = await rowWith("Recharges to review", "¥200.00");
  await screens.berth.user.click(row.getByRole("button", { name: "Confirm" }));
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Confirmed: the money is in the balance")).toBeTruthy();
  await waitFor(async () =>
    expect((await rowWith("Recharges to review", "¥200.00")).getByText("Arrived")).toBeTruthy(),
  );
});

test("above ¥5,000 one person of finance does not do alone", async () => {
  await open();
  const row = await rowWith("Recharges to review", "¥8,000.00");
  await screens.berth.user.click(row.getByRole("button", { name: "Confirm" }));
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Confirmed: another person of finance must do so too")).toBeTruthy();
  expect(await screen.findByText("A second person must confirm")).toBeTruthy();
});

test("a recharge is given back for a reason, and not without one", async () => {
  await open();
  await rows("Recharges to review");
  await show("Arrived");
  const row = await rowWith("Recharges to review", "¥500.00");
  await screens.berth.user.click(row.getByRole("button", { name: "Give back" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Give a recharge back" }));
  await screens.berth.user.click(drawer.getByRole("button", { name: "Give back" }));
  const reason = await drawer.findByLabelText(/^Reason/);
  await waitFor(() => expect(reason.getAttribute("aria-invalid")).toBe("true"));
  await screens.berth.user.type(reason, "Paid twice");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Give back" }));
  expect(await screen.findByText("The money is given back")).toBeTruthy();
});

test("a transfer is taken back for a reason", async () => {
  await open();
  expect(await screen.findByText("There are no transfers yet.")).toBeTruthy();
  const { data } = await askAs("client", 'mutation { transferPayeeCheck(payee: "support@demo.com") { id } }');
  await askAs(
    "client",
    `mutation { transferCreate(input: { payeeId: "${data.transferPayeeCheck.id}", amount: "88000000", memo: "Lunch", key: "review-2" }, password: "client") { id } }`,
  );
  await screens.press("Ledger", "tab");
  await screens.press("Review", "tab");
  const row = await rowWith("Transfers to review", "Lunch");
  await screens.berth.user.click(row.getByRole("button", { name: "Take back" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Take a transfer back" }));
  await screens.berth.user.type(await drawer.findByLabelText(/^Reason/), "Sent by mistake");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("The transfer is taken back")).toBeTruthy();
  expect((await rowWith("Transfers to review", "Lunch")).getByText("Taken back")).toBeTruthy();
});

test("anybody's balances are looked up by their user name, and nobody's are said to be so", async () => {
  await open();
  const search = await screen.findByRole("searchbox", { name: "User name, e-mail or identifier" });
  await screens.berth.user.type(search, "client");
  expect(await screen.findByText("¥1,790.72")).toBeTruthy();
  await screens.berth.user.clear(search);
  await screens.berth.user.type(search, "nobody-at-all");
  expect(await screen.findByText(/^There is no such account/)).toBeTruthy();
});

test("each part fails by itself, and is tried again", async () => {
  await open("finance", true);
  expect(await screen.findByText("The recharges could not be loaded")).toBeTruthy();
  expect(await screen.findByText("The transfers could not be loaded")).toBeTruthy();
  screens.away = false;
  for (const button of await screen.findAllByRole("button", { name: "Try again" }))
    await screens.berth.user.click(button);
  expect((await rows("Recharges to review")).length).toBeGreaterThan(1);
});

test("who reviews no money is not shown the tab", async () => {
  await open("client");
  expect(await screen.findByRole("tab", { name: "Usage" })).toBeTruthy();
  expect(screen.queryByRole("tab", { name: "Review" })).toBeNull();
});
