import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { partOfChart, type ChartData } from "#web/ui/chart/chartData.ts";
import { chartCsv } from "#web/ui/chart/chartFile.ts";
import { chartOptions } from "#web/ui/chart/chartOptions.ts";

let berth: TestConsole;
afterEach(() => berth?.close());

const open = async (address: string) => {
  berth = await openConsole({ at: address, as: "client" });
};
const region = (name: string) => screen.findByRole("region", { name });

const ships: ChartData = {
  kind: "line",
  label: "Ships",
  categoryLabel: "Hour",
  categories: ["08:00", "09:00", "10:00", "11:00"],
  series: [
    { id: "in", name: 'In, "with pilot"', values: [1, null, 3, 4] },
    { id: "out", name: "=Out", values: [4, 3, 2, 1] },
  ],
  format: String,
  marks: [{ category: 2, name: "Storm" }],
};
const place = { height: 200, mostLabels: 2, rtl: false, dark: false, paint: (color: string) => color };

test("the chosen kind of chart is what its table tells", async () => {
  await open("/charts/apex-chart?demo=Kinds");
  const card = await region("Cost by the hour");
  expect(within(card).getAllByRole("row").length).toBe(25);
  await berth.user.click(within(card).getByRole("button", { name: "Ring" }));
  expect(within(card).getAllByRole("row").length).toBe(4);
});

test("the part that the brush chooses is what the chart shows", async () => {
  await open("/charts/apex-chart?demo=Brush");
  const card = await region("Visits");
  expect(within(card).getAllByRole("row").length).toBe(31);
  const from = within(card).getByRole("slider", { name: "From" });
  expect(from.getAttribute("aria-valuetext")).toBe("31 Oct");
  fireEvent.change(from, { target: { value: "80" } });
  expect(within(card).getAllByRole("row").length).toBe(11);
});

test("a bar leads to what is behind it, and back", async () => {
  await open("/charts/apex-chart?demo=Press");
  const table = within(await screen.findByRole("table", { name: "Requests by region" }));
  await berth.user.click(table.getByRole("button", { name: "East" }));
  expect(await screen.findByRole("table", { name: "East: requests by the hour" })).toBeTruthy();
  await berth.user.click(screen.getByRole("button", { name: "All regions" }));
  expect(await screen.findByRole("table", { name: "Requests by region" })).toBeTruthy();
});

test("while a table is shown, there is no picture to save", async () => {
  await open("/charts/apex-chart?demo=Export");
  const card = within(await region("Income and cost by month"));
  await berth.user.click(card.getByRole("button", { name: "Show as a table" }));
  await berth.user.click(card.getByRole("button", { name: "Save the chart" }));
  const picture = await screen.findByRole("menuitem", { name: /^Picture \(PNG\)/ });
  expect(picture.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("menuitem", { name: "Numbers (CSV)" }).getAttribute("aria-disabled")).toBeNull();
});

test("a chart of Chart.js has its numbers as a table", async () => {
  await open("/charts/chartjs?demo=Points");
  const card = await region("Load and response time");
  const columns = () => within(card).getAllByRole("columnheader").length;
  expect(columns()).toBe(3);
  await berth.user.click(within(card).getByRole("button", { name: "Bubbles" }));
  await waitFor(() => expect(columns()).toBe(4));
});

test("as CSV a cell is never a formula, and a missing value is empty", () => {
  const [head, , second] = chartCsv(ships).split("\r\n");
  expect(head).toBe('\uFEFFHour,"In, ""with pilot""",\'=Out');
  expect(second).toBe("09:00,,3");
});

test("part of a chart keeps the marks within it", () => {
  const part = partOfChart(ships, 1, 2);
  expect(part.categories).toEqual(["09:00", "10:00"]);
  expect(part.series.map(({ values }) => values)).toEqual([
    [null, 3],
    [3, 2],
  ]);
  expect(part.marks).toEqual([{ category: 1, name: "Storm" }]);
});

test("a category with a mark is named at the axis, where others make room", () => {
  const { xaxis, annotations } = chartOptions({ ...ships, marks: [{ category: 1, name: "Storm" }] }, place);
  expect(xaxis?.categories).toEqual(["08:00", "09:00", "10:00", ""]);
  expect(annotations?.xaxis?.map(({ x }) => x)).toEqual(["09:00"]);
});
