import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { orders } from "#web/features/orders/routes.tsx";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

const { routes } = orders;
const broken = () => {
  throw new Error("planted");
};
const lost = (times: number) => {
  const load = vi.fn(async () => ({ Page: () => <h1>Arrived</h1> }));
  for (let left = times; left > 0; left -= 1) load.mockRejectedValueOnce(new TypeError("lost on its way"));
  return load;
};
beforeAll(() => {
  orders.routes = [
    { path: "/order/list", title: "orders", load: async () => ({ Page: broken }) },
    { path: "/order/kept", title: "orders", content: "wide", load: async () => ({ Page: broken }) },
    { path: "/order/details/:id", title: "order", load: () => Promise.reject(new Error("no code")) },
    { path: "/order/lost", title: "orders", load: lost(2) },
    { path: "/order/away", title: "orders", load: lost(3) },
  ];
});
afterAll(() => {
  orders.routes = routes;
});

let berth: TestConsole;
afterEach(async () => {
  vi.restoreAllMocks();
  await berth.close();
});

test.each(["/order/list", "/order/kept", "/order/details/ord_demo"])(
  "a screen that breaks at %s keeps the shell, and the next one works",
  async (path) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    berth = await openConsole({ at: "/user/recharge", as: "client" });
    await berth.go(path);
    expect(
      await screen.findByRole("heading", { level: 1, name: "This page could not be shown" }),
    ).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Copy the request number" })).toBeTruthy();
    const navigation = within(screen.getByRole("navigation", { name: "Navigation" }));
    await berth.user.click(navigation.getByRole("link", { name: "Cost centre" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Cost centre" })).toBeTruthy();
  },
);

test("a screen whose code is lost on its way twice stands all the same", async () => {
  berth = await openConsole({ at: "/user/recharge", as: "client" });
  await berth.go("/order/lost");
  expect(await screen.findByRole("heading", { level: 1, name: "Arrived" })).toBeTruthy();
});

test("a screen whose code never comes says that it did not arrive, and stands once it is opened again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  berth = await openConsole({ at: "/user/recharge", as: "client" });
  await berth.go("/order/away");
  expect(await screen.findByRole("heading", { level: 1, name: "This page did not arrive" })).toBeTruthy();
  expect(
    screen.getByText("Part of it was lost on the way. Check your connection, then try again."),
  ).toBeTruthy();
  await berth.go("/user/recharge");
  expect(await screen.findByRole("heading", { level: 1, name: "Cost centre" })).toBeTruthy();
  await berth.go("/order/away");
  expect(await screen.findByRole("heading", { level: 1, name: "Arrived" })).toBeTruthy();
});
