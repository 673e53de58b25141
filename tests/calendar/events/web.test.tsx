import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const path = "/apps/calendar";
/** How many requests a month is asked for in. */
const inParts = 3;
const keys = (text: string) => screens.berth.user.keyboard(text);
const chip = (id: string) => document.querySelector<HTMLElement>(`[data-event="${id}"]`);
const chips = () =>
  [...document.querySelectorAll<HTMLElement>("[data-event]")].map(({ dataset }) => dataset["event"]);
const focusable = (id: string) => {
  const found = chip(id);
  return found?.matches("[tabindex], a, button")
    ? found
    : found?.querySelector<HTMLElement>("[tabindex], a, button");
};

const CREATE = `mutation ($input: CalendarEventCreateInput!) { calendarEventCreate(input: $input) { id } }`;
const day = new Date(Date.UTC(2026, 10, 18)).toISOString().slice(0, 10);
const tide = {
  title: "High tide",
  start: `${day}T09:00:00Z`,
  end: `${day}T10:00:00Z`,
  calendar: "Tides",
  location: "Pier 3",
};

/** Opens the calendar at a week that holds one event of a calendar of its own. */
async function start(search = "view=week", event: object = {}) {
  let id = "";
  screens = await openScreensAt(`${path}?day=${day}&calendars=Tides&${search}`, {
    fragile: "CalendarRange",
    before: async (ask) => {
      const made = await ask<{ calendarEventCreate: { id: string } }>(CREATE, {
        input: { ...tide, ...event },
      });
      id = made.calendarEventCreate.id;
    },
  });
  await waitFor(() => expect(chips().length).toBeGreaterThan(0));
  return id;
}
const kept = async (id: string) =>
  (
    await screens.ask<{ calendarEvent: { title: string; start: string; end: string } | null }>(
      "query ($id: ID!) { calendarEvent(id: $id) { title start end } }",
      { id },
    )
  ).calendarEvent;

test("shows the chosen calendars, and which they are in the address", async () => {
  const id = await start();
  expect(chips()).toEqual([id]);
  expect(
    within(screen.getByRole("group", { name: "Calendars" })).getByRole("checkbox", { name: /^Tides/ }),
  ).toHaveProperty("checked", true);
  await screens.press(/^Tides/, "checkbox");
  expect(screens.search().get("calendars")).toBe("");
  await waitFor(() => expect(chips()).toEqual([]));
});

test("letters change the view, and t leads to today", async () => {
  await start("view=month");
  for (const [key, view] of [
    ["d", "day"],
    ["w", "week"],
    ["l", "list"],
    ["m", "month"],
  ] as const) {
    await keys(key);
    expect(screens.search().get("view")).toBe(view);
  }
  await keys("t");
  expect(screens.search().get("day")).toBeNull();
});

test("an event is opened, tells of itself, and is removed with a way back", async () => {
  const id = await start();
  await screens.berth.user.click(focusable(id) ?? document.body);
  const card = await screen.findByRole("dialog", { name: "High tide" });
  expect(within(card).getByText("Pier 3")).toBeTruthy();
  expect(screens.search().get("open")).toBe(id);
  await screens.press("Delete");
  await waitFor(() => expect(chips()).toEqual([]));
  expect(await kept(id)).toBeNull();
  await screens.press("Undo");
  await waitFor(() => expect(chips()).toEqual([id]));
});

test("a new event is added by its form, which refuses an end before the start", async () => {
  await start();
  await keys("n");
  const form = await screen.findByRole("dialog", { name: "New event" });
  await screens.berth.user.type(within(form).getByRole("textbox", { name: "Title" }), "Low tide");
  const times = await within(form).findAllByRole("combobox", { name: "Time" });
  expect(times).toHaveLength(2);
  const [first, last] = times;
  await screens.berth.user.clear(last ?? form);
  await screens.berth.user.type(last ?? form, "00:05{Enter}");
  await screens.berth.user.click(within(form).getByRole("button", { name: "New event" }));
  await waitFor(() => expect(within(form).getByText("This is before the start.")).toBeTruthy());
  expect(screens.berth.sent("CalendarEventCreate")).toBe(0);
  await screens.berth.user.clear(first ?? form);
  await screens.berth.user.type(first ?? form, "00:00{Enter}");
  await screens.berth.user.click(within(form).getByRole("button", { name: "New event" }));
  await screen.findByText("“Low tide” added");
  expect(screens.berth.sent("CalendarRange")).toBe(inParts);
});

test("Alt and the arrows move an event, with Shift its end; it is told, and the focus stays", async () => {
  const id = await start();
  focusable(id)?.focus();
  await keys("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(async () =>
    expect(await kept(id)).toMatchObject({ start: `${day}T09:15:00.000Z`, end: `${day}T10:15:00.000Z` }),
  );
  await screen.findByText("“High tide” moved");
  expect(
    screen.getAllByRole("status").some(({ textContent }) => textContent?.startsWith("High tide: ")),
  ).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(focusable(id)));
  await keys("{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}");
  await waitFor(async () =>
    expect(await kept(id)).toMatchObject({ start: `${day}T09:15:00.000Z`, end: `${day}T10:30:00.000Z` }),
  );
  await waitFor(() => expect(document.activeElement).toBe(focusable(id)));
  await keys("{Alt>}{ArrowRight}{/Alt}");
  await waitFor(async () => expect((await kept(id))?.start.slice(8, 10)).toBe("19"));
  expect(screens.berth.sent("CalendarRange")).toBe(inParts);
});

test("of a repeated event it is asked which ones are meant", async () => {
  const id = await start("view=week", { recurrence: "FREQ=DAILY;COUNT=4" });
  expect(chips()).toHaveLength(4);
  const second = chips()[1] ?? "";
  focusable(second)?.focus();
  await keys("{Delete}");
  const question = await screen.findByRole("alertdialog", { name: "Delete “High tide”, which repeats" });
  await screens.berth.user.click(within(question).getByRole("radio", { name: "This and all following" }));
  await screens.berth.user.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(chips()).toHaveLength(1));
  await screens.press("Undo");
  await waitFor(() => expect(chips()).toHaveLength(4));
  expect(await kept(id)).not.toBeNull();
});

test("where the events cannot be loaded a sentence says so, and they can be asked for again", async () => {
  screens = await openScreensAt(path, { fragile: "CalendarRange", away: true });
  await screen.findByText("The events could not be loaded");
});
