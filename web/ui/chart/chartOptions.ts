import type { ApexOptions } from "apexcharts";
import { cspNonce } from "#web/lib/cspNonce.ts";
import { type ChartData, seriesColor } from "./chartData.ts";

/** Where the chart stands. */
export interface ChartPlace {
  height: number;
  /** The most words that have room at the category axis. */
  mostLabels: number;
  rtl: boolean;
  dark: boolean;
  /** The value of a colour that is named by a CSS variable: ApexCharts mixes colours and must know them. */
  paint: (color: string) => string;
}

const axisText = { fontSize: "12px", fontFamily: "inherit", colors: "var(--colorNeutralForeground3)" };
const markText = { fontSize: "12px", fontFamily: "inherit" };
const lineWidth = 1.75;
const mostTicks = 2;

/** How many steps the value axis has: no half one where all that is counted comes in wholes. */
function ticksOf({ kind, categories, series }: ChartData): number {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  const totals =
    kind === "stacked"
      ? categories.map((_, place) => series.reduce((sum, one) => sum + (one.values[place] ?? 0), 0))
      : values;
  return values.every(Number.isInteger) && Math.max(...totals) === 1 ? 1 : mostTicks;
}

/** What ApexCharts is told: our look, no movement, no tools, and numbers as the caller writes them. */
export function chartOptions(
  data: ChartData,
  { height, mostLabels, rtl, dark, paint }: ChartPlace,
): ApexOptions {
  const { kind, categories, axisCategories = categories, series, format } = data;
  const { formatAxis = format, axisFrom, limit, marks = [], onSelect } = data;
  const isDonut = kind === "donut";
  const isBar = kind === "bar" || kind === "stacked";
  const named = isDonut
    ? categories.map((_, place) => seriesColor(place))
    : series.map(({ color }, place) => seriesColor(place, color));
  const colors = named.map(paint);
  const shared: ApexOptions = {
    chart: {
      type: kind === "stacked" ? "bar" : kind,
      height,
      stacked: kind === "stacked",
      nonce: cspNonce(),
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      parentHeightOffset: 0,
      fontFamily: "inherit",
      background: "transparent",
      ...(onSelect && {
        events: {
          // Bars and slices are pressed themselves, lines anywhere above their point.
          [isBar || isDonut ? "dataPointSelection" : "click"]: (
            _event: unknown,
            _chart: unknown,
            { dataPointIndex }: { dataPointIndex: number },
          ) => dataPointIndex >= 0 && onSelect(dataPointIndex),
        },
      }),
    },
    theme: { mode: dark ? "dark" : "light" },
    colors,
    legend: { show: false },
    dataLabels: { enabled: false },
    states: { hover: { filter: { type: "none" } }, active: { filter: { type: "none" } } },
    tooltip: {
      theme: dark ? "dark" : "light",
      intersect: false,
      shared: !isDonut,
      followCursor: isDonut,
      x: {
        formatter: (_shown: unknown, at?: { dataPointIndex?: number }) =>
          categories[at?.dataPointIndex ?? -1] ?? "",
      },
      y: { formatter: format },
    },
    noData: { text: "" },
  };
  if (isDonut) {
    return {
      ...shared,
      series: (series[0]?.values ?? []).map((value) => value ?? 0),
      labels: [...categories],
      stroke: { width: 2, colors: ["var(--card)"] },
      plotOptions: { pie: { expandOnClick: false, donut: { size: "72%", labels: { show: false } } } },
    };
  }
  const every = evenStep(categories.length, mostLabels);
  // A mark finds its place by the word at the axis.
  const isNamed = (place: number) => place % every === 0 || marks.some(({ category }) => category === place);
  const rows: ApexAxisChartSeries = series.map(({ name, values }) => ({ name, data: [...values] }));
  return {
    ...shared,
    series: rows,
    stroke: { width: isBar ? 0 : lineWidth, curve: "smooth", lineCap: "round" },
    fill: {
      type: "solid",
      opacity: kind === "area" ? (dark ? 0.14 : 0.1) : 1,
    },
    markers: { size: 0, strokeWidth: 0, hover: { size: 4 } },
    plotOptions: {
      bar: {
        columnWidth: "62%",
        borderRadius: 2,
        borderRadiusApplication: "end",
        borderRadiusWhenStacked: "last",
      },
    },
    grid: {
      borderColor: "var(--lineSoft)",
      padding: { top: -16, bottom: 0, left: rtl ? 28 : 8, right: rtl ? 8 : 0 },
    },
    xaxis: {
      categories: axisCategories.map((name, place) => (isNamed(place) ? name : "")),
      axisBorder: { show: false },
      axisTicks: { show: false },
      crosshairs: { stroke: { color: "var(--line)", dashArray: 0 } },
      tooltip: { enabled: false },
      labels: { style: axisText, rotate: 0, hideOverlappingLabels: true, trim: false },
    },
    yaxis: {
      opposite: rtl,
      tickAmount: ticksOf(data),
      ...(axisFrom !== undefined && { min: axisFrom }),
      forceNiceScale: true,
      labels: { style: axisText, formatter: formatAxis, offsetX: rtl ? 0 : -8 },
    },
    // An empty list takes away the line that an earlier one drew.
    annotations: {
      yaxis: limit
        ? [{ y: limit.value, borderColor: "var(--warnDot)", strokeDashArray: 4, label: { text: "" } }]
        : [],
      xaxis: marks.map(({ category, name }) => ({
        x: axisCategories[category] ?? "",
        borderColor: "var(--infoDot)",
        strokeDashArray: 2,
        label: {
          text: name,
          orientation: "horizontal",
          borderColor: "var(--line)",
          offsetY: 4,
          style: { ...markText, color: "var(--infoForeground)", background: "var(--infoBackground)" },
        },
      })),
    },
  };
}

/** How far apart words stand that have room for `most` of them: evenly to the end where that takes few of them away. */
function evenStep(count: number, most: number): number {
  const least = Math.ceil(count / most);
  const even = Array.from({ length: Math.ceil(least / 2) }, (_, more) => least + more).find(
    (step) => count % step === 0,
  );
  return even ?? least;
}
