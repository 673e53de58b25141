import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Locale } from "#web/lib/texts/locale.ts";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

const open = async (page: string, demo: string, locale: Locale = "en") => {
  berth = await openConsole({ at: `/components/${page}?demo=${demo}`, as: "client", locale });
  await waitFor(() => expect(document.getElementById(demo)).toBeTruthy());
};
const press = async (name: string) => await berth.user.click(await screen.findByRole("button", { name }));

describe("what is shown", () => {
  test("how a figure moved is said in words", async () => {
    await open("list", "Shares");
    expect(screen.getByRole("img", { name: "up 6%" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "down 6%" })).toBeTruthy();
    expect(screen.getByText("unchanged")).toBeTruthy();
  });

  test("the parts of a bar are said with their counts", async () => {
    await open("progress-linear", "Parts");
    expect(
      screen.getByRole("img", {
        name: "Resources by state: Running 22, Changing 2, Needs attention 2, Asleep 1 and Stopped 1",
      }),
    ).toBeTruthy();
  });

  test("a meter says its share in words", async () => {
    await open("progress-linear", "Meters");
    expect(screen.getAllByRole("meter").map((meter) => meter.getAttribute("aria-valuetext"))).toEqual([
      "38%",
      "84%",
      "97%",
    ]);
  });

  test("a stepper says where the work is", async () => {
    await open("timeline", "Steps");
    const items = within(screen.getByRole("list", { name: "Steps of work" })).getAllByRole("listitem");
    expect(items.map((item) => within(item).getByRole("img").getAttribute("aria-label"))).toEqual([
      "done",
      "done",
      "in progress",
      "waiting",
      "waiting",
    ]);
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, null, "step", null, null]);
  });

  test("portraits that find no room are counted and named", async () => {
    await open("avatar", "Group");
    expect(
      screen.getByRole("img", { name: "And Maud Ferreira, Joonas Lahti, Priya Raman and Ines Okafor" })
        .textContent,
    ).toBe("+4");
  });

  test("what is open of a list stands beside it", async () => {
    await open("list", "Panes");
    const about = screen.getByRole("region", { name: "About the contact" });
    expect(within(about).getByRole("heading", { name: "Nobody is chosen" })).toBeTruthy();
    await press("Joonas Lahti Harbour operations");
    expect(within(about).getByText("Joonas Lahti")).toBeTruthy();
  });

  test("a drawer opens, and Escape closes it", async () => {
    await open("dialog", "Beside");
    await press("Open the drawer");
    expect(await screen.findByRole("dialog", { name: "Replica web-7f3k2" })).toBeTruthy();
    await berth.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("speaks Chinese", async () => {
    await open("list", "Shares", "cn");
    expect(screen.getByRole("img", { name: "上升 6%" })).toBeTruthy();
  });
});

describe("what is told", () => {
  test("a question names the thing, and both answers are heard", async () => {
    await open("dialog", "Question");
    for (const [answer, told] of [
      ["Cancel", "Kept"],
      ["Destroy", "Agreed"],
    ] as const) {
      await press("Destroy the server");
      const question = await screen.findByRole("alertdialog", { name: "Destroy the server edge-hk-02?" });
      await berth.user.click(within(question).getByRole("button", { name: answer }));
      expect(await screen.findByText(told)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }
  });

  test("a message with undo does it", async () => {
    await open("snackbar", "TakeBack");
    await press("Remove tidemark");
    expect(screen.queryByRole("button", { name: "Remove tidemark" })).toBeNull();
    await press("Undo");
    expect(await screen.findByRole("button", { name: "Remove tidemark" })).toBeTruthy();
  });

  test("of six messages the oldest gives way", async () => {
    await open("snackbar", "Several");
    await press("Six");
    await waitFor(() => expect(screen.getAllByText(/^Deployment \d is done$/)).toHaveLength(5));
    await waitFor(() => expect(screen.queryByText("Deployment 1 is done")).toBeNull());
  });
});
