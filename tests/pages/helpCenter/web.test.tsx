import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (rest = "", away = false) => {
  screens = await openScreensAt(`/front-pages/help-center${rest}`, { fragile: "query Help", away });
};

test("the front page leads to an article, and the article to others like it", async () => {
  await start();
  await screens.press("Following a parcel", "link");
  expect(await screen.findByRole("heading", { level: 1, name: "Following a parcel" })).toBeTruthy();
  expect(await screen.findByText(/^The letter that says/)).toBeTruthy();
  await screens.press("Scheduled delivery", "link");
  expect(await screen.findByRole("heading", { level: 1, name: "Scheduled delivery" })).toBeTruthy();
});

test("a search stands in the address, and what it found can be opened", async () => {
  await start();
  await screens.berth.user.type(await screen.findByRole("searchbox"), "voucher");
  await waitFor(() => expect(screens.search().get("q")).toBe("voucher"));
  const [first] = await screen.findAllByRole("link", { name: /^How do I use a voucher/ });
  expect(first?.getAttribute("href")).toBe("/front-pages/help-center/article/how-do-i-use-a-voucher");
  await screens.press("Clear the search");
  expect(await screen.findByRole("heading", { name: "All topics" })).toBeTruthy();
});

test("a search in an article leads to what it found", async () => {
  await start("/article/two-step-sign-in");
  await screens.berth.user.type(await screen.findByRole("searchbox"), "refund{Enter}");
  await waitFor(() => expect(screens.search().get("q")).toBe("refund"));
  expect(await screen.findByText(/^\d+ articles found$/)).toBeTruthy();
});

test("a search without an article says so, and shows the topics again", async () => {
  await start("?q=submarine");
  expect(await screen.findByRole("heading", { name: "No article matches" })).toBeTruthy();
  await screens.press("Show all topics");
  expect(await screen.findByRole("heading", { name: "All topics" })).toBeTruthy();
});

test("whether an article helped is kept for the person", async () => {
  await start("/article/two-step-sign-in");
  const asked = within(await screen.findByRole("group", { name: "Whether “Two-step sign-in” helped" }));
  await screens.berth.user.click(asked.getByRole("button", { name: "No" }));
  expect(asked.getByRole("button", { name: "No", pressed: true })).toBeTruthy();
});

test("an address without an article says so and leads to the help centre", async () => {
  await start("/article/nowhere");
  expect(await screen.findByRole("heading", { level: 1, name: "There is no such article" })).toBeTruthy();
  await screens.press("Go to the help centre", "link");
  expect(await screen.findByRole("heading", { level: 1, name: "How can we help?" })).toBeTruthy();
});

test("articles that cannot be fetched say so, and are there after a retry", async () => {
  await start("", true);
  expect(await screen.findByRole("heading", { name: "The articles cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("heading", { name: "Most read" })).toBeTruthy();
});
