import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(async () => {
  vi.restoreAllMocks();
  await berth.close();
});

const open = async () => {
  const scrollTo = vi.spyOn(window, "scrollTo");
  berth = await openConsole({ at: "/apps/ecommerce/product/list", as: "client" });
  await screen.findByRole("table", { name: "Products" });
  return scrollTo;
};

test("a first screen is at its top without asking the window, which would cost a layout", async () => {
  expect(await open()).not.toHaveBeenCalled();
});

test("the next screen comes to its top where the window was scrolled", async () => {
  const scrollTo = await open();
  act(() => void window.dispatchEvent(new Event("scroll")));
  await berth.go("/apps/ecommerce/order/list");
  await screen.findByRole("table", { name: "Orders" });
  expect(scrollTo.mock.calls.at(-1)).toEqual([{ top: 0 }]);
});
