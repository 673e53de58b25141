import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Area } from "../../web/lib/area.ts";
import { openConsole, type TestConsole } from "../support/console.tsx";

vi.mock(import("../../web/features/orders/routes.tsx"), async (original) => {
  const { orders } = await original();
  const broken = () => {
    throw new Error("planted");
  };
  const routes: Area["routes"] = [
    { path: "/order/list", title: "orders", load: async () => ({ Page: broken }) },
    { path: "/order/kept", title: "orders", content: "wide", load: async () => ({ Page: broken }) },
    { path: "/order/details/:id", title: "order", load: () => Promise.reject(new Error("no code")) },
  ];
  return { orders: { ...orders, routes } };
});

let berth: TestConsole;
afterEach(async () => {
  vi.restoreAllMocks();
  await berth.close();
});

test.each(["/order/list", "/order/kept", "/order/details/ord_demo"])("a screen that breaks at %s keeps the shell, and the next one works", async (path) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  berth = await openConsole({ at: "/user/recharge", as: "client" });
  await berth.go(path);
  expect(await screen.findByRole("heading", { level: 1, name: "This page could not be shown" })).toBeTruthy();
  const navigation = within(screen.getByRole("navigation", { name: "Navigation" }));
  await berth.user.click(navigation.getByRole("link", { name: "Cost centre" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Cost centre" })).toBeTruthy();
});
