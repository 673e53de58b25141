import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { noteOf, openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (at = "") => {
  screens = await openScreensAt(`/apps/logistics/fleet${at}`, { fragile: "Fleet" });
  await screen.findByRole("list", { name: "Fleet" });
};
const list = () => within(screen.getByRole("list", { name: "Fleet" }));
const names = () =>
  list()
    .getAllByRole("link")
    .map((link) => /^\d+/.exec(link.textContent ?? "")?.[0]);
const field = (name: string) =>
  screen.findByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const country = (name: string) => screen.findByRole("combobox", { name: new RegExp(`^${name}`) });
const write = async (name: string, text: string) => {
  await screens.berth.user.clear(await field(name));
  await screens.berth.user.type(await field(name), text);
};
const pick = async (name: string, text: string) => {
  await screens.berth.user.type(await country(name), text);
  await screens.berth.user.click(await screen.findByRole("option", { name: text }));
};
const choose = async (vehicle: string, what: string) => {
  await screens.press(`More for ${vehicle}`);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: what }));
};
const CELLS =
  "location startCity startCountry endCity endCountry latitude longitude progress startPlace { id } endPlace { id } version";
const vehicle = (id: string) => screens.ask(`{ vehicle(id: "${id}") { ${CELLS} } }`);
const total = () => screens.ask("{ vehicles { total } }");

test("says beside each field what is missing or wrong, and adds nothing before it is right", async () => {
  await start();
  await screens.press("Add vehicle", "link");
  await write("Number", "814432");
  await write("Latitude", "91");
  await pick("Drive from", "Quay 7");
  await pick("Drive to", "Quay 7");
  await screens.press("Add vehicle");
  await waitFor(async () => expect(noteOf(await field("Latitude"))).toBe("At most 90."));
  expect(noteOf(await field("Longitude"))).toBe("Please fill this in.");
  expect(noteOf(await field("From"))).toBe("Please fill this in.");
  expect(noteOf(await country("To country"))).toBe("Please fill this in.");
  expect(noteOf(await country("Drive to"))).toBe("The drive ends where it begins. Choose another place.");
  await write("Latitude", "-33.5");
  await write("Longitude", "2.58");
  await write("From", "Bari");
  await pick("From country", "Italy");
  await write("To", "Delft");
  await pick("To country", "Netherlands");
  await screens.berth.user.clear(await country("Drive to"));
  await pick("Drive to", "Old Town");
  await screens.press("Add vehicle");
  await waitFor(async () =>
    expect(noteOf(await field("Number"))).toBe("This is in use already. Choose another."),
  );
  expect(await total()).toEqual({ vehicles: { total: 25 } });
  await write("Number", "17");
  await screens.press("Add vehicle");
  expect(await screen.findByText("Vehicle 17 added")).toBeTruthy();
  await waitFor(() => expect(names().at(-1)).toBe("17"));
  expect(await vehicle("26")).toEqual({
    vehicle: {
      location: 17,
      startCity: "Bari",
      startCountry: "Italy",
      endCity: "Delft",
      endCountry: "Netherlands",
      latitude: -33.5,
      longitude: 2.58,
      progress: 0,
      startPlace: { id: "quay-7" },
      endPlace: { id: "old-town" },
      version: 1,
    },
  });
});

test("a vehicle whose position is not known is changed so, and undo puts it back where it was", async () => {
  await start("?open=1");
  await choose("814432", "Edit");
  await screens.press("Its position is known", "switch");
  expect(screen.queryByRole("textbox", { name: /^Latitude/ })).toBeNull();
  await screens.press("Save");
  await waitFor(() => expect(list().getByRole("link", { name: /^814432.*No position/ })).toBeTruthy());
  expect(await vehicle("1")).toMatchObject({ vehicle: { latitude: null, longitude: null, version: 2 } });
  await screens.press("Undo");
  await waitFor(() => expect(list().queryByRole("link", { name: /No position/ })).toBeNull());
  expect(await vehicle("1")).toMatchObject({ vehicle: { latitude: 54.62002, longitude: 2.58981 } });
});

test("asks before changes are lost, and saves them by Ctrl S", async () => {
  await start("?open=1");
  await choose("814432", "Edit");
  await write("From", "Delft");
  await screens.berth.user.keyboard("{Escape}");
  expect(await screen.findByText("Leave without saving?")).toBeTruthy();
  await screens.press("Cancel");
  await screens.berth.user.click(await field("From"));
  await screens.berth.user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText("Vehicle 814432 saved")).toBeTruthy();
  expect(screens.search().get("open")).toBe("1");
  expect(await vehicle("1")).toMatchObject({ vehicle: { startCity: "Delft", version: 2 } });
});

test("brings together what two people changed, and asks where both changed the same", async () => {
  await start("?open=1");
  await choose("814432", "Edit");
  await write("From", "Delft");
  await screens.ask(
    'mutation { vehicleUpdate(id: "1", input: { startCity: "Breda", progress: 60 }) { id } }',
  );
  await screens.press("Save");
  const dialog = within(await screen.findByRole("dialog", { name: "Someone else changed the same" }));
  await screens.berth.user.click(dialog.getByRole("radio", { name: /Delft/ }));
  await screens.berth.user.click(dialog.getByRole("button", { name: "Merge and save" }));
  expect(await screen.findByText("Vehicle 814432 saved")).toBeTruthy();
  expect(await vehicle("1")).toMatchObject({ vehicle: { startCity: "Delft", progress: 60, version: 3 } });
});

test("a vehicle is placed where the middle of the map is", async () => {
  await start();
  await screen.findByRole("application");
  await screens.press("Add vehicle", "link");
  await screens.press("Take the middle of the map");
  await waitFor(async () => expect((await field("Latitude")).value).toBe("54.620000"));
  expect((await field("Longitude")).value).toBe("2.580000");
});

test("a copy has all but the number", async () => {
  await start("?open=2");
  await choose("542428", "Duplicate");
  expect((await field("From")).value).toBe("Lyon");
  expect((await field("Latitude")).value).toBe("54.616780");
  expect((await field("Number")).value).toBe("");
  await write("Number", "18");
  await screens.press("Add vehicle");
  await waitFor(() => expect(names().at(-1)).toBe("18"));
});

test("a deleted vehicle leaves the list, and undo brings it back to its place", async () => {
  await start("?open=3");
  const before = names();
  await choose("570036", "Delete");
  await waitFor(() => expect(names()).toEqual(before.filter((name) => name !== "570036")));
  expect(screens.search().get("open")).toBeNull();
  expect(screen.queryByRole("heading", { name: "This vehicle does not exist" })).toBeNull();
  await screens.press("Undo");
  await waitFor(() => expect(names()).toEqual(before));
});
