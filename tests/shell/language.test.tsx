import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let gateway: ThreadGateway;
let berth: TestConsole;
beforeAll(async () => {
  gateway = await startThreadGateway();
});
afterEach(() => berth.close());
afterAll(() => gateway.close());

const open = async (as: string) => {
  berth = await openConsole({ at: "/user/recharge", as, gateway });
};

test("the chosen language comes along to another browser, for this person alone", async () => {
  await open("client");
  await berth.user.click(await screen.findByRole("button", { name: "Language" }));
  await berth.user.click(await screen.findByRole("menuitemradio", { name: "Français" }));
  await screen.findByRole("heading", { level: 1, name: "Centre de coûts" });
  await waitFor(() => expect(berth.sent("PreferenceSave")).toBe(1));
  await berth.close();

  await open("admin");
  await waitFor(() => expect(berth.sent("PreferencePair")).toBe(1));
  expect(screen.getByRole("heading", { level: 1, name: "Cost centre" })).toBeTruthy();
  await berth.close();

  await open("client");
  await screen.findByRole("heading", { level: 1, name: "Centre de coûts" });
});

test("a guest's choice stays in the browser", async () => {
  berth = await openConsole({ at: "/login", gateway });
  await berth.user.click(await screen.findByRole("button", { name: "English" }));
  await berth.user.click(await screen.findByRole("menuitemradio", { name: "Français" }));
  await screen.findByRole("button", { name: "Français" });
  expect(window.localStorage.getItem("berth.locale")).toBe("fr");
  expect(berth.sent("PreferenceSave")).toBe(0);
});
