import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/ecommerce/referrals";
const table = listTable("Referrals");

let screens: Screens;
afterEach(() => screens.close());

async function open(search = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path + search, { fragile: "ReferralList", ...options });
}
async function start(search = "") {
  await open(search);
  await table.shown();
}
const choose = async (row: string, action: string) => {
  await screens.press(`More for ${row}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: action }));
};
const referralOf = (id: string) => screens.ask(`{ referral(id: ${id}) { status } }`);
const invite = async (name: string, email: string) => {
  await screens.berth.user.type(await screen.findByRole("textbox", { name: /^Friend’s name/ }), name);
  await screens.berth.user.type(screen.getByRole("textbox", { name: /^E-mail/ }), email);
  await screens.press("Invite");
};

test("shows the newest referrals first, with what they brought", async () => {
  await start();
  expect(table.rows()).toHaveLength(10);
  expect(table.names()[0]).toBe("Hugo Navarro");
  const row = within(table.rowOf("Hugo Navarro"));
  for (const text of ["hugo.navarro@example.com", "#2594", "Unpaid", "¥122.00", "¥12.20"])
    expect(row.getByText(text)).toBeTruthy();
});

test("says the figures, and each leads to its referrals", async () => {
  await start();
  expect(await screen.findByText("¥3,034.39")).toBeTruthy();
  expect(screen.getByText("8% of it went into rewards")).toBeTruthy();
  await screens.press("Unpaid rewards", "link");
  await waitFor(() => expect(screens.search().toString()).toBe("view=unpaid"));
  await waitFor(() => expect(screen.getByText("1–10 of 14")).toBeTruthy());
});

test("sorts by the reward and filters by what was bought, in the address", async () => {
  await start("?sort=-earning&value=500..1000&size=25");
  expect(screen.getByRole("columnheader", { name: "Reward" }).getAttribute("aria-sort")).toBe("descending");
  expect(screen.getByRole("button", { name: "Purchases: ¥500–¥1,000" })).toBeTruthy();
  const amounts = table
    .rows()
    .map((row) => Number(within(row).getAllByRole("cell")[4]?.textContent?.replace(/[¥,]/g, "")));
  expect(amounts.length).toBeGreaterThan(3);
  for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(500);
  for (const amount of amounts) expect(amount).toBeLessThanOrEqual(1_000);
});

test("marks chosen referrals as paid, the figures follow, and undo takes it back", async () => {
  await start();
  await screens.press("Select Hugo Navarro", "checkbox");
  await screens.press("Select Fatima Benali", "checkbox");
  await screens.berth.user.click(
    within(await screen.findByRole("toolbar")).getByRole("button", { name: "Mark as paid" }),
  );
  expect(await screen.findByText("2 referrals marked as paid")).toBeTruthy();
  expect(await screen.findByText("27 paid, 6 rejected")).toBeTruthy();
  expect(await referralOf("45")).toEqual({ referral: { status: "PAID" } });
  await screens.press("Undo");
  await waitFor(async () => expect(await referralOf("45")).toEqual({ referral: { status: "UNPAID" } }));
});

test("rejects a referral from its menu, and a view of the unpaid ones lets it go", async () => {
  await start("?view=unpaid");
  await choose("Hugo Navarro", "Reject");
  expect(await screen.findByText("1 referral rejected")).toBeTruthy();
  await waitFor(() => expect(table.names()).not.toContain("Hugo Navarro"));
});

test("deletes a referral at once, and Ctrl Z brings it back", async () => {
  await start();
  await choose("Hugo Navarro", "Delete");
  await waitFor(() => expect(table.names()).not.toContain("Hugo Navarro"));
  await screen.findByText("1 referral deleted");
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(table.names()[0]).toBe("Hugo Navarro"));
});

test("gives a link with the person's own name, which the console reads as an invitation", async () => {
  await start();
  const link = screen.getByText(/\/client_$/).textContent ?? "";
  await screens.berth.go(new URL(link).pathname);
  await waitFor(() => expect(window.localStorage.getItem("inviteCode")).toBe("client"));
});

test("invites a friend, who stands first in the list, and takes it back", async () => {
  await start();
  await invite("Nobuko Ende", "nobuko@example.com");
  expect(await screen.findByText("“Nobuko Ende” invited")).toBeTruthy();
  await waitFor(() => expect(table.names()[0]).toBe("Nobuko Ende"));
  const name = screen.getByRole("textbox", { name: /^Friend’s name/ });
  expect(name).toHaveProperty("value", "");
  await screens.press("Undo");
  await waitFor(() => expect(table.names()[0]).toBe("Hugo Navarro"));
});

test("refuses what is no address and who was referred before, each at its field", async () => {
  await start();
  await invite("Nobuko Ende", "nobuko@");
  expect(await screen.findByText("Write it as name@example.com.")).toBeTruthy();
  const email = screen.getByRole("textbox", { name: /^E-mail/ });
  await screens.berth.user.clear(email);
  await screens.berth.user.type(email, "Hugo.Navarro@example.com");
  await screens.press("Invite");
  expect(await screen.findByText("This is in use already. Choose another.")).toBeTruthy();
  expect(screens.berth.sent("ReferralInvite")).toBe(0);
});

test("opens a referral in a drawer that has an address of its own", async () => {
  await start("?view=paid");
  const [name = ""] = table.names();
  await screens.press(name ?? "", "link");
  const drawer = within(await screen.findByRole("dialog"));
  expect(drawer.getByRole("heading", { level: 2 }).textContent).toBe(name);
  expect(screens.search().get("open")).toMatch(/^\d+$/);
  await screens.berth.user.click(drawer.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screens.search().toString()).toBe("view=paid"));
});

test("an address of a referral that is gone says so", async () => {
  await open("?open=99999");
  expect(
    await within(await screen.findByRole("dialog")).findByRole("heading", {
      name: "This referral does not exist",
    }),
  ).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings list and figures", async () => {
  await open("", { away: true });
  expect(
    await screen.findByRole("heading", { name: "The referrals cannot be shown right now" }),
  ).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  await table.shown();
  expect(await screen.findByText("¥3,034.39")).toBeTruthy();
});

test("without referrals it says how to begin", async () => {
  const ids = Array.from({ length: 45 }, (_, id) => `${id + 1}`);
  await open("", {
    before: (ask) => ask("mutation($ids: [ID!]!) { referralBulkDelete(ids: $ids) { ids } }", { ids }),
  });
  expect(await screen.findByRole("heading", { name: "No referrals yet" })).toBeTruthy();
});

test("the values of several referrals change together, and undo takes it back", async () => {
  await start();
  await screens.berth.user.click(screen.getByRole("checkbox", { name: "Select all rows of this page" }));
  await screens.berth.user.click(await screen.findByRole("button", { name: "Edit…" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Edit 10 rows" }));
  await screens.berth.user.click(await drawer.findByRole("checkbox", { name: "Reward" }));
  await screens.berth.user.type(await drawer.findByRole("textbox", { name: /Reward/ }), "77");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  const changed = () => table.rows().filter((row) => within(row).queryByText("¥77.00"));
  await waitFor(() => expect(changed()).toHaveLength(10));
  await screens.press("Undo");
  await waitFor(() => expect(changed()).toHaveLength(0));
});
