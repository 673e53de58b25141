import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { names, path, rowOf } from "./webTree.ts";

let screens: Screens;
afterEach(() => screens.close());

const kept = async (id: string) =>
  (
    await screens.ask<{ shopCategory: unknown }>(
      "query ($id: ID!) { shopCategory(id: $id) { name position } }",
      {
        id,
      },
    )
  ).shopCategory;
const keys = (text: string) => screens.berth.user.keyboard(text);

async function start() {
  screens = await openScreensAt(path, { fragile: "CategoryTree" });
  await screen.findByRole("treegrid");
}

test("a place where a category cannot stand says why", async () => {
  await start();
  rowOf("Speakers").focus();
  await keys("{Alt>}{ArrowRight}{/Alt}");
  expect(
    await within(screen.getByRole("treegrid")).findByText("At most two levels stand below a main category."),
  ).toBeTruthy();
  await keys("{ArrowDown}");
  expect(
    within(screen.getByRole("treegrid")).queryByText("At most two levels stand below a main category."),
  ).toBeNull();
});

test("Ctrl Z takes the move of a category back", async () => {
  await start();
  rowOf("Keyboards and mice").focus();
  await keys("{Alt>}{ArrowUp}{/Alt}");
  await screen.findByText("“Keyboards and mice” moved");
  expect(await kept("3")).toMatchObject({ position: 1 });
  await keys("{Control>}z{/Control}");
  await screen.findByText("Undone");
  expect(await kept("3")).toMatchObject({ position: 2 });
  await waitFor(() => expect(names().indexOf("Keyboards and mice")).toBe(5));
});

test("a new name is taken back", async () => {
  await start();
  rowOf("Speakers").focus();
  await keys("{F2}");
  await keys("Loud ones{Enter}");
  await screen.findByText("“Speakers” is now “Loud ones”");
  expect(await kept("2")).toMatchObject({ name: "Loud ones" });
  await screens.press("Undo");
  await screen.findByText("Undone");
  expect(await kept("2")).toMatchObject({ name: "Speakers" });
  expect(rowOf("Speakers")).toBeTruthy();
});
