import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(async () => {
  vi.restoreAllMocks();
  await screens.close();
});
const open = async () => {
  screens = await openScreensAt("/product/freedomain", { fragile: "DomainZonePropagation" });
  await screen.findByRole("button", { name: "Add a record" });
};
const dialog = async () => within(await screen.findByRole("dialog"));
const look = async (step: string) => {
  await screens.press("More for the zone of tidemark.berth.dev");
  await screens.press(step, "menuitem");
};

test("a zone file is copied, and saved by the name of its zone", async () => {
  await open();
  await look("Show the zone file");
  const file = (await (await dialog()).findByRole("region", { name: "Zone file" })).textContent ?? "";
  expect(file).toMatch(/^\$ORIGIN tidemark\.berth\.dev\.\n/);
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Copy" }));
  await screen.findByText("The zone file is copied");
  expect(await navigator.clipboard.readText()).toBe(file);
  const saved: { name: string; content: Promise<string> }[] = [];
  const contents: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content);
    return "blob:zone";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents[0]?.text() ?? Promise.resolve("") });
  });
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Download" }));
  expect(saved.map(({ name }) => name)).toEqual(["tidemark.berth.dev.zone"]);
  expect(await saved[0]?.content).toBe(file);
});

test("a version that another one took the place of is not said to be applied", async () => {
  await open();
  await screens.press(/^v2/);
  await (await dialog()).findByText("No longer applied: v3 took its place");
  const states = within(await (await dialog()).findByRole("table"));
  expect(states.getAllByText("Unchanged").length).toBeGreaterThan(0);
  expect(states.queryByText("Applied")).toBeNull();
});

test("the version that is applied says so", async () => {
  await open();
  await screens.press(/^v3/);
  expect(await (await dialog()).findByText("The version that is applied now")).toBeTruthy();
});

test("servers are asked again without leaving, once at a time, and a failure is told in their place", async () => {
  await open();
  await look("Check the servers");
  const again = () => screen.getByRole("button", { name: "Check again" });
  await (await dialog()).findByText("No server to ask");
  const answer = screens.holdBack("DomainZonePropagation");
  await screens.berth.user.click(again());
  await waitFor(() => expect(again().getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(again());
  expect((await dialog()).getByText("No server to ask")).toBeTruthy();
  answer();
  await waitFor(() => expect(again().getAttribute("aria-disabled")).toBeNull());
  screens.away = true;
  await screens.berth.user.click(again());
  await (await dialog()).findByText("The servers cannot be asked right now");
  const failed = await dialog();
  screens.away = false;
  await screens.berth.user.click(failed.getByRole("button", { name: "Try again" }));
  await (await dialog()).findByText("No server to ask");
  expect(screen.queryByText("The servers cannot be asked right now")).toBeNull();
});

test("versions that are slow keep their place", async () => {
  screens = await openScreensAt("/product/freedomain", { fragile: "none", held: "DomainZoneVersions" });
  expect(await screen.findByRole("status", { name: "Versions" })).toBeTruthy();
  screens.answer();
  expect(await screen.findByRole("region", { name: "Versions" })).toBeTruthy();
  expect(screen.queryByRole("status", { name: "Versions" })).toBeNull();
});
