import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/logistics/fleet";
let screens: Screens;
afterEach(() => screens.close());

const list = () => screen.findByRole("list", { name: "Fleet" });
const names = async () =>
  within(await list())
    .getAllByRole("link")
    .map((link) => /^\d+/.exec(link.textContent ?? "")?.[0]);
const map = () => screen.findByRole("application");
const mark = (id: string) => document.querySelector<HTMLElement>(`[data-vehicle="${id}"]`);
const clusters = () => [...document.querySelectorAll<HTMLElement>("[data-cluster]")];
const pressMark = async (element: HTMLElement) => {
  fireEvent.pointerDown(element, { pointerId: 1 });
  fireEvent.pointerUp(element, { pointerId: 1 });
};
const start = async (at = "", options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt(path + at, { fragile: "Fleet", ...options });
};
const CREATE = `mutation ($input: VehicleCreateInput!) { vehicleCreate(input: $input, idempotencyKey: "k") { id } }`;

test("lists all vehicles, and those that the search and the chips in the address ask for", async () => {
  await start();
  expect(await names()).toHaveLength(25);
  await screens.press(/^Stopped/);
  await waitFor(async () => expect(await names()).toHaveLength(2));
  expect(screens.search().get("show")).toBe("stopped");
  await screens.press(/^All/);
  await screens.berth.user.type(screen.getByRole("searchbox"), "rotterdam");
  await waitFor(async () => expect(await names()).toEqual(["814432"]));
  expect(screens.search().get("q")).toBe("rotterdam");
});

test("where no vehicle matches a press shows all of them again", async () => {
  await start("?q=atlantis&show=stopped");
  await screens.press("Show all vehicles");
  expect(await names()).toHaveLength(25);
  expect([...screens.search()]).toEqual([]);
});

test("each chip counts the vehicles that it shows", async () => {
  await start();
  await list();
  for (const chip of ["Moving", "Stopped", "Alerts", "All"]) {
    const button = screen.getByRole("button", { name: new RegExp(`^${chip}`) });
    await screens.berth.user.click(button);
    const count = Number(/\d+/.exec(button.textContent ?? "")?.[0]);
    await waitFor(async () => expect(await names()).toHaveLength(count));
  }
});

test("opens a vehicle from the list with its drive step by step, and marks it on the map", async () => {
  await start();
  await screens.berth.user.click(within(await list()).getByRole("link", { name: /^814432/ }));
  const drive = await screen.findByRole("list", { name: "The drive" });
  expect(
    within(drive)
      .getAllByRole("listitem")
      .map((step) => step.textContent?.replace(/(since )?\d\d:\d\d$/, "")),
  ).toEqual(["Left Beacon Hill", "Ropewalk Road", "Coast Road", "Arrives at Saltmarsh, Quay 3"]);
  expect(await screen.findByText("Rotterdam, Netherlands to Hamburg, Germany")).toBeTruthy();
  await waitFor(() => expect(mark("1")?.textContent).toBe("814432 · 0 km/h"));
  expect(document.querySelectorAll("[data-line]")).toHaveLength(2);
});

test("opens a vehicle from the map in the list, parts a cluster, and closes beside them", async () => {
  await start();
  await map();
  await waitFor(() => expect(clusters().length).toBeGreaterThan(0));
  const before = clusters().length;
  const [cluster] = clusters();
  const [id = ""] = cluster?.dataset["cluster"]?.split(" ") ?? [];
  if (cluster) await pressMark(cluster);
  await waitFor(() => expect(clusters().length).toBeLessThan(before));
  await waitFor(() => expect(mark(id)).toBeTruthy());
  const found = mark(id);
  if (found) await pressMark(found);
  await waitFor(() => expect(screens.search().get("open")).toBe(id));
  expect(document.querySelector(`[data-row="${id}"]`)?.getAttribute("aria-current")).toBe("true");
  await pressMark(await map());
  await waitFor(() => expect(screens.search().get("open")).toBeNull());
});

test("a vehicle without a position is in the list, which says so, and not on the map", async () => {
  let id = "";
  await start("?q=Bari", {
    before: async (ask) => {
      const input = {
        location: 17,
        startCity: "Bari",
        startCountry: "Italy",
        endCity: "Rome",
        endCountry: "Italy",
      };
      id = (await ask<{ vehicleCreate: { id: string } }>(CREATE, { input })).vehicleCreate.id;
    },
  });
  await screens.berth.user.click(within(await list()).getByRole("link", { name: /No position/ }));
  expect(await screen.findByText("This vehicle sends no position, so the map cannot show it.")).toBeTruthy();
  expect(mark(id)).toBeNull();
  expect(screen.queryByRole("button", { name: "Follow on the map" })).toBeNull();
});

test("says that there is no such vehicle, and leads back to all", async () => {
  await start("?open=999");
  expect(await screen.findByRole("heading", { name: "This vehicle does not exist" })).toBeTruthy();
  await screens.press("Show all vehicles");
  await map();
  expect(await names()).toHaveLength(25);
});

test("follows a vehicle until somebody moves the map", async () => {
  await start("?open=2");
  await screens.press("Follow on the map");
  const follow = () => screen.getByRole("button", { name: "Follow on the map" });
  expect(follow().getAttribute("aria-pressed")).toBe("true");
  fireEvent.keyDown(await map(), { key: "ArrowLeft" });
  await waitFor(() => expect(follow().getAttribute("aria-pressed")).toBe("false"));
});

test("replays the drive from its start, at 2 to 20 times its speed", async () => {
  await start("?open=1");
  const bar = within(await screen.findByRole("group", { name: "Replay 814432" }));
  const at = () => mark("1")?.style.transform;
  await waitFor(() => expect(at()).toBeTruthy());
  const now = at();
  const slider = bar.getByRole<HTMLInputElement>("slider", { name: "Time" });
  fireEvent.change(slider, { target: { value: "0" } });
  await waitFor(() => expect(at()).not.toBe(now));
  expect(document.querySelector("[data-line=behind]")?.getAttribute("points")?.split(" ")).toHaveLength(1);
  for (const speed of [2, 10, 20]) await screens.press(`${speed} times as fast`);
  await screens.press("Play");
  await waitFor(() => expect(Number(slider.value)).toBeGreaterThan(0));
  await screens.press("Pause");
  fireEvent.change(slider, { target: { value: slider.max } });
  await waitFor(() => expect(at()).toBe(now));
});

test("moves and zooms by keys and buttons, and comes back to the whole", async () => {
  await start();
  const upon = async () => (await map()).querySelector<HTMLElement>("[aria-hidden] + [aria-hidden]")?.style;
  await waitFor(async () => expect((await upon())?.transform).toBeTruthy());
  const before = (await upon())?.transform;
  fireEvent.keyDown(await map(), { key: "ArrowRight" });
  await waitFor(async () => expect((await upon())?.transform).not.toBe(before));
  fireEvent.keyDown(await map(), { key: "+" });
  await screens.press("Zoom out");
  await screens.press("Show the whole map");
  await waitFor(async () => expect((await upon())?.transform).toBe(before));
});

test("says that the vehicles cannot be shown, and shows them once they can be", async () => {
  await start("", { away: true });
  expect(await screen.findByText("The vehicles cannot be shown right now")).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await names()).toHaveLength(25);
});
