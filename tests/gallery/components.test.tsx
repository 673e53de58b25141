import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

/** Opens one demo alone. */
const open = async (page: string, demo: string) => {
  berth = await openConsole({ at: `/components/${page}?demo=${demo}`, as: "client" });
  await waitFor(() => expect(document.getElementById(demo)).toBeTruthy());
};
const press = async (name: string | RegExp, role = "button") =>
  await berth.user.click(await screen.findByRole(role, { name }));

test("a message changes when its button has done the work, and can be closed", async () => {
  await open("alert", "Actions");
  await press("Remove old logs");
  expect(screen.getByText("There is room again")).toBeTruthy();
  await press("Close the message");
  expect(await screen.findByRole("button", { name: "Show it again" })).toBeTruthy();
});

test("a filter is removed by Delete, and the matches are told", async () => {
  await open("chip", "Filters");
  screen.getByRole("button", { name: /Region: Hong Kong/ }).focus();
  await berth.user.keyboard("{Delete}");
  await waitFor(() => expect(screen.queryByText("Region: Hong Kong")).toBeNull());
  expect(screen.getByText("21 apps match")).toBeTruthy();
});

test("chosen chips narrow the list", async () => {
  await open("chip", "Choosing");
  await press("Storage");
  const articles = screen.getByRole("list", { name: "Articles" });
  expect(within(articles).getAllByRole("listitem")).toHaveLength(1);
});

test("what is saved in a drawer stands on the page", async () => {
  await open("dialog", "Filling");
  await press("Rename the app");
  const drawer = await screen.findByRole("dialog", { name: "Rename the app" });
  const name = await within(drawer).findByRole("textbox", { name: /Name/ });
  await berth.user.clear(name);
  await berth.user.type(name, "lighthouse{Enter}");
  expect(await screen.findByText("It is called lighthouse")).toBeTruthy();
});

const openParts = () =>
  within(document.getElementById("Several") ?? document.body).getAllByRole("button", { expanded: true });

test("one button opens all parts", async () => {
  await open("expansion-panel", "Several");
  await press("Open all");
  expect(openParts().map(({ textContent }) => textContent)).toEqual(["General", "Network", "Storage"]);
});

test("a choice of a schema decides what else is asked", async () => {
  await open("JsonSchemaForm", "Conditional");
  expect(await screen.findByRole("textbox", { name: /Domain/ })).toBeTruthy();
  await berth.user.selectOptions(
    screen.getByRole("combobox", { name: /How it is reached/ }),
    "On a schedule",
  );
  expect(await screen.findByLabelText(/Hour of the day/)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Domain/ })).toBeNull();
});

test("a schema that is no JSON takes the form away and says why", async () => {
  await open("JsonSchemaForm", "YourOwn");
  await berth.user.type(screen.getByRole("textbox", { name: "JSON schema" }), "x");
  expect(await screen.findByText("It must be JSON, of an object with properties.")).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Made of your schema" })).toBeNull();
});

test("Alt and an arrow move a row, and its new place is told", async () => {
  await open("list", "InOrder");
  (await screen.findByRole("button", { name: "Move “Run the tests”" })).focus();
  await berth.user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(screen.getByText("“Run the tests” is now 3 of 5")).toBeTruthy();
});

test("a row of a tree is removed by Delete and brought back", async () => {
  await open("list", "Tree");
  const row = await screen.findByRole("row", { name: /checkout/ });
  row.focus();
  await berth.user.keyboard("{Delete}");
  expect(screen.queryByRole("row", { name: /checkout/ })).toBeNull();
  await press("Undo");
  expect(screen.getByRole("row", { name: /checkout/ })).toBeTruthy();
});

test("a menu of checks stays open, and what is checked is told", async () => {
  await open("menu", "Checks");
  await press("Look");
  await press("Region", "menuitemcheckbox");
  expect(screen.getByRole("menuitemcheckbox", { name: "Region", checked: true })).toBeTruthy();
  expect(screen.getByText(/Columns shown: State, Cost and Region/)).toBeTruthy();
});

test("a page is an address, and the demo stays alone", async () => {
  await open("pagination", "Pages");
  await press("Page 3", "link");
  expect(berth.place()).toBe("/components/pagination?demo=Pages&pages=3");
  expect(await screen.findByText("Deployment 227")).toBeTruthy();
});

test("Ctrl and Z bring back what was removed", async () => {
  await open("snackbar", "TakeBack");
  await press("Remove harbour-mail");
  expect(screen.queryByText("harbour-mail")).toBeNull();
  await berth.user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("harbour-mail")).toBeTruthy();
});

test("a view is an address, and the one in force says so", async () => {
  await open("tabs", "Views");
  await press(/^Running/, "link");
  expect(berth.place()).toBe("/components/tabs?demo=Views&view=running");
  expect(screen.getByRole("link", { name: /^Running/, current: "page" })).toBeTruthy();
});
