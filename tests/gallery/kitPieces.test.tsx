import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/components/dialog?demo=Naming", as: "client" });
}, 60_000);
afterAll(() => berth.close());

const demo = (title: string) =>
  screen.findByRole("region", { name: title }).then((section) => within(section));

test("a name that is empty is told at its field", async () => {
  const naming = await demo("Asking for a name");
  const button = naming.getByRole("button", { name: "Rename the view" });
  await berth.user.click(button);
  const dialog = within(await screen.findByRole("dialog", { name: "Rename the view" }));
  await berth.user.clear(dialog.getByRole("textbox"));
  await berth.user.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findByRole("textbox")).getAttribute("aria-invalid")).toBe("true");
  await berth.user.type(dialog.getByRole("textbox"), "Staging{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(naming.getByRole("status").textContent).toBe("It is called Staging");
});

test("a row is refused for the reason that its drawer asked for", async () => {
  await berth.go("/components/dialog?demo=Reasoned");
  const refunds = await demo("A reason, from a list");
  await berth.user.click(refunds.getByRole("button", { name: "Refuse R-2042" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Refuse the refund" }));
  await berth.user.type(drawer.getByRole("textbox"), "Paid twice");
  await berth.user.click(drawer.getByRole("button", { name: "Refuse" }));
  expect(await refunds.findByText("Refused: Paid twice")).toBeTruthy();
});

test("the head of a column ticks it whole", async () => {
  await berth.go("/tables/simple-table?demo=Rights");
  const rights = await demo("A matrix of boxes");
  const head = rights.getByRole<HTMLInputElement>("checkbox", { name: "All rights of: Builder" });
  expect(head.indeterminate).toBe(true);
  await berth.user.click(head);
  expect(rights.getByRole<HTMLInputElement>("checkbox", { name: "Builder: Bills" }).checked).toBe(true);
});

test("what is searched for is marked in any letter case", async () => {
  await berth.go("/tables/simple-table?demo=Marks");
  const marks = await demo("Search with marks");
  const box = marks.getByRole("searchbox");
  await berth.user.clear(box);
  await berth.user.type(box, "EDGE{Enter}");
  await waitFor(() => expect(marks.getByRole("status").textContent).toBe("Found: 2"));
  expect(marks.getAllByText("edge").map(({ tagName }) => tagName)).toEqual(["MARK", "MARK"]);
});

test("a file can be taken out of those that were chosen", async () => {
  await berth.go("/forms/file-input?demo=Pieces");
  const pieces = await demo("Its parts by themselves");
  const list = pieces.getByRole("list", { name: "Chosen files" });
  await berth.user.click(within(list).getByRole("button", { name: /requests-1126/ }));
  expect(within(list).queryAllByRole("listitem")).toEqual([]);
});

test("a van is chosen by its name below the map", async () => {
  await berth.go("/pages/cards/card-widgets?demo=Fleet");
  const fleet = await demo("A fleet on a map");
  expect(await fleet.findByRole("application", { name: "Map of the vans" })).toBeTruthy();
  await berth.user.click(fleet.getByText("V-12"));
  expect(fleet.getByRole("status").textContent).toBe("V-12 is chosen");
});
