import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openConsole, type TestConsole } from "../support/console.tsx";

const lost = vi.hoisted(() => new Set<string>());
vi.mock(import("../../web/lib/texts.ts"), async (original) => {
  const { readTexts } = await original();
  return { readTexts: (locale, namespace) => (lost.has(`${locale}/${namespace}`) ? Promise.reject(new Error("lost")) : readTexts(locale, namespace)) };
});

let berth: TestConsole;
afterEach(() => berth.close());

test("where a language file does not come, the English one stands in", async () => {
  lost.add("fr/screens");
  berth = await openConsole({ at: "/user/recharge", as: "client", locale: "fr" });
  expect(await screen.findByRole("heading", { level: 1, name: "Cost centre" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Cet écran est en construction" })).toBeTruthy();
});

test("where the English one does not come either, the console works with the keys", async () => {
  lost.add("ar/screens").add("en/screens");
  berth = await openConsole({ at: "/order/list", as: "client", locale: "ar" });
  expect(await screen.findByRole("heading", { level: 1, name: /orders/ })).toBeTruthy();
  await berth.go("/user/recharge");
  expect(berth.place()).toBe("/user/recharge");
});
