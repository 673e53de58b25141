/** One row of values of a chart, in the order of its categories; null where there is none. */
export interface ChartSeries {
  id: string;
  name: string;
  values: readonly (number | null)[];
  /** Which of the eight chart colours, from 1; by default its place in the list. */
  color?: ChartColor;
}

export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A value that should not be passed, drawn as a dashed line. */
export interface ChartLimit {
  value: number;
  name: string;
}

/** Something that happened at a category, drawn as an upright line with its name. */
export interface ChartMark {
  /** The place of the category. */
  category: number;
  name: string;
}

/** What a chart shows, already in words: names, categories and the way numbers are written. */
export interface ChartData {
  /** `stacked` are bars on top of each other; `donut` shows the first series alone, one slice for each category. */
  kind: "line" | "area" | "bar" | "stacked" | "donut";
  /** Says what the chart shows; its accessible name and the caption of its table. */
  label: string;
  /** What stands at the head of the categories in the table. */
  categoryLabel: string;
  categories: readonly string[];
  /** How the categories are written at the axis, where it should be shorter. */
  axisCategories?: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** How numbers are written at the axis, where it should be shorter. */
  formatAxis?: (value: number) => string;
  /** Where the value axis begins; by default near the least value. */
  axisFrom?: number;
  limit?: ChartLimit;
  /** What happened meanwhile; not in a donut. */
  marks?: readonly ChartMark[];
  /** Called with the place of the category that was pressed, to go to the rows behind it. */
  onSelect?: (category: number) => void;
}

const colorCount = 8;

/** The CSS variable of a series' colour: it follows the theme by itself. */
export function seriesColor(place: number, color?: ChartColor): string {
  return `var(--chart${color ?? (place % colorCount) + 1})`;
}

/** What has a colour of its own in a legend: the slices of a donut, else the series. */
export function legendOf({ kind, categories, series }: ChartData): { name: string; color: string }[] {
  return kind === "donut"
    ? categories.map((name, place) => ({ name, color: seriesColor(place) }))
    : series.map(({ name, color }, place) => ({ name, color: seriesColor(place, color) }));
}

/** The same chart for the categories from one place to another, both of them included. */
export function partOfChart(data: ChartData, from: number, to: number): ChartData {
  const { categories, axisCategories, series, marks } = data;
  return {
    ...data,
    categories: categories.slice(from, to + 1),
    ...(axisCategories && { axisCategories: axisCategories.slice(from, to + 1) }),
    series: series.map((one) => ({ ...one, values: one.values.slice(from, to + 1) })),
    ...(marks && {
      marks: marks
        .filter(({ category }) => category >= from && category <= to)
        .map(({ category, name }) => ({ category: category - from, name })),
    }),
  };
}
