import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

const open = async (at: string) => {
  berth = await openConsole({ at: `/pages/cards/${at}`, as: "client" });
};
const button = (name: string | RegExp) => screen.findByRole("button", { name });

test("of cards to choose from one is chosen, by arrows too", async () => {
  await open("card-basic?demo=Choose");
  const image = await screen.findByRole("radio", { name: /^An image/ });
  await berth.user.click(image);
  await berth.user.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: /^A template/ })).toHaveProperty("checked", true);
});

test("an entry is added, and one removed through its menu", async () => {
  await open("card-advance?demo=Entries");
  await berth.user.click(await button("Add a domain"));
  const list = within(screen.getByRole("list", { name: "Domains of your own" }));
  expect(list.getAllByRole("listitem").length).toBe(3);
  await berth.user.click(list.getByRole("button", { name: "More on shop.example.com" }));
  await berth.user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await waitFor(() => expect(list.getAllByRole("listitem").length).toBe(2));
});

test("a secret is left behind only when it was copied", async () => {
  await open("card-advance?demo=Secret");
  expect(await button("I have kept it")).toHaveProperty("disabled", true);
  await berth.user.click(await button("Copy the token"));
  await berth.user.click(await button("I have kept it"));
  expect(await screen.findByText("The token is made; only its first letters are kept.")).toBeTruthy();
  expect(document.body.textContent).not.toContain("berth_9f3a7c21");
});

test("figures that do not come are dashes in their places", async () => {
  await open("card-statistics?demo=Figures");
  expect(await screen.findByText("28")).toBeTruthy();
  await berth.user.click(await button("Try"));
  await berth.user.click(await screen.findByRole("menuitemcheckbox", { name: "With an error" }));
  await waitFor(() => expect(screen.getAllByText("–").length).toBe(4));
});

test("a folded card says so and shows nothing but its title", async () => {
  await open("card-actions?demo=Collapse");
  const fold = await button("Fold");
  await berth.user.click(fold);
  expect((await button("Unfold")).getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByText(/^Tonight from 22:00/)).toHaveProperty("hidden", true);
});

test("a closed card comes back", async () => {
  await open("card-actions?demo=Close");
  await berth.user.click(await button("Close “What is new”"));
  expect(screen.queryByRole("heading", { name: "What is new" })).toBeNull();
  await berth.user.click(await button("Undo"));
  expect(await screen.findByRole("heading", { name: "What is new" })).toBeTruthy();
});
