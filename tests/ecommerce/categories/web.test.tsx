import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";
import { names, path, rowOf } from "./webTree.ts";

let screens: Screens;
afterEach(() => screens.close());

const kept = async (id: string) =>
  (
    await screens.ask<{ shopCategory: unknown }>(
      "query ($id: ID!) { shopCategory(id: $id) { name parent position status } }",
      { id },
    )
  ).shopCategory;
const keys = (text: string) => screens.berth.user.keyboard(text);

async function start(search = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path + search, { fragile: "CategoryTree", ...options });
  await screen.findByRole("treegrid");
}
const choose = async (row: string, action: string) => {
  await screens.press(`More for ${row}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: action }));
};

test("shows the product categories with their figures, and what stands below them", async () => {
  await start();
  expect(names().slice(0, 5)).toEqual([
    "Electronics",
    "Watches and bands",
    "Speakers",
    "Travel speakers",
    "Shelf speakers",
  ]);
  expect(screen.getByText("19 sub-categories · 2 hidden")).toBeTruthy();
  const root = rowOf("Electronics");
  expect(within(root).getByRole("link", { name: "Electronics" }).getAttribute("href")).toBe(
    "/apps/ecommerce/product/list?category=electronics",
  );
  expect(within(root).getByText("¥723,235")).toBeTruthy();
  expect(rowOf("Shelf speakers").getAttribute("aria-level")).toBe("3");
  expect(within(rowOf("Shelf speakers")).getByText("Hidden")).toBeTruthy();
});

test("the arrows go through the tree, and close and open it", async () => {
  await start();
  rowOf("Electronics").focus();
  await keys("{ArrowDown}{ArrowDown}{ArrowLeft}");
  expect(document.activeElement).toBe(rowOf("Speakers"));
  expect(names()).not.toContain("Travel speakers");
  await keys("{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(rowOf("Travel speakers"));
  await keys("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(rowOf("Electronics").getAttribute("aria-expanded")).toBe("false");
  await keys("{End}");
  expect(document.activeElement).toBe(rowOf("Controllers"));
});

test("F2 renames a category: Enter keeps the new name, Escape the old one, and a taken one is refused", async () => {
  await start();
  rowOf("Speakers").focus();
  await keys("{F2}");
  await keys("Headsets{Escape}");
  expect(document.activeElement).toBe(rowOf("Speakers"));
  await keys("{F2}");
  await keys("cables{Enter}");
  expect(document.activeElement).toBe(rowOf("cables"));
  await waitFor(async () => expect(await kept("2")).toMatchObject({ name: "cables" }));
  await keys("{F2}");
  await keys("WATCHES and bands{Enter}");
  expect(screen.getByText("Another category at this place has this name. Choose another name.")).toBeTruthy();
});

test("Alt and the arrows move a category among those beside it, in and out, and it is told", async () => {
  await start();
  rowOf("Keyboards and mice").focus();
  await keys("{Alt>}{ArrowUp}{/Alt}");
  await screen.findByText("Keyboards and mice moved to place 2 of 3 in Electronics");
  await waitFor(() =>
    expect(names().slice(0, 4)).toEqual([
      "Electronics",
      "Watches and bands",
      "Keyboards and mice",
      "Speakers",
    ]),
  );
  expect(document.activeElement).toBe(rowOf("Keyboards and mice"));
  await waitFor(async () => expect(await kept("3")).toMatchObject({ parent: null, position: 1 }));
  await keys("{Alt>}{ArrowRight}{/Alt}");
  await screen.findByText("Keyboards and mice moved to place 1 of 1 in Watches and bands");
  await waitFor(async () => expect(await kept("3")).toMatchObject({ parent: "1", position: 0 }));
  await keys("{Alt>}{ArrowLeft}{/Alt}");
  await waitFor(async () => expect(await kept("3")).toMatchObject({ parent: null, position: 1 }));
});

test("a category is hidden from its menu", async () => {
  await start();
  await choose("Cables", "Hide");
  await within(rowOf("Cables")).findByText("Hidden");
  await waitFor(async () => expect(await kept("8")).toMatchObject({ status: "HIDDEN" }));
});

test("a deleted category takes what is in it along, and undo brings all back", async () => {
  await start();
  await choose("Speakers", "Delete");
  await screen.findByText("“Speakers” deleted with the 2 categories in it");
  expect(names()).not.toContain("Travel speakers");
  await screens.press("Undo");
  await waitFor(() => expect(names().slice(2, 5)).toEqual(["Speakers", "Travel speakers", "Shelf speakers"]));
});

test("a new category is added where it belongs", async () => {
  await start();
  await choose("Paper", "New category in it");
  await screens.berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Envelopes");
  await screens.berth.user.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "New category" }),
  );
  await screen.findByText("“Envelopes” added");
  await waitFor(() => expect(rowOf("Envelopes").getAttribute("aria-level")).toBe("3"));
});

test("a category is copied where it stands, under a name of its own", async () => {
  await start();
  await choose("Paper", "Duplicate");
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  expect(name.value).toBe("Copy of Paper");
  await screens.berth.user.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "New category" }),
  );
  await screen.findByText("“Copy of Paper” added");
  await waitFor(() => expect(rowOf("Copy of Paper").getAttribute("aria-level")).toBe("2"));
});

test("what was changed of a category is taken back, its place too", async () => {
  await start();
  const before = await kept("4");
  expect(before).toMatchObject({ name: "Travel speakers", parent: "2", position: 0 });
  await choose("Travel speakers", "Edit");
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await screens.berth.user.clear(name);
  await screens.berth.user.type(name, "Loud ones");
  await screens.berth.user.selectOptions(
    screen.getByRole("combobox", { name: /^Belongs in/ }),
    "Electronics",
  );
  await screens.press("Save");
  await screen.findByText("“Loud ones” saved");
  await waitFor(() => expect(rowOf("Loud ones").getAttribute("aria-level")).toBe("2"));
  await screens.press("Undo");
  await waitFor(() => expect(rowOf("Travel speakers").getAttribute("aria-level")).toBe("3"));
  await waitFor(async () => expect(await kept("4")).toEqual(before));
});

test("a search shows what is found and where it stands, or that nothing is", async () => {
  await start("?q=notebook");
  expect(names()).toEqual(["Office", "Paper", "Dotted notebooks"]);
  await screens.berth.user.clear(screen.getByRole("searchbox", { name: "Search categories" }));
  await screens.berth.user.type(
    screen.getByRole("searchbox", { name: "Search categories" }),
    "zeppelin{Enter}",
  );
  expect(await screen.findByText("No category found")).toBeTruthy();
  await screens.press("Clear search");
  await screen.findByRole("treegrid");
});

test("says when the tree cannot be loaded, and tries again", async () => {
  screens = await openScreensAt(path, { fragile: "CategoryTree", away: true });
  expect(await screen.findByText("The categories could not be loaded")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("treegrid")).toBeTruthy();
});
