import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

const open = async (at: string) => {
  berth = await openConsole({ at: `/pages/${at}`, as: "client" });
};
const press = async (name: string) => berth.user.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));

test("icons are found by words of their names in any order, and copied as this project imports them", async () => {
  await open("icons");
  await berth.user.type(await screen.findByRole("searchbox", { name: "Search by name" }), "sync arrow off");
  await waitFor(() => expect(screen.getAllByRole("gridcell").length).toBe(1));
  screen.getByRole("gridcell", { name: "arrow-sync-off" }).focus();
  await berth.user.keyboard("{Enter}");
  expect(await navigator.clipboard.readText()).toBe(
    'import { ArrowSyncOff20Regular } from "@fluentui/react-icons/svg/arrow-sync-off";',
  );
});

test("arrows move in the grid of icons, and of thousands only some are in the document", async () => {
  await open("icons");
  const cells = await screen.findAllByRole("gridcell");
  expect(cells.length).toBeLessThan(200);
  cells[0]?.focus();
  await berth.user.keyboard("{ArrowRight}{ArrowDown}");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-at")).toBe("11"));
});

test("where no icon has such a name, all can be shown again", async () => {
  await open("icons");
  await berth.user.type(await screen.findByRole("searchbox", { name: "Search by name" }), "qqq");
  await press("Show all");
  expect((await screen.findAllByRole("gridcell")).length).toBeGreaterThan(20);
});

test("a wrong address is told at its field, a right one is invited", async () => {
  await open("dialog-examples?demo=Share");
  await press("Share…");
  const share = await dialog();
  const address = share.getByRole("textbox", { name: "E-mail address" });
  await berth.user.type(address, "nobody{Enter}");
  expect(share.getByRole("alert").textContent).toBe("Please enter a valid address that is not invited yet.");
  expect(address.getAttribute("aria-invalid")).toBe("true");
  await berth.user.type(address, "@example.com{Enter}");
  expect(share.getByText("nobody@example.com")).toBeTruthy();
});

test("the two steps are set up with the right code alone", async () => {
  await open("dialog-examples?demo=TwoSteps");
  await press("Set up…");
  const steps = await dialog();
  await berth.user.click(steps.getByRole("button", { name: "Next" }));
  const code = steps.getByRole("textbox", { name: "Code" });
  await berth.user.type(code, "1");
  await berth.user.click(steps.getByRole("button", { name: "Next" }));
  expect(steps.getByRole("alert")).toBeTruthy();
  await berth.user.type(code, "23456");
  await berth.user.click(steps.getByRole("button", { name: "Next" }));
  expect(steps.getByText("From now on signing in asks for a code as well.")).toBeTruthy();
});

test("a person is changed where the form is right", async () => {
  await open("dialog-examples?demo=EditPerson");
  await press("Edit…");
  const edit = await dialog();
  const name = await edit.findByRole("textbox", { name: /^Name/ });
  await berth.user.clear(name);
  await berth.user.click(edit.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  await berth.user.type(name, "Maud Lahti");
  await berth.user.click(edit.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Maud Lahti")).toBeTruthy();
});
