import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

let screens: Screens;
const open = async (options: Partial<ScreensOptions> = {}) => {
  screens = await openScreensAt("/develop/health", { fragile: "GatewayHealthPage", as: "admin", ...options });
};
afterEach(() => screens.close());

const rowOf = async (table: string, name: RegExp) =>
  within(await screen.findByRole("table", { name: table })).findByRole("row", { name });

describe("the health of the gateway", () => {
  test("says what it is of: one process, in memory", async () => {
    await open();
    expect(await screen.findByText(/Figures of this process, in memory/)).toBeTruthy();
    expect(await screen.findByText("Nothing measured yet")).toBeTruthy();
  });

  test("shows the figures, the slowest operations, the engine and the work", async () => {
    await open({ before: (ask) => ask("{ viewer { role } }") });
    expect(await screen.findByText("Simulated engine")).toBeTruthy();
    expect(await rowOf("Slowest operations", /query/)).toBeTruthy();
    expect(await screen.findByText("Apps by phase")).toBeTruthy();
    expect(await screen.findByRole("group", { name: "Kind of work" })).toBeTruthy();
  });

  test("shows what is warned of, and sets it", async () => {
    await open();
    expect(await rowOf("Warnings", /Requests are slow above 1 s for 5 min.*Well/)).toBeTruthy();
    await screens.press("Edit “Requests are slow”");
    const limit = await screen.findByRole("textbox", { name: /Limit in milliseconds/ });
    await screens.berth.user.clear(limit);
    await screens.berth.user.type(limit, "250");
    await screens.press("Save");
    expect(await rowOf("Warnings", /Requests are slow above 250 ms for 5 min/)).toBeTruthy();
  });

  test("says at the field which limit is not taken", async () => {
    await open();
    await screens.press("Edit “Requests are slow”");
    const limit = await screen.findByRole("textbox", { name: /Limit in milliseconds/ });
    await screens.berth.user.clear(limit);
    await screens.berth.user.type(limit, "1");
    await screens.press("Save");
    expect(await screen.findByText(/10/, { selector: "[role=alert], [role=alert] *" })).toBeTruthy();
  });

  test("says that it could not be loaded, and is loaded again", async () => {
    await open({ away: true });
    expect(await screen.findByText("The health of the gateway could not be loaded")).toBeTruthy();
    screens.away = false;
    await screens.press(/again/i);
    expect(await screen.findByText("Simulated engine")).toBeTruthy();
  });

  test("is for administrators alone, and in nobody else's navigation", async () => {
    await open({ as: "client" });
    expect(await screen.findByText(/not allowed|no access|may not/i)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Gateway health" })).toBeNull();
  });
});
