import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/ecommerce/manage-review";
const table = listTable("Reviews");
const heads = () => table.rows().map((row) => within(row).getAllByRole("cell")[2]?.textContent ?? "");
const rowWith = (head: string) =>
  table.rows().find((row) => row.textContent?.includes(head)) ?? expect.fail(`no row ${head}`);
const drawer = () => screen.findByRole("dialog");

let screens: Screens;
afterEach(() => screens.close());

async function open(search = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path + search, { fragile: "ReviewList", ...options });
}
async function start(search = "") {
  await open(search);
  await table.shown();
}
const choose = async (row: string, action: string) => {
  await screens.press(`More for ${row}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: action }));
};
const reviewOf = (id: string) => screens.ask(`{ review(id: ${id}) { status reply } }`);

test("shows the newest reviews first, with product, reviewer, words and state", async () => {
  await start();
  expect(table.rows()).toHaveLength(10);
  const row = within(rowWith("Soft but not shapeless"));
  for (const text of ["Fender floor cushion", "Leon Hartmann", "Pending", "20 November 2026"])
    expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole("img", { name: "4 out of 5 stars" })).toBeTruthy();
  expect(await screen.findByText("100 reviews · 27 wait to be read")).toBeTruthy();
});

test("says how the ratings divide, and a rating's bar shows its reviews until it is pressed again", async () => {
  await start();
  const bar = await screen.findByRole("button", { name: "2 stars: 4 (4%)" });
  await screens.berth.user.click(bar);
  await waitFor(() => expect(table.rows()).toHaveLength(4));
  expect(screens.search().toString()).toBe("rating=2");
  expect(screen.getByRole("button", { name: "Rating: 2 stars" })).toBeTruthy();
  await screens.press("2 stars: 4 (4%)");
  await waitFor(() => expect(table.rows()).toHaveLength(10));
});

test("shows the week as a table too, and leads to what waits to be read", async () => {
  await start();
  await screens.berth.user.click(await screen.findByRole("button", { name: "Show as a table" }));
  const week = within(screen.getByRole("table", { name: "New reviews on each of the last seven days" }));
  expect(week.getAllByRole("row")).toHaveLength(8);
  expect(within(week.getByRole("row", { name: /^Fri/ })).getByText("4")).toBeTruthy();
  await screens.press("wait to be read", "link");
  await waitFor(() => expect(screens.search().toString()).toBe("view=pending"));
});

test("opens where an address says: days, rating, answered or not, order", async () => {
  await start("?date=2026-10-01..2026-10-31&rating=5&rating=1&replied=no&sort=reviewer&size=25");
  expect(screen.getByRole("button", { name: /^Date: .*01\/10\/2026.*–.*31\/10\/2026/ })).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Reviewer" }).getAttribute("aria-sort")).toBe("ascending");
  for (const row of table.rows()) expect(row.textContent).toContain("October 2026");
});

test("filters by days from the popover", async () => {
  await start();
  const [filter] = screen.getAllByRole("button", { name: "Date" });
  await screens.berth.user.click(filter ?? expect.fail("no filter for days"));
  const from = await screen.findByRole("textbox", { name: "From" });
  await waitFor(() => expect(document.activeElement).toBe(from));
  await screens.berth.user.type(from, "20/11/2026{Enter}");
  await waitFor(() => expect(screens.search().get("date")).toBe("2026-11-20.."));
  await screens.berth.user.keyboard("{Escape}");
  await waitFor(() => expect(table.rows()).toHaveLength(4));
});

test("reads a review in a drawer that has an address of its own, and steps to the next", async () => {
  await start("?rating=5");
  const [first, second] = heads();
  await screens.berth.user.click(within(table.rows()[0] ?? expect.fail("no row")).getByRole("link"));
  expect(within(await drawer()).getByRole("heading", { level: 2 }).textContent).toContain(
    "Paper that loves ink",
  );
  expect(first).toContain("Paper that loves ink");
  expect(screens.search().toString()).toBe("rating=5&open=99");
  expect(await within(await drawer()).findByRole("link", { name: "Logbook ruled notebook" })).toBeTruthy();
  await screens.press("Next review");
  const heading = () => screen.getByRole("dialog").querySelector("h2")?.textContent ?? "";
  await waitFor(() => expect(second).toContain(heading()));
  await screens.press("Close");
  await waitFor(() => expect(screens.search().toString()).toBe("rating=5"));
});

test("answers a review and publishes it with that", async () => {
  await start();
  await choose("Soft but not shapeless", "Reply");
  const text = within(await drawer()).getByRole("textbox", { name: /^Reply/ });
  await waitFor(() => expect(document.activeElement).toBe(text));
  await screens.berth.user.type(text, "Enjoy the book.");
  await screens.press("Send reply");
  expect(await screen.findByText("Reply saved, review published")).toBeTruthy();
  expect(await within(await drawer()).findByText("Enjoy the book.")).toBeTruthy();
  expect(await reviewOf("100")).toEqual({ review: { status: "PUBLISHED", reply: "Enjoy the book." } });
});

test("refuses an empty reply at its field", async () => {
  await open("?open=100");
  await screens.berth.user.click(await within(await drawer()).findByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect(screens.berth.sent("ReviewReply")).toBe(0);
});

test("asks before a reply that is being written is lost", async () => {
  await open("?open=100");
  await screens.berth.user.type(
    await within(await drawer()).findByRole("textbox", { name: /^Reply/ }),
    "Half a",
  );
  await screens.berth.user.click(within(await drawer()).getByRole("button", { name: "Close" }));
  const question = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await screens.berth.user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Reply/ })).value).toBe("Half a");
});

test("takes a reply back, and undo returns it", async () => {
  await open("?open=90");
  await screens.berth.user.click(await within(await drawer()).findByRole("button", { name: "Remove reply" }));
  expect(await screen.findByText("Reply to 1 review removed")).toBeTruthy();
  expect(await reviewOf("90")).toMatchObject({ review: { reply: "" } });
  await screens.berth.user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  await waitFor(async () =>
    expect(await reviewOf("90")).toMatchObject({ review: { reply: expect.stringContaining("Thank you") } }),
  );
});

test("publishes and answers the chosen reviews at once, and takes all of it back", async () => {
  await start();
  await screens.press("Select Soft but not shapeless", "checkbox");
  await screens.press("Select Paper that loves ink", "checkbox");
  await screens.berth.user.click(
    within(await screen.findByRole("toolbar")).getByRole("button", { name: "Reply" }),
  );
  const form = within(await drawer());
  expect(form.getByRole("heading", { name: "Reply to 2 reviews" })).toBeTruthy();
  await screens.berth.user.type(form.getByRole("textbox", { name: /^Reply/ }), "Thank you.");
  await screens.press("Send reply");
  expect(await screen.findByText("2 reviews answered")).toBeTruthy();
  for (const id of ["99", "100"])
    expect(await reviewOf(id)).toEqual({ review: { status: "PUBLISHED", reply: "Thank you." } });
  await screens.berth.user.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  await waitFor(async () =>
    expect(await reviewOf("100")).toEqual({ review: { status: "PENDING", reply: "" } }),
  );
});

test("publishing from the row's menu moves the review out of the pending ones", async () => {
  await start("?view=pending");
  await choose("Soft but not shapeless", "Publish");
  expect(await screen.findByText("1 review published")).toBeTruthy();
  await waitFor(() => expect(heads().join()).not.toContain("Soft but not shapeless"));
  expect(await screen.findByText("100 reviews · 26 wait to be read")).toBeTruthy();
});

test("deletes a review at once, and Ctrl Z brings it back", async () => {
  await start();
  await choose("Soft but not shapeless", "Delete");
  await waitFor(() => expect(heads().join()).not.toContain("Soft but not shapeless"));
  await screen.findByText("1 review deleted");
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(heads()[0]).toContain("Soft but not shapeless"));
});

test("an address of a review that is gone says so", async () => {
  await open("?open=99999");
  expect(
    await within(await drawer()).findByRole("heading", { name: "This review does not exist" }),
  ).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings list and figures", async () => {
  await open("", { away: true });
  expect(await screen.findByRole("heading", { name: "The reviews cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  await table.shown();
  expect(await screen.findByRole("heading", { name: "Ratings" })).toBeTruthy();
});

test("a shop without reviews says what will come", async () => {
  const ids = Array.from({ length: 100 }, (_, id) => `${id + 1}`);
  await open("", {
    before: (ask) => ask("mutation($ids: [ID!]!) { reviewBulkDelete(ids: $ids) { ids } }", { ids }),
  });
  expect(await screen.findByRole("heading", { name: "No reviews yet" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "5 stars: 0 (0%)" })).toBeTruthy();
});
