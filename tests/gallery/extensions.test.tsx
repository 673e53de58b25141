import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { consoleTourStore } from "#web/lib/navigation/consoleTour.ts";

let berth: TestConsole;
afterEach(() => {
  consoleTourStore.set(false);
  return berth.close();
});

const open = async (at: string, kept: Record<string, string> = {}) => {
  berth = await openConsole({ at, as: "client", kept });
};
const press = async (name: string) => berth.user.click(await screen.findByRole("button", { name }));

test("slides are named by which of how many, and there is a place for each", async () => {
  await open("/extensions/swiper?demo=Basic");
  const places = within(await screen.findByRole("group", { name: "News: places" }));
  expect(screen.getByRole("region", { name: "News" })).toBeTruthy();
  expect(places.getAllByRole("button")[0]?.getAttribute("aria-current")).toBe("true");
  expect(screen.getByText("Storage costs less")).toBeTruthy();
});

test("what turns by itself can be stopped", async () => {
  await open("/extensions/swiper?demo=Autoplay");
  await press("Pause");
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
});

test("a tour tells of a place that is missing only when it is there, and says when it ends", async () => {
  await open("/extensions/tour?demo=Missing");
  await press("Start the tour");
  expect((await screen.findByRole("dialog")).textContent).toContain("No place");
  await berth.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("Ended so often: 1")).toBeTruthy();
});

test("the console's own tour ends with Done, and starts from the account's menu again", async () => {
  await open("/extensions/tour?demo=ConsoleItself");
  await press("Show me the console");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("That is all");
  await berth.user.click(within(dialog).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(consoleTourStore.get()).toBe(false);
  await berth.user.click(screen.getByRole("button", { name: /^Account of/ }));
  await berth.user.click(await screen.findByRole("menuitem", { name: "Tour of the console" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("the first screen offers the tour once, and not again to who declined", async () => {
  await open("/user/dashboards", { "berth.tours": "" });
  await press("No, thanks");
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "New here?" })).toBeNull());
  await berth.go("/extensions/tour");
  await berth.go("/user/dashboards");
  expect(screen.queryByRole("button", { name: "Show me around" })).toBeNull();
});
