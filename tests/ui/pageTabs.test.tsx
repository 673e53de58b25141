import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

/** Each tab is 100 pixels wide, and the window shows three of them. */
const width = 100;
const seen = 300;
let berth: TestConsole;
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const list = this.closest("[role=tablist]");
    if (list === null || list === this) return new DOMRect(0, 0, seen, width);
    const at = [...list.querySelectorAll("[role=tab]")].indexOf(this);
    return new DOMRect(at * width - list.scrollLeft, 0, width, width);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  return berth.close();
});
const strip = () => screen.findByRole("tablist", { name: "Your account" });

test("tabs that are wider than the window stand with the chosen one in the middle from the start", async () => {
  berth = await openConsole({ at: "/user/profile/webhooks", as: "client" });
  const list = await strip();
  await waitFor(() => expect(list.scrollLeft).toBe(4.5 * width - seen / 2));
});

test("the tab that is chosen next comes to the middle too, and the page stays where it is", async () => {
  berth = await openConsole({ at: "/user/profile/webhooks", as: "client" });
  const list = await strip();
  const place = window.scrollY;
  await berth.user.click(screen.getByRole("tab", { name: "API tokens" }));
  await waitFor(() => expect(list.scrollLeft).toBe(2.5 * width - seen / 2));
  expect(window.scrollY).toBe(place);
});
