import type { ChartData, ChartOptions, ChartType } from "chart.js";

/** What the theme gives to a chart: Chart.js paints on a canvas and must know colours by their values. */
export interface JsLook {
  /** The eight colours of series. */
  series: readonly string[];
  /** The same colour, faint, for areas. */
  faint: (color: string) => string;
  text: string;
  line: string;
  ground: string;
  font: string;
  rtl: boolean;
}

/** What Chart.js is given. */
export interface JsChartParts {
  type: ChartType;
  data: ChartData;
  options?: ChartOptions;
}

export type DrawJs = (look: JsLook) => JsChartParts;

const eight = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Reads the colours that are in force at an element. */
export function lookAt(element: HTMLElement, rtl: boolean): JsLook {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    series: eight.map((place) => value(`chart${place}`)),
    faint: (color) => `${color}29`,
    text: value("colorNeutralForeground3"),
    line: value("lineSoft"),
    ground: value("card"),
    font: style.fontFamily,
    rtl,
  };
}

/** Axes of a grid: few lines, small words, the values at the side where reading begins. */
export function axes(
  { text, line, rtl }: JsLook,
  format: (value: number) => string,
  level = false,
): NonNullable<ChartOptions["scales"]> {
  const ticks = { color: text, maxRotation: 0, autoSkipPadding: 12 };
  const values = {
    border: { display: false },
    grid: { color: line },
    ticks: { ...ticks, maxTicksLimit: 5, callback: (value: string | number) => format(Number(value)) },
  };
  const names = { border: { display: false }, grid: { display: false }, ticks };
  const side = rtl ? "right" : "left";
  return level
    ? { x: { ...values, reverse: rtl }, y: { ...names, position: side } }
    : { x: names, y: { ...values, position: side } };
}

/** One scale around a middle, of radar and polar charts. */
export const around = ({ text, line }: JsLook): NonNullable<ChartOptions["scales"]> => ({
  r: {
    angleLines: { color: line },
    grid: { color: line },
    pointLabels: { color: text, font: { size: 12 } },
    min: 0,
    ticks: { display: false, maxTicksLimit: 5 },
  },
});
