import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

describe("what is shown", () => {
  const open = async (locale: "en" | "cn" = "en") => {
    berth = await openConsole({ at: "/develop/kit/display", as: "client", locale });
    await screen.findByRole("heading", { name: locale === "en" ? "Charts" : "图表" });
  };
  const press = (name: string, role = "button") => berth.user.click(screen.getByRole(role, { name }));

  test("a chart is a table too, with its numbers as the language writes them", async () => {
    await open();
    const table = screen.getByRole("table", { name: "Cost by the hour" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Hour", "App hosting", "Servers", "Other"]);
    const [, first] = within(table).getAllByRole("row");
    expect(
      within(first ?? table)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["¥42.00", "¥26.00", "¥5.00"]);
  });

  test("a limit stands in the words of the table, and a missing value as a dash", async () => {
    await open();
    expect(screen.getByRole("table", { name: "CPU load, Warning line: 80%" })).toBeTruthy();
    const rows = within(screen.getByRole("table", { name: "Requests a second" })).getAllByRole("row");
    expect(within(rows.at(-1) ?? document.body).getAllByRole("cell")[0]?.textContent).toBe("—");
  });

  test("a button shows the table in the chart's place, and back", async () => {
    await open();
    const card = screen.getByRole("region", { name: "CPU load" });
    expect(within(card).getByRole("figure")).toBeTruthy();
    await berth.user.click(within(card).getByRole("button", { name: "Show as a table" }));
    expect(within(card).queryByRole("figure")).toBeNull();
    expect(within(card).getByRole("table")).toBeTruthy();
    await berth.user.click(within(card).getByRole("button", { name: "Show as a chart" }));
    expect(within(card).getByRole("figure")).toBeTruthy();
  });

  test("how a figure moved is said in words", async () => {
    await open();
    expect(screen.getByRole("img", { name: "up 12.5%" })).toBeTruthy();
    expect(screen.getByText("unchanged")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Orders this week" }).getAttribute("href")).toBe(
      "/develop/kit/data",
    );
    expect(
      screen.getByRole("img", {
        name: "Resources by state: Running 22, Changing 2, Needs attention 2, Asleep 1 and Stopped 1",
      }),
    ).toBeTruthy();
    expect(
      screen
        .getAllByRole("meter", { name: "Disk used" })
        .map((meter) => meter.getAttribute("aria-valuetext")),
    ).toEqual(["38%", "84%", "97%"]);
  });

  test("a stepper says where the work is", async () => {
    await open();
    const [running] = screen.getAllByRole("list", { name: "Steps of work" });
    const items = within(running ?? document.body).getAllByRole("listitem");
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
    await open();
    expect(
      screen.getByRole("img", { name: "And Maud Ferreira, Joonas Lahti, Priya Raman and Ines Okafor" })
        .textContent,
    ).toBe("+4");
  });

  test("what is open of a list stands beside it", async () => {
    await open();
    const about = screen.getByRole("region", { name: "About the contact" });
    expect(within(about).getByRole("heading", { name: "Nobody is chosen" })).toBeTruthy();
    await press("Joonas Lahti Harbour operations");
    expect(within(about).getByText("Joonas Lahti")).toBeTruthy();
  });

  test("a drawer opens, and Escape closes it", async () => {
    await open();
    await press("Open the drawer");
    expect(await screen.findByRole("dialog", { name: "Edit the contact" })).toBeTruthy();
    await berth.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("speaks Chinese", async () => {
    await open("cn");
    expect(screen.getByRole("table", { name: "CPU 使用率，告警线：80%" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "上升 12.5%" })).toBeTruthy();
  });
});

describe("what is told", () => {
  const open = async () => {
    berth = await openConsole({ at: "/develop/kit/feedback", as: "client" });
    await screen.findByRole("heading", { name: "Messages and questions" });
  };

  test("a question names the thing, and both answers are heard", async () => {
    await open();
    for (const [answer, told] of [
      ["Cancel", "Kept"],
      ["Destroy", "Agreed"],
    ] as const) {
      await berth.user.click(screen.getByRole("button", { name: "A question" }));
      const question = await screen.findByRole("alertdialog", { name: "Destroy the server edge-hk-02?" });
      await berth.user.click(within(question).getByRole("button", { name: answer }));
      expect(await screen.findByText(told)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }
  });

  test("a message with undo does it", async () => {
    await open();
    await berth.user.click(screen.getByRole("button", { name: "With undo" }));
    await berth.user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("The product is back")).toBeTruthy();
  });

  test("of six messages the oldest gives way", async () => {
    await open();
    for (let times = 0; times < 6; times += 1)
      await berth.user.click(screen.getByRole("button", { name: times === 0 ? "Error" : "Information" }));
    await waitFor(() => expect(screen.getAllByText("The backup starts at 04:00")).toHaveLength(5));
    await waitFor(() => expect(screen.queryByText("The region cannot be reached")).toBeNull());
  });
});
