import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { defaultShortcuts, mostShortcuts, readShortcuts } from "#web/app/shortcuts/shortcutPaths.ts";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole | undefined;
afterEach(async () => {
  await berth?.close();
  berth = undefined;
});

async function openPanel(at = "/apps/ecommerce/product/add") {
  berth = await openConsole({ at, as: "client" });
  await berth.user.click(await screen.findByRole("button", { name: "Shortcuts" }));
  return { user: berth.user, panel: within(await screen.findByRole("dialog", { name: "Shortcuts" })) };
}
const tiles = (panel: { getAllByRole: (role: string) => HTMLElement[] }) =>
  panel.getAllByRole("link").map((link) => link.getAttribute("href"));

test("has tiles of screens at first, and a tile leads to its screen", async () => {
  const { user, panel } = await openPanel();
  expect(tiles(panel)).toContain("/apps/ecommerce/product/list");
  await user.click(panel.getByRole("link", { name: "Products" }));
  await waitFor(() => expect(berth?.place()).toBe("/apps/ecommerce/product/list"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("adds the screen that stands, once", async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole("button", { name: "Add this page" }));
  expect(tiles(panel).at(-1)).toBe("/apps/ecommerce/product/add");
  expect(panel.getByRole("button", { name: "Add this page" }).getAttribute("aria-disabled")).toBe("true");
});

test("removes and reorders by the keyboard, says so, and keeps it for the person on the gateway", async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole("button", { name: "Add this page" }));
  await user.click(panel.getByRole("button", { name: "Arrange" }));
  const names = () =>
    panel.getAllByRole("button", { name: /^Move / }).map((handle) => handle.getAttribute("aria-label"));
  const before = names();
  panel.getByRole("button", { name: before.at(-1) ?? "" }).focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(names()).toEqual([...before.slice(0, -2), before.at(-1), before.at(-2)]);
  expect(panel.getByRole("status").textContent).toContain(`${before.length - 1} of ${before.length}`);
  await user.click(panel.getByRole("button", { name: "Remove “Products”" }));
  expect(names()).not.toContain("Move “Products”");
  await waitFor(() => expect(berth?.sent("PreferenceSave")).toBeGreaterThan(0));
});

test("reads what was kept with care", () => {
  expect(readShortcuts(undefined)).toBe(defaultShortcuts);
  expect(readShortcuts({ a: 1 })).toBe(defaultShortcuts);
  expect(readShortcuts([])).toEqual([]);
  expect(readShortcuts(["/a", "/a", 7, "//evil.example", "https://evil.example", "/b"])).toEqual([
    "/a",
    "/b",
  ]);
  expect(readShortcuts(Array.from({ length: 40 }, (_, at) => `/${at}`))).toHaveLength(mostShortcuts);
});
